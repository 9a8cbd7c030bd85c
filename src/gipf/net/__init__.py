"""What a network is shown of a position, what it answers, and how it is asked."""
