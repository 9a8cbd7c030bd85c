"""Looking ahead: alpha-beta, tree search, and simple players to measure them against."""
