import type { PhoneReader } from "../../account/phone/phone-reader.ts"
import { registrationOf } from "../../account/sign-in/registration.ts"
import type { AccountDialogSetup } from "./account-dialog-actions.ts"

/** A new account, which its code completes. */
export const register = (dialog: AccountDialogSetup, readPhone: PhoneReader) =>
  dialog.createStateConfig({
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
  })
