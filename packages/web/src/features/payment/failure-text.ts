import type { AttemptFailure } from "@mersal/domain/payment/attempt-report"
import type { PageTexts } from "../../environment/texts/dictionaries.ts"

/** What became of the money of a payment that failed. */
export function failureText(reason: AttemptFailure, card: PageTexts["card"]): string {
  switch (reason) {
    case "declined":
      return card.declined
    case "not-charged":
      return card.notCharged
    case "abandoned":
      return card.abandoned
    case "refunded":
      return card.refunded
    case "unknown-attempt":
      return card.unknownAttempt
  }
}
