/**
 * Reads a stored JSON text. Null when the text is broken, and when `read` returns null or throws. A missing text is
 * read as an object without fields.
 */
export function readStored<Stored extends object, Value>(
  text: string | null,
  read: (stored: Partial<Stored>) => Value | null,
): Value | null {
  try {
    return read(JSON.parse(text ?? "{}"))
  } catch {
    return null
  }
}
