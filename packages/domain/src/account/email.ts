/**
 * One @ with something before it and a dotted name after it; short texts only, so that the check stays cheap. Nothing
 * invisible, and no sign by which a mail's header would name a second receiver (checklist V1.3.11).
 */
export function isEmail(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length <= 254 && emailForm.test(trimmed)
}

/** What stands in no address: blanks, what nobody sees, and the signs between addresses and around them. */
const outside = String.raw`\s\p{C}@,;:<>()\[\]"\\`
const emailForm = new RegExp(`^[^${outside}]+@[^${outside}.]+(\\.[^${outside}.]+)+$`, "u")

/**
 * An address as an account is found by it: without blanks around it, in lower case. Two people with addresses that
 * differ in case alone do not exist in practice; one person with two accounts would.
 *
 * @example plainEmail(" Amna@Example.com") // "amna@example.com"
 */
export const plainEmail = (text: string): string => text.trim().toLowerCase()
