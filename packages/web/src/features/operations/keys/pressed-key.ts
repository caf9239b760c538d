/** What of a key press names its key. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly shiftKey: boolean
}

/**
 * The key that was meant, on a keyboard of any script: the letter that the key writes, or on one that writes no Latin
 * letters the letter that stands there on a Latin one.
 */
export function pressedKey({ key, code, shiftKey }: KeyPress): string {
  if (key.length > 1) return key
  if (/^[\x21-\x7e]$/.test(key)) return key.toLowerCase()
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return letter.toLowerCase()
  return code === "Slash" ? (shiftKey ? "?" : "/") : key
}
