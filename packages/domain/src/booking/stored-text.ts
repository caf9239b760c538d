/**
 * What is read of a stored text of JSON: null where there is no text, where it is broken, and where reading it throws. A
 * text that is missing is read as an object without fields.
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
