"""How a law is taught: steps with a position to try it in, in the order of a course."""
