"""What is measured rather than tested: `python -m tests.benchmarks` says which commands there are.

Nothing here fails for being slow. A command prints what it has measured, and how is said at the
top of its own file.
"""
