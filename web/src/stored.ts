/** What this browser keeps for us, by name. Where storage is blocked it is kept until the page is left. */

/** What is kept; what is not of the kind that is usual, by another hand or version, is as if it were not there. */
export function stored<T>(key: string, usual: T): T {
  try {
    return like(JSON.parse(localStorage.getItem(key) ?? "null"), usual);
  } catch {
    return usual;
  }
}

function like<T>(kept: unknown, usual: T): T {
  // What may be nothing is a text, and so is each of several.
  if (usual === null) return (typeof kept === "string" ? kept : usual) as T;
  if (Array.isArray(usual)) {
    return Array.isArray(kept) && kept.every((one) => typeof one === "string") ? (kept as T) : usual;
  }
  if (typeof kept !== typeof usual || kept === null || Array.isArray(kept)) return usual;
  const parts = Object.entries(usual as object);
  if (typeof usual !== "object" || parts.length === 0) return kept as T;
  return Object.fromEntries(parts.map(([name, part]) => [name, like((kept as Record<string, unknown>)[name], part)])) as T;
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing else depends on it.
  }
}
