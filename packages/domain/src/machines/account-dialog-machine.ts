import { assign, enqueueActions, setup } from "xstate"
import type { Customer } from "../account/customer.ts"
import { plainEmail } from "../account/email.ts"
import type { CodePurpose } from "../account/one-time-code.ts"
import type { PhoneReader } from "../account/phone-reader.ts"
import { phoneToSend, type Registration, registrationOf } from "../account/registration.ts"
import type { SocialProvider } from "../account/role.ts"
import type {
  CodeAccepted,
  CodeEntry,
  CodeSent,
  Credentials,
  PasswordReset,
  PhoneChange,
  RegistrationAnswer,
  SignInAnswer,
  SocialSignIn,
  SocialSignInAnswer,
} from "../account/sign-in.ts"
import { pathAfterSignIn, roleInFlow, signInFlowAt } from "../account/sign-in-flow.ts"
import type { MarketId } from "../market/market.ts"
import type { AccountMode } from "./account-alert.ts"
import {
  type AccountDialogContext,
  type AccountDialogForm,
  emptyDialog,
  failed,
  issuesIn,
  typed,
  withoutSecrets,
} from "./account-dialog-context.ts"
import { unprovided } from "./actor-logic.ts"

/** The forms that anybody may open, and that of the phone for whoever is signed in. */
export type OpenedMode = "login" | "register" | "forgot" | "changePhone"

/** How the popup is opened; a new password by the token of a link that a message held. */
export type AccountDialogOpening =
  | { readonly mode: OpenedMode }
  | { readonly mode: "newPassword"; readonly token: string }

export type AccountDialogEvent =
  /** `path` is where the popup was opened: it tells the go flow from the normal one (D25). */
  | ({ readonly type: "dialog.opened"; readonly path: string } & AccountDialogOpening)
  | { readonly type: "dialog.closed" }
  | { readonly type: "mode.switched"; readonly mode: OpenedMode | "code" }
  | { readonly type: "form.changed"; readonly patch: Partial<AccountDialogForm> }
  | { readonly type: "form.submitted" }
  | { readonly type: "social.chosen"; readonly provider: SocialProvider }
  | { readonly type: "code.resendRequested" }
  /** A stored snapshot goes on after a reload: the timers of a restored actor never fire. */
  | { readonly type: "page.reopened" }

/** Section 4, 'Account': the three events of the account for analytics. */
export type AccountFact = "WEB_SIGNUP_INITIATED" | "WEB_SIGNUP_COMPLETED" | "WEB_LOGIN_COMPLETED"

export type AccountDialogEmitted =
  /** A sign-in is complete; the page goes to the path, or stays where it is null (D25). */
  | { readonly type: "signedIn"; readonly customer: Customer; readonly path: string | null }
  | { readonly type: "phoneChanged"; readonly phone: string }
  | { readonly type: "fact.noted"; readonly fact: AccountFact }

interface ExpectedCode {
  readonly purpose: CodePurpose
  readonly challenge: CodeSent | null
  readonly customer: Customer | null
}

