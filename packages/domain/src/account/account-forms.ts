import { fieldLimits, textLength } from "../market/field-limits.ts"
import type { MarketId } from "../market/market.ts"
import { canVerify } from "./code-entry.ts"
import { isEmail } from "./email.ts"
import { type CommonPasswordCheck, passwordFault } from "./password.ts"
import type { PhoneReader } from "./phone-reader.ts"

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

/** A fault of a form: the field it belongs to, and what is wrong with it. Which sentence says so depends on the form. */
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
  /** More characters than the field's limit; nothing else is said of that field. */
  | "too-long"

/** What the checks ask of others: how numbers are read in which market, and which passwords are common. */
export interface AccountChecks {
  readonly market: MarketId
  readonly readPhone: PhoneReader
  readonly isCommonPassword: CommonPasswordCheck
}

// Each form's checks of section 5, in its order: every fault, the first of them first. A field that is empty is only
// missing. A number that the reader cannot tell (`unsupported-country`) is no fault: the server reads all of the world.

/** Name, e-mail, phone, password, both passwords alike, strength. */
export function registrationIssues(form: RegistrationForm, checks: AccountChecks): readonly AccountIssue[] {
  const { name, email, phone, password, repeatedPassword } = form
  return [
    ...textIssues("name", name, "name-missing", fieldLimits.name),
    ...emailIssues(email),
    ...phoneIssues(phone, checks),
    ...(password === "" ? [issue("password", "password-missing")] : []),
    ...(password !== "" && password !== repeatedPassword ? [issue("repeatedPassword", "passwords-differ")] : []),
    ...(password === "" ? [] : newPasswordIssues(password, checks)),
  ]
}

/** E-mail, password. How strong the password is does not matter here: it may be older than the rule. */
export const loginIssues = ({ email, password }: LoginForm): readonly AccountIssue[] => [
  ...emailIssues(email),
  ...(password === "" ? [issue("password", "password-missing")] : tooLong("password", password, fieldLimits.password)),
]

export const forgotIssues = ({ email }: Pick<LoginForm, "email">): readonly AccountIssue[] => emailIssues(email)

/** An empty new password is a weak one: section 5 has no other sentence for it. */
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

/** A phone that is missing, or none (D22). */
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
