import * as Effect from "effect/Effect"
import { marketOfReference, type Reference } from "../../booking/order/reference.ts"
import type { Language } from "../../messages/language.ts"
import { add, type Money, money, subtract } from "../../money/money.ts"
import { type Buyer, type Correction, documentSheet, type PrintedDocument } from "../../paper/document-sheet.ts"
import { particularsOf } from "../../payment/document-particulars.ts"
import { documentNumber } from "../../payment/payment-document.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { type IssuedDocument, MoneyBooks } from "../../ports/driven/money-books.ts"
import { Printer } from "../../ports/driven/printer.ts"
import type { ListedDocument, PrintedFile, PrintRequest } from "../../ports/driving/document-service.ts"
import type { OwnBookingRequest } from "../../ports/driving/own-booking-service.ts"
import { BookingNotFound } from "../../tracking/tracking-errors.ts"
import { trackingLink } from "../../tracking/tracking-link.ts"
import { reachedBooking } from "../access.ts"
import type { Caller } from "../caller.ts"
import { addressOf } from "../market-address.ts"
import { sellerOf } from "./seller-of.ts"

const numberOf = ({ series, number }: IssuedDocument): string => documentNumber(series, number)

/** The documents of a booking, for callers who may see it. */
export const listDocuments = Effect.fn("listDocuments")(function* (request: OwnBookingRequest, caller: Caller) {
  const { stored } = yield* reachedBooking("view-booking", request, caller)
  const issued = yield* (yield* MoneyBooks).documents(stored.booking.reference)
  return issued.map((document) => listedDocument(stored.booking.reference, document))
})

/** A booking's document as lists show it. */
export const listedDocument = (booking: Reference, document: IssuedDocument): ListedDocument => ({
  number: numberOf(document),
  kind: document.series.kind,
  booking,
  at: document.at,
  amount: document.amount,
})

/** One document of a booking as a file; another booking's number is answered like an unknown one. */
export const printDocument = Effect.fn("printDocument")(function* (request: PrintRequest, caller: Caller) {
  const { stored } = yield* reachedBooking("view-booking", request, caller)
  const issued = yield* (yield* MoneyBooks).documents(stored.booking.reference)
  const document = issued.find((each) => numberOf(each) === request.number)
  if (!document) return yield* new BookingNotFound()
  return yield* printedFile(stored, issued, document, request.language ?? stored.language)
})

/** A document of a booking as a file, to be downloaded or attached to a message. */
export const printedFile = Effect.fnUntraced(function* (
  stored: StoredBooking,
  issued: readonly IssuedDocument[],
  document: IssuedDocument,
  language: Language,
) {
  const { reference } = stored.booking
  const printed: PrintedDocument = {
    ...document,
    booking: reference,
    particulars: document.particulars ?? particularsOf(stored.booking),
    seller: document.seller ?? (yield* sellerOf(document.series.entity)),
    buyer: yield* buyerOf(stored),
    corrects: document.series.kind === "credit-note" ? correction(stored, issued, document) : null,
    trackingLink: trackingLink(yield* addressOf(marketOfReference(reference)), reference),
  }
  const bytes = yield* (yield* Printer).print(documentSheet(printed, language))
  return { type: "application/pdf", bytes, name: `${numberOf(document)}.pdf` } satisfies PrintedFile
})

function correction({ log }: StoredBooking, issued: readonly IssuedDocument[], note: IssuedDocument): Correction {
  const before = issued.filter((each) => each !== note && each.at <= note.at)
  const paid = before.filter(({ series }) => series.kind !== "credit-note")
  // Of credit notes with the same instant, the lower number came first.
  const givenBack = before.filter(
    ({ series, number, at }) => series.kind === "credit-note" && (at < note.at || number < note.number),
  )
  const { currency } = note.amount
  return {
    numbers: paid.map(numberOf),
    invoiced: subtract(total(paid, currency), total(givenBack, currency)),
    isCancelled: log.some(({ type, at }) => type === "cancel" && at <= note.at),
  }
}

const total = (documents: readonly IssuedDocument[], currency: Money["currency"]): Money =>
  add(money(0, currency), ...documents.map(({ amount }) => amount))

/** The company with its tax number, for bookings on its account; otherwise the customer. */
const buyerOf = Effect.fnUntraced(function* ({ booking, companyId, costCentre }: StoredBooking) {
  const company = companyId === null ? null : yield* (yield* Companies).find(companyId)
  const buyer: Buyer = company
    ? {
        name: company.name,
        taxNumber: company.taxNumber,
        costCentre: company.costCentres.find(({ id }) => id === costCentre)?.name ?? "",
      }
    : { name: booking.customer.name, taxNumber: "", costCentre: "" }
  return buyer
})
