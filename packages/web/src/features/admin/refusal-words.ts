import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type { InvalidReference } from "@mersal/domain/reference/reference-errors"
import type { PageTexts } from "../../environment/texts/dictionaries.ts"
import type { FormIssue } from "./form/form-state.ts"

type Words = PageTexts["admin"]

/** A failure of the line or the server. */
export function failureWords(failure: ServiceFailure, words: Words): string {
  switch (failure._tag) {
    case "NetworkFailure":
      return words.noNetwork
    case "RequestRefused":
      return failure.text
    case "ServerFailure":
      return words.serverFailed(failure.requestId ?? "–")
  }
}

/** What is wrong with a field, and what it collides with where that helps. */
export function issueWords({ problem, detail }: FormIssue, words: Words): string {
  if (problem === "notANumber" || problem === "notADate") return words[problem]
  if (problem === "overlaps") return words.overlapping(detail)
  return detail === "" ? words.problems[problem] : `${words.problems[problem]} (${detail})`
}

/** Why a draft was not tried: each of its faults, or what failed. */
export function trialFailureWords(failure: InvalidReference | ServiceFailure, words: Words): string {
  if (failure._tag !== "InvalidReference") return failureWords(failure, words)
  return failure.issues.map((issue) => words.unclear(issue.field, issueWords(issue, words))).join(" ")
}
