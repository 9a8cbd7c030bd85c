"""What a page asks for by HTTP, by subject: from what a request holds to its answer, as plain data."""
