"""A scene as a small page: a picture with its text, and a table of the same facts.

The picture is an image of its own, so that it also shows where inline drawings are
stripped, and nothing in a name can become part of the page.
"""

from __future__ import annotations

from base64 import b64encode
from html import escape

from cardlab.language import say
from cardlab.render.svg import picture
from cardlab.render.text import facts, picture_text
from cardlab.scene import Scene


def page(scene: Scene, task: str = "") -> str:
    """Return the scene as HTML that needs nothing else; `task` is what a lesson asks for.

    >>> import cardlab
    >>> from cardlab.scene import scene
    >>> view = cardlab.get("black_crow").deal(players=2, seed=7).view(0)
    >>> page(scene(view, ("You", "Ann"))).startswith('<figure class="cardlab">')
    True
    """
    drawn = b64encode(picture(scene).encode()).decode()
    rows = "".join(
        f'<tr><th scope="row">{escape(heading)}</th><td>{escape(fact)}</td></tr>'
        for heading, fact in facts(scene)
    )
    asked = f"<p><strong>{escape(task)}</strong></p>" if task else ""
    return (
        f'<figure class="cardlab">{asked}'
        f'<img alt="{escape(picture_text(scene).spoken)}" '
        f'src="data:image/svg+xml;base64,{drawn}" style="max-width:100%">'
        f"<figcaption>{escape(scene.status)}</figcaption>"
        f"<table><caption>{escape(say('The same table in words'))}</caption>"
        f"<tbody>{rows}</tbody></table></figure>"
    )
