"""Games judged by an engine: chances, marks, accuracy, and why a turn was a mistake."""
