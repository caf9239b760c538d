import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type { InvalidReference, ReferenceChanged, ReferenceNotFound } from "@mersal/domain/reference/reference-errors"
import { failureWords } from "../../environment/answers/failure-words.ts"
import type { PageTexts } from "../../environment/texts/dictionaries.ts"
import type { FormIssue } from "./form/form-state.ts"

type Words = PageTexts["admin"]

/** Why an entry was not edited or ended. */
export type EditRefusal = InvalidReference | ReferenceNotFound | ReferenceChanged

export function refusalWords(failure: EditRefusal | ServiceFailure, words: Words): string {
  switch (failure._tag) {
    case "ReferenceChanged":
      return words.changedTitle
    case "InvalidReference":
      return failure.issues.map(({ problem }) => words.problems[problem]).join(" ")
    case "ReferenceNotFound":
      return words.notFound
    default:
      return failureWords(failure, words)
  }
}

/** The fault of a field, and what it conflicts with if that helps. */
export function issueWords({ problem, detail }: FormIssue, words: Words): string {
  if (problem === "notANumber" || problem === "notADate") return words[problem]
  if (problem === "overlaps") return words.overlapping(detail)
  return detail === "" ? words.problems[problem] : `${words.problems[problem]} (${detail})`
}

/** Why a draft was not tried: its faults, or the failure. */
export function trialFailureWords(failure: InvalidReference | ServiceFailure, words: Words): string {
  if (failure._tag !== "InvalidReference") return failureWords(failure, words)
  return failure.issues.map((issue) => words.unclear(issue.field, issueWords(issue, words))).join(" ")
}
