import { assign, enqueueActions } from "xstate"
import { CodeRefused } from "../../account/account-errors.ts"
import type { Customer } from "../../account/customer.ts"
import type { PhoneReader } from "../../account/phone/phone-reader.ts"
import type { CodePurpose } from "../../account/sign-in/one-time-code.ts"
import type { CodeAccepted, CodeSent } from "../../account/sign-in/sign-in.ts"
import { pathAfterSignIn, signInFlowAt } from "../../account/sign-in/sign-in-flow.ts"
import type { AccountMode } from "./account-alert.ts"
import {
  type AccountDialogContext,
  emptyDialog,
  failed,
  issuesIn,
  typed,
  withoutSecrets,
} from "./account-dialog-context.ts"
import type { AccountDialogEmitted } from "./account-dialog-event.ts"
import { guardedDialog } from "./account-dialog-guards.ts"

export interface ExpectedCode {
  readonly purpose: CodePurpose
  readonly challenge: CodeSent | null
  readonly customer: Customer | null
}

/** What the popup's steps change and emit. */
export const accountDialogSetup = (readPhone: PhoneReader) =>
  guardedDialog(readPhone).extend({
    actions: {
      begin: assign(({ context, event }) =>
        event.type === "dialog.opened"
          ? {
              ...emptyDialog(context.market, event.mode === "changePhone" ? undefined : event.known),
              flow: signInFlowAt(event.path),
              purpose: event.mode === "changePhone" ? ("phone" as const) : null,
              resetToken: event.mode === "newPassword" ? event.token : null,
            }
          : {},
      ),
      forget: assign(({ context }) => emptyDialog(context.market)),
      leaveForm: assign(({ context }) => ({ form: withoutSecrets(context.form), issues: [], alert: null })),
      keepTyped: assign(({ context, event }, mode: AccountMode) =>
        event.type === "form.changed" ? typed(mode, context, event.patch, readPhone) : {},
      ),
      showIssues: assign(({ context }, mode: AccountMode) => ({ issues: issuesIn(mode, context, readPhone) })),
      clearMessages: assign({ issues: [], alert: null }),
      showFailure: assign((_, { mode, error }: { readonly mode: AccountMode; readonly error: unknown }) =>
        failed(mode, error),
      ),
      /** The customer is kept until his code is right: entering somebody else's e-mail opens nothing (D26). */
      expectCode: assign(({ context }, { purpose, challenge, customer }: ExpectedCode) => ({
        purpose,
        challenge,
        customer,
        form: withoutSecrets(context.form),
        issues: [],
        alert: null,
      })),
      chooseSocial: assign(({ event }, form: "login" | "register") =>
        event.type === "social.chosen" ? { social: { provider: event.provider, form } } : {},
      ),
      keepNewCode: assign(({ context }, challenge: CodeSent) => ({
        challenge,
        form: { ...context.form, code: "" },
        alert: { kind: "codeSent" as const },
      })),
      keepToken: assign((_, accepted: CodeAccepted) =>
        accepted.kind === "resetAllowed" ? { resetToken: accepted.token } : {},
      ),
      dropToken: assign({ resetToken: null }),
      /**
       * A code that was not judged, because the network failed or there were too many calls, is sent again as it is.
       */
      clearRefusedCode: assign(({ context }, { error }: { readonly error: unknown }) =>
        error instanceof CodeRefused ? { form: { ...context.form, code: "" } } : {},
      ),
      beginSignUp: enqueueActions(({ context, enqueue }) => {
        if (context.isSignUpBegun) return
        enqueue.emit({ type: "fact.noted", fact: "WEB_SIGNUP_INITIATED" })
        enqueue.assign({ isSignUpBegun: true })
      }),
      /** A social sign-in that created an account was a sign-up, even if it began as a login. */
      noteNewAccount: enqueueActions(({ context, enqueue }, isNew: boolean) => {
        if (isNew && !context.isSignUpBegun) enqueue.emit({ type: "fact.noted", fact: "WEB_SIGNUP_INITIATED" })
        if (isNew) enqueue.assign({ isSignUpBegun: true })
      }),
      completeCode: enqueueActions(({ context, enqueue }, accepted: CodeAccepted) => {
        if (accepted.kind === "phoneProved") enqueue.emit({ type: "phoneChanged", phone: accepted.phone })
        if (accepted.kind !== "signedIn") return
        // A social sign-in that was linked to an account has another id now than the registration that it began with.
        const isSignUp = context.purpose === "register" && accepted.customer.id === context.customer?.id
        const told = toldOfSignIn(context, accepted.customer, isSignUp)
        for (const each of told) enqueue.emit(each)
      }),
      completeSignIn: enqueueActions(
        ({ context, enqueue }, { customer, isSignUp }: { readonly customer: Customer; readonly isSignUp: boolean }) => {
          for (const each of toldOfSignIn(context, customer, isSignUp)) enqueue.emit(each)
        },
      ),
    },
  })

/** The setup that the forms of the machine are typed against: its events, actors, guards and actions by name. */
export type AccountDialogSetup = ReturnType<typeof accountDialogSetup>

/** A complete sign-in is reported twice: to analytics, and to the page. */
const toldOfSignIn = (
  { flow }: AccountDialogContext,
  customer: Customer,
  isSignUp: boolean,
): readonly AccountDialogEmitted[] => [
  { type: "fact.noted", fact: isSignUp ? "WEB_SIGNUP_COMPLETED" : "WEB_LOGIN_COMPLETED" },
  { type: "signedIn", customer, path: pathAfterSignIn(flow) },
]
