"""Browser tests; a package, so that its browser is closed before other tests start their own."""
