"""The rules of Capital Lux: plain Python without dependencies, compiled to C where possible."""
