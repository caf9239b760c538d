import { setup } from "xstate"
import type { Customer } from "../../account/customer.ts"
import type { Registration } from "../../account/sign-in/registration.ts"
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
} from "../../account/sign-in/sign-in.ts"
import type { MarketId } from "../../market/market.ts"
import { unprovided } from "../actor-logic.ts"
import type { AccountDialogContext } from "./account-dialog-context.ts"
import type { AccountDialogEmitted, AccountDialogEvent } from "./account-dialog-event.ts"

/** What the popup waits for: calls provided by the composition root, and timers. */
export const accountDialogActors = setup({
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
})
