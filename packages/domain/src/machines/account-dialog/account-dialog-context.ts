import { InvalidAccountForm, PasswordAskedAgain } from "../../account/account-errors.ts"
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
} from "../../account/account-forms.ts"
import type { Customer } from "../../account/customer.ts"
import type { PhoneReader } from "../../account/phone/phone-reader.ts"
import type { SocialProvider } from "../../account/role.ts"
import { typedCode } from "../../account/sign-in/code-entry.ts"
import { type CodePurpose, codeRules } from "../../account/sign-in/one-time-code.ts"
import type { CodeSent } from "../../account/sign-in/sign-in.ts"
import type { SignInFlow } from "../../account/sign-in/sign-in-flow.ts"
import type { MarketId } from "../../market/market.ts"
import { type AccountAlert, type AccountFailure, type AccountMode, accountAlertOf } from "./account-alert.ts"

/** The fields of all the popup's forms. Typed text stays when the form changes, except passwords and codes. */
export interface AccountDialogForm extends RegistrationForm {
  readonly code: string
}

/**
 * The state of the open account popup. It contains passwords while their form is shown, so only `writeAccountDialog`
 * may write a snapshot to the browser's storage.
 */
export interface AccountDialogContext {
  readonly market: MarketId
  readonly flow: SignInFlow
  readonly form: AccountDialogForm
  /** Faults of the form, shown once it was sent and rechecked with every edit. */
  readonly issues: readonly AccountIssue[]
  readonly alert: AccountAlert | null
  /** What the code that was sent is for. */
  readonly purpose: CodePurpose | null
  readonly challenge: CodeSent | null
  readonly resetToken: string | null
  /** The customer signed in too long ago and must enter his password again to change the phone. */
  readonly isPasswordAsked: boolean
  /** The customer who registered or signed in and still has to enter his code. */
  readonly customer: Customer | null
  /** The social sign-in that was chosen last, and in which form. */
  readonly social: { readonly provider: SocialProvider; readonly form: "login" | "register" }
  /** Whether analytics has been told of a sign-up since the popup was opened. */
  readonly isSignUpBegun: boolean
}

/** The guest's details, as far as they are typed. */
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

/** The faults of a form. The server alone refuses common passwords, because the browser does not load their list. */
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

/** The current challenge. Throws when no code was sent. */
export const challengeOf = ({ challenge }: Pick<AccountDialogContext, "challenge">): CodeSent => {
  if (!challenge) throw new Error("A code was asked for that was never sent")
  return challenge
}

/** The number of digits of the code. */
export const codeLength = ({ challenge }: Pick<AccountDialogContext, "challenge">): number =>
  challenge?.length ?? codeRules.length

/** The form after typing. Errors are cleared, or rechecked if the form was sent before. */
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

/** Secrets are cleared when a form is left or answered. */
export const withoutSecrets = (form: AccountDialogForm): AccountDialogForm => ({
  ...form,
  password: "",
  repeatedPassword: "",
  code: "",
})

/**
 * The messages of a failed call: at the fields that the server found faulty, otherwise as an alert. A request to enter
 * the password again is a fault of its field, which is shown from then on.
 */
export function failed(mode: AccountMode, error: unknown): Partial<AccountDialogContext> {
  if (error instanceof PasswordAskedAgain) {
    return { isPasswordAsked: true, issues: [{ field: "password", kind: "password-missing" }], alert: null }
  }
  const issues = error instanceof InvalidAccountForm ? error.issues : []
  return { issues, alert: accountAlertOf(mode, error as AccountFailure | Error) }
}
