import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type { BookingNotFound } from "@mersal/domain/tracking/tracking-errors"
import type { PageTexts } from "../../environment/texts/dictionaries.ts"

/** The sentence that a failed look-up of a booking comes to (section 8). */
export function failureWords(failure: ServiceFailure | BookingNotFound, words: PageTexts["tracking"]): string {
  switch (failure._tag) {
    case "BookingNotFound":
      return words.invalid
    case "NetworkFailure":
      return words.networkError
    case "RequestRefused":
      return failure.text
    case "ServerFailure":
      return words.somethingWrong
  }
}
