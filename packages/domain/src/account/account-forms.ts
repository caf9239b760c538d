import { fieldLimits, textLength } from "../market/field-limits.ts"
import type { MarketId } from "../market/market.ts"
import { isEmail } from "./email.ts"
import type { PhoneReader } from "./phone/phone-reader.ts"
import { canVerify } from "./sign-in/code-entry.ts"
import { type CommonPasswordCheck, passwordFault } from "./sign-in/password.ts"

export interface LoginForm {
  readonly email: string
  readonly password: string
}

export interface RegistrationForm extends LoginForm {
  readonly name: string
  readonly phone: string
  readonly repeatedPassword: string
}

export type AccountField = keyof RegistrationForm | "code"

/** A fault of a form: its field and its kind. The message depends on the form. */
export interface AccountIssue {
  readonly field: AccountField
  readonly kind: AccountIssueKind
}

export type AccountIssueKind =
  | "name-missing"
  | "email-missing"
  | "email-invalid"
  | "phone-missing"
  | "phone-invalid"
  | "password-missing"
  | "passwords-differ"
  | "password-weak"
  | "password-common"
  | "code-missing"
  /** Longer than the field's limit; no other fault of that field is reported. */
  | "too-long"

/** What the checks need: how to read numbers in which market, and which passwords are common. */
export interface AccountChecks {
  readonly market: MarketId
  readonly readPhone: PhoneReader
  readonly isCommonPassword: CommonPasswordCheck
}

// The checks of each form of section 5, in its order: every fault, first to last. An empty field is only reported as
// missing. A number that the reader cannot tell (`unsupported-country`) is no fault: the server reads those of all
// countries.

/**
 * Name, e-mail, phone, password, its strength, both passwords alike: section 5 lists the last two the other way around, but
 * whoever is led to the first fault is led down the form.
 */
export function registrationIssues(form: RegistrationForm, checks: AccountChecks): readonly AccountIssue[] {
  const { name, email, phone, password, repeatedPassword } = form
  return [
    ...textIssues("name", name, "name-missing", fieldLimits.name),
    ...emailIssues(email),
    ...phoneIssues(phone, checks),
    ...(password === "" ? [issue("password", "password-missing")] : []),
    ...(password === "" ? [] : newPasswordIssues(password, checks)),
    ...(password !== "" && password !== repeatedPassword ? [issue("repeatedPassword", "passwords-differ")] : []),
  ]
}

/** E-mail, password. Strength is not checked here: the password may be older than the rule. */
export const loginIssues = ({ email, password }: LoginForm): readonly AccountIssue[] => [
  ...emailIssues(email),
  ...(password === "" ? [issue("password", "password-missing")] : tooLong("password", password, fieldLimits.password)),
]

export const forgotIssues = ({ email }: Pick<LoginForm, "email">): readonly AccountIssue[] => emailIssues(email)

/** An empty new password counts as weak: section 5 has no other message for it. */
export const newPasswordIssues = (
  password: string,
  { isCommonPassword }: Pick<AccountChecks, "isCommonPassword">,
): readonly AccountIssue[] => {
  const long = tooLong("password", password, fieldLimits.password)
  const fault = long.length > 0 ? null : passwordFault(password, isCommonPassword)
  return fault ? [issue("password", fault)] : long
}

export const codeIssues = (code: string, length: number): readonly AccountIssue[] =>
  canVerify(code, length) ? [] : [issue("code", "code-missing")]

/** A missing or invalid phone (D22). */
export function phoneIssues(
  phone: string,
  { market, readPhone }: Pick<AccountChecks, "market" | "readPhone">,
): readonly AccountIssue[] {
  const read = readPhone(phone, market)
  if (read.ok || read.reason === "unsupported-country") return []
  return [issue("phone", read.reason === "empty" ? "phone-missing" : "phone-invalid")]
}

function emailIssues(email: string): readonly AccountIssue[] {
  const issues = textIssues("email", email, "email-missing", fieldLimits.email)
  return issues.length > 0 || isEmail(email) ? issues : [issue("email", "email-invalid")]
}

const textIssues = (field: AccountField, text: string, missing: AccountIssueKind, limit: number) =>
  text.trim() === "" ? [issue(field, missing)] : tooLong(field, text.trim(), limit)

const tooLong = (field: AccountField, text: string, limit: number): readonly AccountIssue[] =>
  textLength(text) > limit ? [issue(field, "too-long")] : []

const issue = (field: AccountField, kind: AccountIssueKind): AccountIssue => ({ field, kind })
