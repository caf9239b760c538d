import type { PopupBlocked, SocialSignInCancelled } from "@mersal/domain/account/account-errors"
import { SocialSignInRefused } from "@mersal/domain/account/account-errors"
import type { Customer } from "@mersal/domain/account/customer"
import type { Registration } from "@mersal/domain/account/sign-in/registration"
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
} from "@mersal/domain/account/sign-in/sign-in"
import type { AccountFailure } from "@mersal/domain/machines/account-dialog/account-alert"
import { type AccountDialogMachine, createAccountDialogMachine } from "@mersal/domain/machines/account-dialog-machine"
import { fromPort } from "@mersal/domain/machines/actor-logic"
import type { CallOptions } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { shownLanguage } from "../../environment/language.ts"
import { textsOf } from "../../environment/texts/dictionaries.ts"
import { inWords } from "../../features/account/refusal-words.ts"
import { readPhone } from "../../fields/phones.ts"
import { account } from "./account-composition.ts"
import { openSocialWindow } from "./social-window.ts"

type Refusal = Parameters<typeof inWords>[0]

/** Calls the account. The messages of a refusal come in the page's language. */
const worded = <Input, Output>(call: (input: Input, options: CallOptions) => Promise<Result.Result<Output, Refusal>>) =>
  fromPort<Input, Output, AccountFailure>(async (input, options) =>
    Result.mapError(await call(input, options), (failure) => inWords(failure, textsOf[shownLanguage()])),
  )

/** The account popup's machine with the real calls behind its actors. */
export const providedAccountMachine: AccountDialogMachine = createAccountDialogMachine(readPhone).provide({
  actors: {
    signIn: worded<Credentials, SignInAnswer>((credentials, options) => account.signIn(credentials, options)),
    register: worded<Registration, RegistrationAnswer>((registration, options) =>
      account.register(registration, options),
    ),
    requestReset: worded<{ readonly email: string }, CodeSent>((request, options) =>
      account.requestReset(request, options),
    ),
    verifyCode: worded<CodeEntry, CodeAccepted>((entry, options) => account.verifyCode(entry, options)),
    resendCode: worded<{ readonly challengeId: string }, CodeSent>((request, options) =>
      account.resendCode(request, options),
    ),
    changePhone: worded<PhoneChange, CodeSent>((change, options) => account.changePhone(change, options)),
    setPassword: worded<PasswordReset, Customer>(async (reset, options) =>
      Result.map(await account.setPassword(reset, options), ({ customer }) => customer),
    ),
    socialSignIn: fromPort<SocialSignIn, SocialSignInAnswer, AccountFailure>(async (wanted, options) =>
      Result.mapError(await signInSocially(wanted, options), (failure) =>
        failure._tag === "PopupBlocked" || failure._tag === "SocialSignInCancelled"
          ? failure
          : inWords(failure, textsOf[shownLanguage()]),
      ),
    ),
  },
})

/** Opens the window during the press, as browsers require, and only then asks the server for its address. */
async function signInSocially(
  { provider, role, country }: SocialSignIn,
  options: CallOptions,
): Promise<Result.Result<SocialSignInAnswer, Refusal | PopupBlocked | SocialSignInCancelled>> {
  const opened = openSocialWindow()
  if (Result.isFailure(opened)) return Result.fail(opened.failure)
  const window = opened.success
  const signal = options.signal as AbortSignal
  signal.addEventListener("abort", window.close)
  const begun = await account.beginSocialSignIn(options)
  const offer = Result.isSuccess(begun) && begun.success.offers.find((each) => each.provider === provider)
  if (Result.isFailure(begun) || !offer) {
    window.close()
    return Result.fail(Result.isFailure(begun) ? begun.failure : new SocialSignInRefused({ reason: "not-offered" }))
  }
  const token = await window.token(offer, begun.success.nonce, signal)
  if (Result.isFailure(token)) return Result.fail(token.failure)
  return account.socialSignIn({ provider, role, country, identityToken: token.success }, options)
}
