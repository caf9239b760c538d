import type { BookingRefusal } from "@mersal/adapters-http/contract/refusals/booking"
import type { SlotRefused } from "@mersal/domain/booking/booking-errors"
import { hasTodayPassed } from "@mersal/domain/booking/windows/closed-day"
import { whyClosed } from "@mersal/domain/booking/windows/why-closed"
import type { Language } from "@mersal/domain/messages/language"
import { formatMoney } from "@mersal/domain/money/money"
import type { ErrorTexts } from "../callers/language.ts"
import { dateWords, windowWords } from "../words.ts"
import type { RefusalAnswers, Sentences } from "./refusal-answers.ts"

export const bookingAnswers: RefusalAnswers<BookingRefusal> = {
  InvalidBooking: {
    status: 422,
    say: ({ issues }, texts) => issues.map(({ message }) => ({ message: texts[message] })),
  },
  NotServed: {
    status: 422,
    say: ({ part }, texts) => [
      {
        message: texts.notServed,
        details: { pickup: texts.notServedPickup, delivery: texts.notServedDelivery, route: texts.notServedRoute }[
          part
        ],
      },
    ],
  },
  UnknownPlace: {
    status: 422,
    say: (_, texts) => [{ message: texts.unknownPlace, details: texts.unknownPlaceDetails }],
  },
  ParcelRefused: {
    status: 422,
    say: ({ reason, upgrade }, texts) => [
      {
        message: reason === "too-heavy" ? texts.tooHeavy : texts.tooLarge,
        details: upgrade ? texts.chooseVehicle(texts.vehicles[upgrade]) : texts.beyondPackageLimit,
      },
    ],
  },
  SlotRefused: { status: 409, say: (refused, texts, language) => [saySlot(refused, texts, language)] },
  PriceChanged: {
    status: 409,
    say: ({ quote, previousTotal }, texts) => [
      {
        message: previousTotal === null ? texts.quoteNotInForce : texts.priceChanged,
        details: texts.priceChangedDetails(formatMoney(quote.price.toPay)),
      },
    ],
  },
  PaymentMethodNotOffered: {
    status: 422,
    say: (_, texts) => [{ message: texts.paymentMethodNotOffered, details: texts.payCash }],
  },
  CostCentreRefused: {
    status: 422,
    say: ({ reason }, texts) => [
      { message: texts.costCentreRefused, details: reason === "unknown" ? texts.chooseCostCentre : texts.noCompany },
    ],
  },
  CreditLimitReached: {
    status: 422,
    say: ({ left }, texts) => [
      { message: texts.creditLimitReached, details: texts.creditLimitLeft(formatMoney(left)) },
    ],
  },
  IdempotencyMismatch: {
    status: 422,
    say: (_, texts) => [{ message: texts.idempotencyMismatch, details: texts.idempotencyMismatchDetails }],
  },
}

function saySlot(refused: SlotRefused, texts: ErrorTexts, language: Language): Sentences {
  const { reason, next, earliest } = refused
  const details = next
    ? texts.nextSlot(dateWords(next.date, language), windowWords(next.window, language))
    : earliest
      ? texts.earliestDate(dateWords(earliest, language))
      : ""
  const isTodayOver = hasTodayPassed({ ...refused, why: whyClosed(reason) }, refused.today)
  switch (reason) {
    case "full":
      return { message: texts.slotFull, details }
    case "beyond-horizon":
      return { message: texts.dateTooFar, details }
    case "blackout":
    case "closure":
      return { message: texts.notOfferedThen, details }
    case "unknown-window":
      return { message: texts.unknownWindow, details }
    case "delivery-unknown-window":
    case "delivery-wrong-date":
      return { message: texts.deliveryUnavailable, details }
    default:
      return { message: isTodayOver ? texts.cutOffPassed : texts.slotClosed, details }
  }
}
