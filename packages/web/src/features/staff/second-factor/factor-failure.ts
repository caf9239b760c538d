import type { SecondFactorCalls } from "@mersal/domain/ports/driving/account-service"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type * as Result from "effect/Result"
import { failureWords } from "../../../environment/answers/failure-words.ts"
import type { PageTexts } from "../../../environment/texts/dictionaries.ts"

type FailureOf<Name extends keyof SecondFactorCalls> =
  Awaited<ReturnType<SecondFactorCalls[Name]>> extends Result.Result<unknown, infer Failure> ? Failure : never

/** Why a code was refused, or the second factor was not turned on or off. */
export type FactorFailure = FailureOf<"verifySecondFactor"> | FailureOf<"confirmSecondFactor">

export type BeginFailure = FailureOf<"beginSecondFactor">

export function factorWords(
  failure: FactorFailure | BeginFailure | ServiceFailure,
  words: PageTexts["secondFactor"],
): string {
  switch (failure._tag) {
    case "SecondFactorCodeRefused": {
      const refused = words.refused[failure.reason]
      return failure.triesLeft ? `${refused} ${words.triesLeft(failure.triesLeft)}` : refused
    }
    case "TooManySignIns":
      return words.tooManyTries
    case "SecondFactorUnfit":
      return failure.reason === "on" ? words.isOnAlready : words.isOffAlready
    case "PasswordAskedAgain":
      return words.passwordAsked
    case "NotSignedIn":
      return words.isOffAlready
    default:
      return failureWords(failure, words)
  }
}

/** Whether only a new sign-in helps, because this challenge is over. */
export const isOver = (failure: FactorFailure | ServiceFailure | null): boolean =>
  failure?._tag === "SecondFactorCodeRefused" && (failure.triesLeft === 0 || failure.reason === "expired")
