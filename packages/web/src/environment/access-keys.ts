/* Keys of message links (D23, D33). Each opens one booking to whoever has it. This tab stores them, so that the
   owner's view survives a reload. They are removed from the address, so that a shared address does not pass them on. */

const prefix = "mersal.access."

/** Takes the key from a link's fragment, `#access=…`. Answers whether there was one. */
export function keepAccessKey(reference: string, fragment: string): boolean {
  const [, key] = /^#?access=([0-9a-f]{16,128})$/.exec(fragment) ?? []
  if (key === undefined || reference === "") return false
  try {
    sessionStorage.setItem(prefix + plain(reference), key)
  } catch {
    // A browser that refuses storage shows the public view.
  }
  return true
}

/** The key of a booking, or null if this tab has none: then session and cookie decide. */
export function accessKeyOf(reference: string): string | null {
  try {
    return sessionStorage.getItem(prefix + plain(reference))
  } catch {
    return null
  }
}

const plain = (reference: string): string => reference.toUpperCase().replace(/[\s-]/g, "")
