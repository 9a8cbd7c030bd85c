"""What builds the page. Nothing here is needed where the page is already built."""
