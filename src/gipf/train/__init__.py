"""Training: the network by self-play (`network`), the evaluation of alpha-beta by fitting (`evaluation`)."""
