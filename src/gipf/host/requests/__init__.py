"""What HTTP requests hold, by subject."""
