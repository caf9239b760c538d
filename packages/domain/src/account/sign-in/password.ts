import { textLength } from "../../market/field-limits.ts"

const shortestPassword = 8

/** A password has one of these symbols; the hint at its field names them. */
const passwordSymbols = "@$!%*#?&"

/** The message about a weak password appears from this many typed characters on (section 5). */
const shownFrom = 5

/**
 * Tells whether a password is common. A browser need not know the list: the server refuses what the browser accepts.
 */
export type CommonPasswordCheck = (password: string) => boolean

export type PasswordFault = "password-weak" | "password-common"

const symbols = new RegExp(`[${passwordSymbols}]`)

/**
 * The rule for browsers that generate passwords (`passwordrules`): theirs contain a hyphen, which does not count as a
 * symbol.
 */
export const passwordRules = `minlength: ${shortestPassword}; required: lower; required: digit; required: [${passwordSymbols}];`

/**
 * The strength rule of section 5: at least 8 characters, with a letter and a digit of any script and one of @$!%*#?&.
 * Other characters are allowed.
 *
 * @example isStrongPassword("kestrel7!") // true
 */
export const isStrongPassword = (text: string): boolean =>
  textLength(text) >= shortestPassword && /\p{L}/u.test(text) && /\p{Nd}/u.test(text) && symbols.test(text)

/** The fault of a typed password, or null: weak (section 5), or one that everybody tries first (D27). */
export function passwordFault(text: string, isCommon: CommonPasswordCheck): PasswordFault | null {
  if (!isStrongPassword(text)) return "password-weak"
  return isCommon(text) ? "password-common" : null
}

/** The same while it is being typed: nothing before the fifth character. */
export const typedPasswordFault = (text: string, isCommon: CommonPasswordCheck): PasswordFault | null =>
  textLength(text) < shownFrom ? null : passwordFault(text, isCommon)

/** Whether to say 'Passwords do not match' while the second one is being typed: not before it has begun. */
export const showsDifference = (password: string, repeated: string): boolean => repeated !== "" && repeated !== password
