const key = "mersal.draft"

/**
 * Lets the booking begin with the route whose price was shown. The new draft replaces the stored one, except for the
 * guest's details. A browser that refuses storage begins with an empty booking.
 *
 * @param written the draft in the page, which has no id yet
 */
export function keepWay(written: string): void {
  try {
    const begun = JSON.parse(written)
    const last = localStorage.getItem(key)
    begun.draft.id = crypto.randomUUID()
    if (last) begun.draft.guest = JSON.parse(last).draft.guest
    localStorage.setItem(key, JSON.stringify(begun))
  } catch {
    // A draft that cannot be read or stored must not stop the link.
  }
}
