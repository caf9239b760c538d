import { assign } from "xstate"
import type { PhoneReader } from "../../account/phone/phone-reader.ts"
import { phoneToSend } from "../../account/sign-in/registration.ts"
import type { AccountDialogSetup } from "./account-dialog-actions.ts"

/** A new phone, which takes effect once its code is right (D26). */
export const changePhone = (dialog: AccountDialogSetup, readPhone: PhoneReader) =>
  dialog.createStateConfig({
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
      /** Leaves time to read 'Phone Number Updated Successfully' before the code is asked for. */
      saved: {
        after: { phoneUpdated: { target: "#accountDialog.code", actions: "leaveForm" } },
        on: { "page.reopened": { target: "#accountDialog.code", actions: "leaveForm" } },
      },
    },
  })
