/** One @ with something before it and a dotted name after it; short texts only, so that the check stays cheap. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(trimmed)
}
