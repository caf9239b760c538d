import type { CodeEntry } from "../../account/sign-in/sign-in.ts"
import type { AccountDialogSetup } from "./account-dialog-actions.ts"
import { type AccountDialogContext, challengeOf } from "./account-dialog-context.ts"

/** The code from a message. A right code completes what it was requested for. */
export const code = (dialog: AccountDialogSetup) =>
  dialog.createStateConfig({
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
              { type: "clearRefusedCode", params: ({ event }) => ({ error: event.error }) },
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
  })

function codeEntryOf(context: AccountDialogContext): CodeEntry {
  if (!context.purpose) throw new Error("A code was entered for nothing")
  return { challengeId: challengeOf(context).challengeId, purpose: context.purpose, code: context.form.code }
}
