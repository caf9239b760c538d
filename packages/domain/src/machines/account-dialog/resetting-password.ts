import { plainEmail } from "../../account/email.ts"
import type { AccountDialogSetup } from "./account-dialog-actions.ts"
import type { AccountDialogContext } from "./account-dialog-context.ts"

/** Requests a code that allows a new password. */
export const forgot = (dialog: AccountDialogSetup) =>
  dialog.createStateConfig({
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
  })

/** Sets a new password, with the token of a right code or of a link. */
export const newPassword = (dialog: AccountDialogSetup) =>
  dialog.createStateConfig({
    initial: "editing",
    states: {
      editing: {
        on: {
          "form.changed": { actions: { type: "keepTyped", params: "newPassword" } },
          "form.submitted": [
            { guard: { type: "isRight", params: "newPassword" }, target: "submitting" },
            { actions: { type: "showIssues", params: "newPassword" } },
          ],
          // From an expired link the customer can request a code instead.
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
  })

function tokenOf({ resetToken }: AccountDialogContext): string {
  if (!resetToken) throw new Error("A password was set before its code was right")
  return resetToken
}