const setupAccountDialog = (readPhone: PhoneReader) =>
  setup({
    types: {} as {
      context: AccountDialogContext
      input: { readonly market: MarketId }
      events: AccountDialogEvent
      emitted: AccountDialogEmitted
      tags: "busy"
    },
    actors: {
      signIn: unprovided<SignInAnswer, Credentials>("signIn"),
      register: unprovided<RegistrationAnswer, Registration>("register"),
      requestReset: unprovided<CodeSent, { readonly email: string }>("requestReset"),
      verifyCode: unprovided<CodeAccepted, CodeEntry>("verifyCode"),
      resendCode: unprovided<CodeSent, { readonly challengeId: string }>("resendCode"),
      changePhone: unprovided<CodeSent, PhoneChange>("changePhone"),
      setPassword: unprovided<Customer, PasswordReset>("setPassword"),
      socialSignIn: unprovided<SocialSignInAnswer, SocialSignIn>("socialSignIn"),
    },
    delays: {
      /** Section 9: 'Delay after phone update 3 seconds'. */
      phoneUpdated: 3_000,
    },
    guards: {
      opens: ({ event }, mode: AccountDialogOpening["mode"]) => event.type === "dialog.opened" && event.mode === mode,
      switches: ({ event }, mode: OpenedMode) => event.type === "mode.switched" && event.mode === mode,
      /** To another phone before one is signed in, or while its own is proved; never while a password is to be reset. */
      switchesPhone: ({ context, event }) =>
        event.type === "mode.switched" && event.mode === "changePhone" && context.purpose !== "forgot",
      /** From the code back to signing in; whoever changes his phone is signed in already. */
      switchesBack: ({ context, event }, mode: OpenedMode) =>
        event.type === "mode.switched" && event.mode === mode && context.purpose !== "phone",
      returnsToCode: ({ context, event }) =>
        event.type === "mode.switched" && event.mode === "code" && context.challenge !== null,
      isRight: ({ context }, mode: AccountMode) => issuesIn(mode, context, readPhone).length === 0,
    },
    actions: {
      begin: assign(({ context, event }) =>
        event.type === "dialog.opened"
          ? {
              ...emptyDialog(context.market),
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
      /** The user is kept until his code is right: an e-mail that is somebody else's opens nothing (D26). */
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
      clearCode: assign(({ context }) => ({ form: { ...context.form, code: "" } })),
      beginSignUp: enqueueActions(({ context, enqueue }) => {
        if (context.isSignUpBegun) return
        enqueue.emit({ type: "fact.noted", fact: "WEB_SIGNUP_INITIATED" })
        enqueue.assign({ isSignUpBegun: true })
      }),
      /** A far sign-in that made an account was a sign-up, also where it was begun as a login. */
      noteNewAccount: enqueueActions(({ context, enqueue }, isNew: boolean) => {
        if (isNew && !context.isSignUpBegun) enqueue.emit({ type: "fact.noted", fact: "WEB_SIGNUP_INITIATED" })
        if (isNew) enqueue.assign({ isSignUpBegun: true })
      }),
      completeCode: enqueueActions(({ context, enqueue }, accepted: CodeAccepted) => {
        if (accepted.kind === "phoneProved") enqueue.emit({ type: "phoneChanged", phone: accepted.phone })
        if (accepted.kind !== "signedIn") return
        const told = toldOfSignIn(context, accepted.customer, context.purpose === "register")
        for (const each of told) enqueue.emit(each)
      }),
      completeSignIn: enqueueActions(
        ({ context, enqueue }, { customer, isSignUp }: { readonly customer: Customer; readonly isSignUp: boolean }) => {
          for (const each of toldOfSignIn(context, customer, isSignUp)) enqueue.emit(each)
        },
      ),
    },
  })

/**
 * The account popup (section 4, 'Account'): closed, or one of its forms. Every form waits in `editing` and is sent by
 * one call; a right code completes what it was asked for. The page hears by `signedIn` who signed in, once a sign-in is
 * complete; analytics hear of a sign-up that was begun, and of a sign-up or a login that was completed.
 */
export const createAccountDialogMachine = (readPhone: PhoneReader) =>
  setupAccountDialog(readPhone).createMachine({
    id: "accountDialog",
    version: "1",
    context: ({ input }) => emptyDialog(input.market),
    initial: "closed",
    on: { "dialog.closed": ".closed" },
    states: {
      closed: {
        entry: "forget",
        on: {
          "dialog.opened": [
            { guard: { type: "opens", params: "login" }, target: "login", actions: "begin" },
            { guard: { type: "opens", params: "register" }, target: "register", actions: "begin" },
            { guard: { type: "opens", params: "forgot" }, target: "forgot", actions: "begin" },
            { guard: { type: "opens", params: "changePhone" }, target: "changePhone", actions: "begin" },
            { guard: { type: "opens", params: "newPassword" }, target: "newPassword", actions: "begin" },
          ],
        },
      },

      login: {
        initial: "editing",
        states: {
          editing: {
            on: {
              "form.changed": { actions: { type: "keepTyped", params: "login" } },
              "form.submitted": [
                { guard: { type: "isRight", params: "login" }, target: "submitting" },
                { actions: { type: "showIssues", params: "login" } },
              ],
              "social.chosen": {
                target: "#accountDialog.signingInSocially",
                actions: { type: "chooseSocial", params: "login" },
              },
              "mode.switched": [
                {
                  guard: { type: "switches", params: "register" },
                  target: "#accountDialog.register",
                  actions: "leaveForm",
                },
                {
                  guard: { type: "switches", params: "forgot" },
                  target: "#accountDialog.forgot",
                  actions: "leaveForm",
                },
              ],
            },
          },
          submitting: {
            tags: "busy",
            entry: "clearMessages",
            invoke: {
              src: "signIn",
              input: ({ context }) => ({
                email: plainEmail(context.form.email),
                password: context.form.password,
                role: roleInFlow(context.flow),
              }),
              onDone: [
                {
                  guard: ({ event }) => event.output.challenge !== null,
                  target: "#accountDialog.code",
                  actions: { type: "expectCode", params: ({ event }) => ({ purpose: "login", ...event.output }) },
                },
                {
                  target: "#accountDialog.closed",
                  actions: {
                    type: "completeSignIn",
                    params: ({ event }) => ({ customer: event.output.customer, isSignUp: false }),
                  },
                },
              ],
              onError: {
                target: "editing",
                actions: { type: "showFailure", params: ({ event }) => ({ mode: "login", error: event.error }) },
              },
            },
          },
        },
      },

      register: {
        initial: "editing",
        states: {
          editing: {
            on: {
              "form.changed": { actions: { type: "keepTyped", params: "register" } },
              "form.submitted": [
                { guard: { type: "isRight", params: "register" }, target: "submitting" },
                { actions: { type: "showIssues", params: "register" } },
              ],
              "social.chosen": {
                target: "#accountDialog.signingInSocially",
                actions: { type: "chooseSocial", params: "register" },
              },
              "mode.switched": [
                { guard: { type: "switches", params: "login" }, target: "#accountDialog.login", actions: "leaveForm" },
                {
                  guard: { type: "switches", params: "forgot" },
                  target: "#accountDialog.forgot",
                  actions: "leaveForm",
                },
              ],
            },
          },
          submitting: {
            tags: "busy",
            entry: ["clearMessages", "beginSignUp"],
            invoke: {
              src: "register",
              input: ({ context }) => registrationOf(context.form, context.flow, context.market, readPhone),
              onDone: {
                target: "#accountDialog.code",
                actions: { type: "expectCode", params: ({ event }) => ({ purpose: "register", ...event.output }) },
              },
              onError: {
                target: "editing",
                actions: { type: "showFailure", params: ({ event }) => ({ mode: "register", error: event.error }) },
              },
            },
          },
        },
      },

      signingInSocially: {
        tags: "busy",
        entry: "clearMessages",
        invoke: {
          src: "socialSignIn",
          input: ({ context }) => ({ provider: context.social.provider, role: roleInFlow(context.flow) }),
          onDone: [
            {
              guard: ({ event }) => event.output.challenge !== null,
              target: "code",
              actions: [
                { type: "noteNewAccount", params: ({ event }) => event.output.isNew },
                {
                  type: "expectCode",
                  params: ({ event: { output } }) => ({ ...output, purpose: output.isNew ? "register" : "login" }),
                },
              ],
            },
            {
              target: "closed",
              actions: [
                { type: "noteNewAccount", params: ({ event }) => event.output.isNew },
                {
                  type: "completeSignIn",
                  params: ({ event: { output } }) => ({ customer: output.customer, isSignUp: output.isNew }),
                },
              ],
            },
          ],
          onError: [
            {
              guard: ({ context }) => context.social.form === "register",
              target: "register",
              actions: { type: "showFailure", params: ({ event }) => ({ mode: "register", error: event.error }) },
            },
            {
              target: "login",
              actions: { type: "showFailure", params: ({ event }) => ({ mode: "login", error: event.error }) },
            },
          ],
        },
      },

      forgot: {
        initial: "editing",
        states: {
          editing: {
            on: {
              "form.changed": { actions: { type: "keepTyped", params: "forgot" } },
              "form.submitted": [
                { guard: { type: "isRight", params: "forgot" }, target: "submitting" },
                { actions: { type: "showIssues", params: "forgot" } },
              ],
              "mode.switched": [
                { guard: { type: "switches", params: "login" }, target: "#accountDialog.login", actions: "leaveForm" },
                {
                  guard: { type: "switches", params: "register" },
                  target: "#accountDialog.register",
                  actions: "leaveForm",
                },
              ],
            },
          },
          submitting: {
            tags: "busy",
            entry: "clearMessages",
            invoke: {
              src: "requestReset",
              input: ({ context }) => ({ email: plainEmail(context.form.email) }),
              onDone: {
                target: "#accountDialog.code",
                actions: {
                  type: "expectCode",
                  params: ({ event }) => ({ purpose: "forgot", challenge: event.output, customer: null }),
                },
              },
              onError: {
                target: "editing",
                actions: { type: "showFailure", params: ({ event }) => ({ mode: "forgot", error: event.error }) },
              },
            },
          },
        },
      },

      code: {
        initial: "editing",
        states: {
          editing: {
            on: {
              "form.changed": { actions: { type: "keepTyped", params: "code" } },
              "form.submitted": [
                { guard: { type: "isRight", params: "code" }, target: "verifying" },
                { actions: { type: "showIssues", params: "code" } },
              ],
              "code.resendRequested": "resending",
              "mode.switched": [
                { guard: "switchesPhone", target: "#accountDialog.changePhone", actions: "leaveForm" },
                {
                  guard: { type: "switchesBack", params: "login" },
                  target: "#accountDialog.login",
                  actions: "leaveForm",
                },
                {
                  guard: { type: "switchesBack", params: "register" },
                  target: "#accountDialog.register",
                  actions: "leaveForm",
                },
                {
                  guard: { type: "switchesBack", params: "forgot" },
                  target: "#accountDialog.forgot",
                  actions: "leaveForm",
                },
              ],
            },
          },
          verifying: {
            tags: "busy",
            entry: "clearMessages",
            invoke: {
              src: "verifyCode",
              input: ({ context }) => codeEntryOf(context),
              onDone: [
                {
                  guard: ({ event }) => event.output.kind === "resetAllowed",
                  target: "#accountDialog.newPassword",
                  actions: ["leaveForm", { type: "keepToken", params: ({ event }) => event.output }],
                },
                {
                  target: "#accountDialog.closed",
                  actions: { type: "completeCode", params: ({ event }) => event.output },
                },
              ],
              onError: {
                target: "editing",
                actions: [
                  "clearCode",
                  { type: "showFailure", params: ({ event }) => ({ mode: "code", error: event.error }) },
                ],
              },
            },
          },
          resending: {
            tags: "busy",
            entry: "clearMessages",
            invoke: {
              src: "resendCode",
              input: ({ context }) => ({ challengeId: challengeOf(context).challengeId }),
              onDone: { target: "editing", actions: { type: "keepNewCode", params: ({ event }) => event.output } },
              onError: {
                target: "editing",
                actions: { type: "showFailure", params: ({ event }) => ({ mode: "code", error: event.error }) },
              },
            },
          },
        },
      },

      changePhone: {
        initial: "editing",
        states: {
          editing: {
            on: {
              "form.changed": { actions: { type: "keepTyped", params: "changePhone" } },
              "form.submitted": [
                { guard: { type: "isRight", params: "changePhone" }, target: "submitting" },
                { actions: { type: "showIssues", params: "changePhone" } },
              ],
              "mode.switched": { guard: "returnsToCode", target: "#accountDialog.code", actions: "leaveForm" },
            },
          },
          submitting: {
            tags: "busy",
            entry: "clearMessages",
            invoke: {
              src: "changePhone",
              input: ({ context }) => ({
                phone: phoneToSend(context.form.phone, context.market, readPhone),
                challengeId: context.challenge?.challengeId ?? null,
                ...(context.isPasswordAsked && { password: context.form.password }),
              }),
              onDone: {
                target: "saved",
                actions: assign(({ event }) => ({ challenge: event.output, isPasswordAsked: false })),
              },
              onError: {
                target: "editing",
                actions: { type: "showFailure", params: ({ event }) => ({ mode: "changePhone", error: event.error }) },
              },
            },
          },
          /** 'Phone Number Updated Successfully' is read before the code is asked for. */
          saved: {
            after: { phoneUpdated: { target: "#accountDialog.code", actions: "leaveForm" } },
            on: { "page.reopened": { target: "#accountDialog.code", actions: "leaveForm" } },
          },
        },
      },

      newPassword: {
        initial: "editing",
        states: {
          editing: {
            on: {
              "form.changed": { actions: { type: "keepTyped", params: "newPassword" } },
              "form.submitted": [
                { guard: { type: "isRight", params: "newPassword" }, target: "submitting" },
                { actions: { type: "showIssues", params: "newPassword" } },
              ],
              // A link that is no longer good leads to a code, and not to an end.
              "mode.switched": {
                guard: { type: "switches", params: "forgot" },
                target: "#accountDialog.forgot",
                actions: ["leaveForm", "dropToken"],
              },
            },
          },
          submitting: {
            tags: "busy",
            entry: "clearMessages",
            invoke: {
              src: "setPassword",
              input: ({ context }) => ({ token: tokenOf(context), password: context.form.password }),
              onDone: {
                target: "#accountDialog.closed",
                actions: {
                  type: "completeSignIn",
                  params: ({ event }) => ({ customer: event.output, isSignUp: false }),
                },
              },
              onError: {
                target: "editing",
                actions: { type: "showFailure", params: ({ event }) => ({ mode: "newPassword", error: event.error }) },
              },
            },
          },
        },
      },
    },
  })

export type AccountDialogMachine = ReturnType<typeof createAccountDialogMachine>

/** A complete sign-in is told twice: to analytics, and to the page. */
const toldOfSignIn = (
  { flow }: AccountDialogContext,
  customer: Customer,
  isSignUp: boolean,
): readonly AccountDialogEmitted[] => [
  { type: "fact.noted", fact: isSignUp ? "WEB_SIGNUP_COMPLETED" : "WEB_LOGIN_COMPLETED" },
  { type: "signedIn", customer, path: pathAfterSignIn(flow) },
]

const challengeOf = ({ challenge }: AccountDialogContext): CodeSent => {
  if (!challenge) throw new Error("A code was asked for that was never sent")
  return challenge
}

function codeEntryOf(context: AccountDialogContext): CodeEntry {
  if (!context.purpose) throw new Error("A code was entered for nothing")
  return { challengeId: challengeOf(context).challengeId, purpose: context.purpose, code: context.form.code }
}

function tokenOf({ resetToken }: AccountDialogContext): string {
  if (!resetToken) throw new Error("A password was set before its code was right")
  return resetToken
}
