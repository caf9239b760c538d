import { textLength } from "../market/field-limits.ts"

const shortestPassword = 8

/** Of which a password has one; the hint at its field names them. */
const passwordSymbols = "@$!%*#?&"

/** The message about a weak password appears from this many typed characters on (section 5). */
const shownFrom = 5

/** Tells whether a password is a common one. A browser need not know them: the server refuses what it lets pass. */
export type CommonPasswordCheck = (password: string) => boolean

export type PasswordFault = "password-weak" | "password-common"

const symbols = new RegExp(`[${passwordSymbols}]`)

/** The rule as browsers read it that make up passwords (`passwordrules`): theirs have a hyphen, which it does not count. */
export const passwordRules = `minlength: ${shortestPassword}; required: lower; required: digit; required: [${passwordSymbols}];`

/**
 * The strength rule of section 5: at least 8 characters, with a letter and a digit of any script and one of @$!%*#?&.
 * What else stands in it does not matter.
 *
 * @example isStrongPassword("kestrel7!") // true
 */
export const isStrongPassword = (text: string): boolean =>
  textLength(text) >= shortestPassword && /\p{L}/u.test(text) && /\p{Nd}/u.test(text) && symbols.test(text)

/** What is wrong with a password that was typed, or null: weak (section 5) or one that everybody tries first (D27). */
export function passwordFault(text: string, isCommon: CommonPasswordCheck): PasswordFault | null {
  if (!isStrongPassword(text)) return "password-weak"
  return isCommon(text) ? "password-common" : null
}

/** The same while it is being typed: nothing is said before the fifth character. */
export const typedPasswordFault = (text: string, isCommon: CommonPasswordCheck): PasswordFault | null =>
  textLength(text) < shownFrom ? null : passwordFault(text, isCommon)

/** Whether to say 'Passwords do not match' while the second one is being typed: nothing is said before it has begun. */
export const showsDifference = (password: string, repeated: string): boolean => repeated !== "" && repeated !== password
