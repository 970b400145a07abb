"""How a law is taught: tasks, the steps of a course, the way through it, practice and progress.

A task is a value. It has a question, a form for the answer, a ruling on any answer, and four rungs
of help. A step of a course makes tasks in a position; a question finds positions in real games.
All of them ask the engine, so nobody writes an answer down:

>>> from cardlab.games import get
>>> from cardlab.language import mark
>>> from cardlab.lessons.asking import pick
>>> from cardlab.lessons.attempt import Attempt
>>> from cardlab.lessons.checking import faults
>>> from cardlab.lessons.positions import position
>>> from cardlab.lessons.step import Step
>>> place = position("stump", ["JC 6D KH", "7H 9H"], stumps=[[], []], pile=["8C"], phase="beat",
...                  to_act=0, trump="D", turned="8D")
>>> step = Step(("ST-7",), "try", mark("Find every card that beats."),
...             (pick(place, mark("Which of your cards beat the {lying}?")),))
>>> list(faults(step))
[]
>>> learner = Attempt(step.tasks[0])
>>> print(learner.task.question)
Which of your cards beat the 8♣?
>>> print(learner.answer(["JC"]).sentence)
These would do. 1 card is missing. ST-7, “Beating”.
>>> print(learner.climb().text)  # doctest: +ELLIPSIS
What matters here is ST-7, “Beating”. ...
>>> learner.answer(["JC", "6D"]).verdict
'right'
"""
