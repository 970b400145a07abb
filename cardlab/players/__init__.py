"""Who decides: players, from one who only knows the laws upwards."""
