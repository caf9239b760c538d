import { InvalidAccountForm, PasswordAskedAgain } from "../account/account-errors.ts"
import {
  type AccountChecks,
  type AccountIssue,
  codeIssues,
  forgotIssues,
  loginIssues,
  newPasswordIssues,
  phoneIssues,
  type RegistrationForm,
  registrationIssues,
} from "../account/account-forms.ts"
import { typedCode } from "../account/code-entry.ts"
import type { Customer } from "../account/customer.ts"
import { type CodePurpose, codeRules } from "../account/one-time-code.ts"
import type { PhoneReader } from "../account/phone-reader.ts"
import type { SocialProvider } from "../account/role.ts"
import type { CodeSent } from "../account/sign-in.ts"
import type { SignInFlow } from "../account/sign-in-flow.ts"
import type { MarketId } from "../market/market.ts"
import { type AccountAlert, type AccountFailure, type AccountMode, accountAlertOf } from "./account-alert.ts"

/** Every field of the popup's forms; what was typed stays when the form changes, but for passwords and codes. */
export interface AccountDialogForm extends RegistrationForm {
  readonly code: string
}

/**
 * What the account popup knows while it is open. Passwords stand in it as long as their form does, so a snapshot goes to
 * the browser's storage by `writeAccountDialog` only.
 */
export interface AccountDialogContext {
  readonly market: MarketId
  readonly flow: SignInFlow
  readonly form: AccountDialogForm
  /** Faults of the form, shown since it was sent and rechecked with every edit. */
  readonly issues: readonly AccountIssue[]
  readonly alert: AccountAlert | null
  /** What the code that was sent is for. */
  readonly purpose: CodePurpose | null
  readonly challenge: CodeSent | null
  readonly resetToken: string | null
  /** The phone is changed only by whoever says his password once more: his sign-in is too long ago. */
  readonly isPasswordAsked: boolean
  /** Who registered or signed in and has yet to enter his code. */
  readonly customer: Customer | null
  /** Which far sign-in was chosen last, and in which form. */
  readonly social: { readonly provider: SocialProvider; readonly form: "login" | "register" }
  /** Whether analytics heard of a sign-up since the popup was opened. */
  readonly isSignUpBegun: boolean
}

/** Who books, as far as he has typed it. */
export type KnownGuest = Pick<AccountDialogForm, "name" | "email" | "phone">

export const emptyDialog = (market: MarketId, known?: KnownGuest): AccountDialogContext => ({
  market,
  flow: "normal",
  form: { name: "", email: "", phone: "", ...known, password: "", repeatedPassword: "", code: "" },
  issues: [],
  alert: null,
  purpose: null,
  challenge: null,
  resetToken: null,
  isPasswordAsked: false,
  customer: null,
  social: { provider: "google", form: "login" },
  isSignUpBegun: false,
})

/** The faults of a form. Common passwords are the server's to refuse: the browser does not load their list. */
export function issuesIn(mode: AccountMode, context: AccountDialogContext, readPhone: PhoneReader) {
  const { form, market } = context
  const checks: AccountChecks = { market, readPhone, isCommonPassword: () => false }
  switch (mode) {
    case "login":
      return loginIssues(form)
    case "register":
      return registrationIssues(form, checks)
    case "forgot":
      return forgotIssues(form)
    case "code":
      return codeIssues(form.code, codeLength(context))
    case "changePhone":
      return [
        ...phoneIssues(form.phone, checks),
        ...(context.isPasswordAsked ? askedPasswordIssues(form.password) : []),
      ]
    case "newPassword":
      return newPasswordIssues(form.password, checks)
  }
}

const askedPasswordIssues = (password: string): readonly AccountIssue[] =>
  password === "" ? [{ field: "password", kind: "password-missing" }] : []

/** The code that is under way. */
export const challengeOf = ({ challenge }: Pick<AccountDialogContext, "challenge">): CodeSent => {
  if (!challenge) throw new Error("A code was asked for that was never sent")
  return challenge
}

/** Digits of the code that is asked for. */
export const codeLength = ({ challenge }: Pick<AccountDialogContext, "challenge">): number =>
  challenge?.length ?? codeRules.length

/** The form after typing; errors clear, or are rechecked where the form was sent before. */
export function typed(
  mode: AccountMode,
  context: AccountDialogContext,
  patch: Partial<AccountDialogForm>,
  readPhone: PhoneReader,
): Partial<AccountDialogContext> {
  const code = typedCode(patch.code ?? context.form.code, codeLength(context))
  const form = { ...context.form, ...patch, code }
  const issues = context.issues.length > 0 ? issuesIn(mode, { ...context, form }, readPhone) : []
  return { form, issues, alert: null }
}

/** Nothing secret stays behind when a form is left or answered. */
export const withoutSecrets = (form: AccountDialogForm): AccountDialogForm => ({
  ...form,
  password: "",
  repeatedPassword: "",
  code: "",
})

/**
 * What a failed call leaves to say: at the fields where the server found faults, as an alert otherwise. A password that
 * is asked for once more is a fault of its field, which is shown from then on.
 */
export function failed(mode: AccountMode, error: unknown): Partial<AccountDialogContext> {
  if (error instanceof PasswordAskedAgain) {
    return { isPasswordAsked: true, issues: [{ field: "password", kind: "password-missing" }], alert: null }
  }
  const issues = error instanceof InvalidAccountForm ? error.issues : []
  return { issues, alert: accountAlertOf(mode, error as AccountFailure | Error) }
}
