/** One @ with something before it and a dotted name after it; short texts only, so that the check stays cheap. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(trimmed)
}

/**
 * An address as an account is found by it: without blanks around it, in lower case. Two people with addresses that
 * differ in case alone do not exist in practice; one person with two accounts would.
 *
 * @example plainEmail(" Amna@Example.com") // "amna@example.com"
 */
export const plainEmail = (text: string): string => text.trim().toLowerCase()
