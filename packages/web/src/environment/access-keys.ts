/*
 * Keys of message links (D23, D33): each opens one booking to whoever holds it. This tab keeps them, so that the owner's
 * view outlives a reload; the address does not, so that an address that is passed on opens nothing.
 */

const prefix = "mersal.access."

/** Takes the key out of a link's fragment: `#access=…`. Answers whether there was one. */
export function keepAccessKey(reference: string, fragment: string): boolean {
  const [, key] = /^#?access=([0-9a-f]{16,128})$/.exec(fragment) ?? []
  if (key === undefined || reference === "") return false
  try {
    sessionStorage.setItem(prefix + plain(reference), key)
  } catch {
    // A browser that refuses storage shows what anybody sees.
  }
  return true
}

/** The key of a booking, or null where this tab has none: then session and cookie decide. */
export function accessKeyOf(reference: string): string | null {
  try {
    return sessionStorage.getItem(prefix + plain(reference))
  } catch {
    return null
  }
}

const plain = (reference: string): string => reference.toUpperCase().replace(/[\s-]/g, "")
