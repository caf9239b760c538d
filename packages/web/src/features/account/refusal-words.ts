import { AccountRefused, type SecondFactorNeeded, type TooManyCodes } from "@mersal/domain/account/account-errors"
import type { AccountFailure } from "@mersal/domain/machines/account-dialog/account-alert"
import type { AccountService } from "@mersal/domain/ports/driving/account-service"
import type * as Result from "effect/Result"
import type { PageTexts } from "../../environment/texts/dictionaries.ts"

/** The refusals of the popups' calls. */
type Refusal = FailureOf<
  "signIn" | "register" | "requestReset" | "verifyCode" | "resendCode" | "changePhone" | "setPassword" | "socialSignIn"
>
type FailureOf<Call extends keyof AccountService> =
  Awaited<ReturnType<AccountService[Call]>> extends Result.Result<unknown, infer Failure> ? Failure : never

/**
 * A refusal in the form that the popup's machine accepts. Unknown ones are shown with the server's own texts: first the
 * fault, then what to do.
 */
export function inWords(
  failure: Refusal,
  { account, accountRefusals: words }: Pick<PageTexts, "account" | "accountRefusals">,
): AccountFailure {
  const refused = (...sentences: readonly string[]) => new AccountRefused({ messages: [sentences.join(" ")] })
  switch (failure._tag) {
    case "SignInRefused":
      return refused(words.signInRefused, words.signInRefusedDetails)
    case "TooManySignIns":
      return refused(words.tooManySignIns, words.tooManySignInsDetails)
    case "CodeTooSoon":
      return refused(words.codeTooSoon, words.codeTooSoonDetails)
    case "PasswordTokenRefused":
      return refused(words.passwordTokenRefused, words.passwordTokenRefusedDetails)
    case "AlreadyRegistered":
      return refused(words.alreadyRegistered, words.alreadyRegisteredDetails)
    case "NotSignedIn":
      return refused(account.sessionEnded)
    case "AccountPartNotFound":
      return refused(words.accountPartNotFound)
    case "SocialSignInRefused":
      return refused(socialWords(failure.reason, words))
    case "InvalidAccountForm":
    case "PasswordAskedAgain":
    case "CodeRefused":
    case "CodeNotSent":
    case "NetworkFailure":
    case "ServerFailure":
    case "RequestRefused":
      return failure
    // This client gets these as unknown refusals and shows their messages: staff log in elsewhere, and only the server
    // knows the time to wait.
    default:
      failure satisfies SecondFactorNeeded | TooManyCodes
      return refused()
  }
}

const socialWords = (reason: "not-offered" | "not-proved" | "unreachable", words: PageTexts["accountRefusals"]) =>
  ({
    "not-offered": words.socialNotOffered,
    "not-proved": words.socialNotProved,
    unreachable: words.socialUnreachable,
  })[reason]
