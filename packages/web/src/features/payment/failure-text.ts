import type { AttemptFailure } from "@mersal/domain/payment/attempt/attempt-report"
import type { PageTexts } from "../../environment/texts/dictionaries.ts"

/** What happened to the money of a failed payment. */
export function failureText(reason: AttemptFailure, words: PageTexts["notPlaced"]): string {
  switch (reason) {
    case "declined":
      return words.declined
    case "cancelled":
      return words.cancelled
    case "not-charged":
      return words.notCharged
    case "abandoned":
      return words.abandoned
    case "refunded":
      return words.refunded
    case "unknown-attempt":
      return words.unknownAttempt
  }
}
