/** Hands something on: on a phone it is shared, elsewhere copied; true if it was copied. */
export async function handOn(what: { text: string } | { url: string }, field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share(what);
      return false;
    }
    await navigator.clipboard.writeText("url" in what ? what.url : what.text);
    return true;
  } catch {
    // Not allowed here; it can still be copied by hand.
    field.select();
    return false;
  }
}
