"""What the page keeps as data has to agree with the rules."""
