"""The typed line of a table: what somebody may type there, what is meant by it, what is told."""
