"""Many games at once: counting and comparing."""
