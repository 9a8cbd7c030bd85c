"""What HTTP requests are answered, described for the API's page, by subject."""
