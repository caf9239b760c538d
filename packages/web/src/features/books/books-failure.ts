import type { CommandIdReused } from "@mersal/domain/delivery/delivery-errors"
import type { DayNotOver, HandoverRefused } from "@mersal/domain/payment/books-errors"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import { failureWords } from "../../environment/answers/failure-words.ts"
import type { Formats } from "../../environment/formats/formats.ts"
import type { PageTexts } from "../../environment/texts/dictionaries.ts"

type BooksFailure = HandoverRefused | CommandIdReused | DayNotOver | ServiceFailure

/** The text why something was not recorded. */
export function bookingFailure(
  failure: BooksFailure,
  { operations, operatorRefusals }: PageTexts,
  formats: Formats,
): string {
  switch (failure._tag) {
    case "HandoverRefused": {
      const { handover } = operatorRefusals
      const held = failure.reason === "more-than-held" ? ` ${handover.held(formats.money(failure.held))}` : ""
      return handover[failure.reason] + held
    }
    case "DayNotOver":
      return operatorRefusals.dayNotOver
    case "CommandIdReused":
      return operations.serverFailed("–")
    default:
      return failureWords(failure, operations)
  }
}
