import type { AccountService } from "@mersal/domain/ports/driving/account-service"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type * as Result from "effect/Result"
import { failureWords } from "../../../environment/answers/failure-words.ts"
import type { PageTexts } from "../../../environment/texts/dictionaries.ts"

type FailureOf<
  Name extends "staff" | "makeStaff" | "disableStaff" | "enableStaff" | "endSessionsOfStaff" | "resetSecondFactor",
> = Awaited<ReturnType<AccountService[Name]>> extends Result.Result<unknown, infer Refusal> ? Refusal : never

/** Why somebody was not invited, disabled, enabled, reset or logged out. */
export type PeopleFailure =
  | FailureOf<"makeStaff">
  | FailureOf<"disableStaff">
  | FailureOf<"enableStaff">
  | FailureOf<"endSessionsOfStaff">
  | FailureOf<"resetSecondFactor">

export function peopleWords(failure: PeopleFailure | ServiceFailure, words: PageTexts["admin"]): string {
  switch (failure._tag) {
    case "LastAdmin":
      return words.lastAdmin
    case "AlreadyRegistered":
      return words.alreadyRegistered
    case "CodeNotSent":
      return words.codeNotSent
    case "InvalidAccountForm":
      return words.mendPerson
    case "SecondFactorUnfit":
      return words.noSecondFactor
    case "NotSignedIn":
    case "AccountPartNotFound":
      return words.notFound
    default:
      return failureWords(failure, words)
  }
}
