"""What the README's figures come from, and comparisons too long for the tests."""
