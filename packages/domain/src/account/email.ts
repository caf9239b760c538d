/**
 * One @ with something before it and a dotted name after it. Limited in length, so that the check stays cheap. Contains
 * nothing invisible and no character that would add a second recipient to a mail header (checklist V1.3.11).
 */
export function isEmail(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length <= 254 && emailForm.test(trimmed)
}

/** Characters that no address contains: blanks, invisible ones, and those between and around addresses. */
const outside = String.raw`\s\p{C}@,;:<>()\[\]"\\`
const emailForm = new RegExp(`^[^${outside}]+@[^${outside}.]+(\\.[^${outside}.]+)+$`, "u")

/**
 * An e-mail as accounts are looked up by it: trimmed and in lower case. Two people whose addresses differ only in case
 * do not exist in practice; one person with two accounts would.
 *
 * @example plainEmail(" Amna@Example.com") // "amna@example.com"
 */
export const plainEmail = (text: string): string => text.trim().toLowerCase()
