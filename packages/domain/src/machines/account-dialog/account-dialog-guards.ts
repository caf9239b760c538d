import type { PhoneReader } from "../../account/phone/phone-reader.ts"
import type { AccountMode } from "./account-alert.ts"
import { accountDialogActors } from "./account-dialog-actors.ts"
import { issuesIn } from "./account-dialog-context.ts"
import type { AccountDialogOpening, OpenedMode } from "./account-dialog-event.ts"

/** Which form leads to which, and whether a form may be sent. */
export const guardedDialog = (readPhone: PhoneReader) =>
  accountDialogActors.extend({
    guards: {
      opens: ({ event }, mode: AccountDialogOpening["mode"]) => event.type === "dialog.opened" && event.mode === mode,
      switches: ({ event }, mode: OpenedMode) => event.type === "mode.switched" && event.mode === mode,
      /** To another phone before signing in, or while a phone is being verified; never during a password reset. */
      switchesPhone: ({ context, event }) =>
        event.type === "mode.switched" && event.mode === "changePhone" && context.purpose !== "forgot",
      /** From the code back to signing in; not for a phone change, where the customer is signed in already. */
      switchesBack: ({ context, event }, mode: OpenedMode) =>
        event.type === "mode.switched" && event.mode === mode && context.purpose !== "phone",
      returnsToCode: ({ context, event }) =>
        event.type === "mode.switched" && event.mode === "code" && context.challenge !== null,
      isRight: ({ context }, mode: AccountMode) => issuesIn(mode, context, readPhone).length === 0,
    },
  })
