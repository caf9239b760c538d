import type { PhoneReader } from "../../account/phone-reader.ts"
import type { AccountMode } from "../account-alert.ts"
import { issuesIn } from "../account-dialog-context.ts"
import { accountDialogActors } from "./account-dialog-actors.ts"
import type { AccountDialogOpening, OpenedMode } from "./account-dialog-event.ts"

/** Which form leads to which, and whether it may be sent. */
export const guardedDialog = (readPhone: PhoneReader) =>
  accountDialogActors.extend({
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
  })
