/** The properties of a key press that identify its key. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly shiftKey: boolean
}

/**
 * The intended key on a keyboard of any script: the letter that the key types or, if that is not Latin, the letter in
 * its place on a Latin keyboard.
 */
export function pressedKey({ key, code, shiftKey }: KeyPress): string {
  if (key.length > 1) return key
  if (/^[\x21-\x7e]$/.test(key)) return key.toLowerCase()
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return letter.toLowerCase()
  return code === "Slash" ? (shiftKey ? "?" : "/") : key
}
