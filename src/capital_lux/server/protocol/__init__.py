"""Everything that travels, in both directions: the one source of the schema and of `wire.ts`."""
