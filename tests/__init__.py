"""Tests, by the same floors as the package; browser tests apart."""
