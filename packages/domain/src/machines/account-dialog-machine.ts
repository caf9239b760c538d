import type { PhoneReader } from "../account/phone/phone-reader.ts"
import { accountDialogSetup } from "./account-dialog/account-dialog-actions.ts"
import { emptyDialog } from "./account-dialog/account-dialog-context.ts"
import { changePhone } from "./account-dialog/changing-phone.ts"
import { code } from "./account-dialog/entering-code.ts"
import { register } from "./account-dialog/registering.ts"
import { forgot, newPassword } from "./account-dialog/resetting-password.ts"
import { login, signingInSocially } from "./account-dialog/signing-in.ts"

/**
 * The account popup (section 4, 'Account'): closed, or one of its forms. Every form waits in `editing` and is sent by
 * one call; a right code completes what it was requested for. Once a sign-in is complete, `signedIn` tells the page who
 * signed in. Analytics is told of a sign-up that was begun, and of a completed sign-up or login.
 */
export const createAccountDialogMachine = (readPhone: PhoneReader) => {
  const dialog = accountDialogSetup(readPhone)
  return dialog.createMachine({
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
      login: login(dialog),
      register: register(dialog, readPhone),
      signingInSocially: signingInSocially(dialog),
      forgot: forgot(dialog),
      code: code(dialog),
      changePhone: changePhone(dialog, readPhone),
      newPassword: newPassword(dialog),
    },
  })
}

export type AccountDialogMachine = ReturnType<typeof createAccountDialogMachine>
