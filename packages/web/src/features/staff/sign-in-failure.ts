import type { AccountService } from "@mersal/domain/ports/driving/account-service"
import type * as Result from "effect/Result"
import type { PageTexts } from "../../environment/texts/dictionaries.ts"

export type SignInFailure =
  Awaited<ReturnType<AccountService["signIn"]>> extends Result.Result<unknown, infer Failure> ? Failure : never

/** Why the sign-in failed, and what to do about it. */
export function signInFailureWords(
  failure: SignInFailure,
  words: PageTexts["staff"],
  refusals: PageTexts["accountRefusals"],
): string {
  switch (failure._tag) {
    case "SignInRefused":
      return `${refusals.signInRefused} ${refusals.signInRefusedDetails}`
    case "TooManySignIns":
      return `${refusals.tooManySignIns} ${refusals.tooManySignInsDetails}`
    // The step that asks for the code says so.
    case "SecondFactorNeeded":
      return ""
    case "CodeTooSoon":
    case "TooManyCodes":
    case "CodeNotSent":
      return words.notProved
    case "InvalidAccountForm":
      return refusals.signInRefused
    case "RequestRefused":
      return failure.text
    case "NetworkFailure":
      return words.networkError
    case "ServerFailure":
      return words.somethingWrong
  }
}
