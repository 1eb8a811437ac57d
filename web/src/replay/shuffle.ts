/** Whether a shuffle was fixed before the game: the sha256 of its seed, computed here. */

async function sha256(hex: string): Promise<string> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type Verdict = "true" | "false" | "insecure";

export async function check(seed: string, commitment: string): Promise<Verdict> {
  // Browsers compute it only for pages that nobody can have changed on the way.
  if (!globalThis.crypto?.subtle) return "insecure";
  return (await sha256(seed)) === commitment ? "true" : "false";
}
