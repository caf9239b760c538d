const key = "mersal.draft"

/**
 * Lets booking begin with the way whose price was looked at. What was typed of the last way gives place to it; who books
 * stays. A browser that refuses storage begins with nothing filled in.
 *
 * @param written the draft that the page was given, which has no id yet
 */
export function keepWay(written: string): void {
  try {
    const begun = JSON.parse(written)
    const last = localStorage.getItem(key)
    begun.draft.id = crypto.randomUUID()
    if (last) begun.draft.guest = JSON.parse(last).draft.guest
    localStorage.setItem(key, JSON.stringify(begun))
  } catch {
    // What cannot be read or written is no reason to stop a link.
  }
}
