import { type Reference, spokenReference } from "../booking/order/reference.ts"
import { booking as arabicBooking } from "../messages/ar/booking.ts"
import { paper as arabicPaper } from "../messages/ar/paper.ts"
import { receipt as arabicReceipt } from "../messages/ar/receipt.ts"
import { booking as englishBooking } from "../messages/en/booking.ts"
import { paper as englishPaper } from "../messages/en/paper.ts"
import { receipt as englishReceipt } from "../messages/en/receipt.ts"
import type { Language } from "../messages/language.ts"
import { isSameMoney, type Money, money, subtract } from "../money/money.ts"
import type { DocumentParticulars } from "../payment/document-particulars.ts"
import { vatWithin } from "../payment/ledger.ts"
import { type DocumentSeries, documentNumber } from "../payment/payment-document.ts"
import { showsVat } from "../pricing/price-breakdown.ts"
import { amountText } from "./amount-text.ts"
import { dateText } from "./moment-text.ts"
import { inOwnOrder } from "./own-order.ts"
import { issuedBy, issuedTo, titleOf } from "./parties.ts"
import type { Seller } from "./seller.ts"
import type { Fact, Sheet, SheetTable } from "./sheet.ts"
import { zonedMomentText } from "./zoned-text.ts"

/** What is printed as an invoice, a receipt or a credit note. */
export interface PrintedDocument {
  readonly series: DocumentSeries
  readonly number: number
  readonly at: number
  readonly booking: Reference
  readonly amount: Money
  readonly particulars: DocumentParticulars
  readonly seller: Seller
  readonly buyer: Buyer
  /** What a credit note corrects; null for other documents. */
  readonly corrects: Correction | null
  /** The address at which the booking is tracked. */
  readonly trackingLink: string
}

export interface Correction {
  /** The numbers of the paid documents. */
  readonly numbers: readonly string[]
  /** Their total, less earlier refunds. */
  readonly invoiced: Money
  readonly isCancelled: boolean
}

export interface Buyer {
  readonly name: string
  /** Empty for anybody but a company. */
  readonly taxNumber: string
  readonly costCentre: string
}

const words = {
  en: { paper: englishPaper, booking: englishBooking, receipt: englishReceipt },
  ar: { paper: arabicPaper, booking: arabicBooking, receipt: arabicReceipt },
}

/** A document as it is printed. Its lines add up exactly to its amount, whatever part of the price it is for. */
export function documentSheet(document: PrintedDocument, language: Language): Sheet {
  const { paper } = words[language]
  const { series, seller, buyer, at, booking, trackingLink } = document
  return {
    language,
    title: titleOf(series, language),
    issuer: issuedBy(seller, language),
    recipient: issuedTo(buyer, series.kind, language),
    facts: [
      { name: paper.number, value: documentNumber(series, document.number) },
      { name: paper.issuedOn, value: zonedMomentText(language, series.entity, at) },
      { name: paper.reference, value: spokenReference(booking) },
      ...factsOf(document, language),
    ],
    tables: [linesOf(document, language)],
    notes: [paper.noSignature],
    code: { text: trackingLink, caption: paper.scan },
  }
}

function factsOf({ particulars, buyer, corrects, amount }: PrintedDocument, language: Language): readonly Fact[] {
  const { paper, receipt } = words[language]
  return [
    { name: paper.supplyDate, value: dateText(particulars.pickupDate) },
    ...(corrects === null
      ? [{ name: paper.paidWith, value: receipt.methods[particulars.paymentMethod] }]
      : [
          { name: paper.corrects, value: corrects.numbers.join(", ") },
          { name: paper.invoiced, value: amountText(language, corrects.invoiced) },
          { name: paper.rightAmount, value: amountText(language, subtract(corrects.invoiced, amount)) },
        ]),
    { name: paper.costCentre, value: inOwnOrder(buyer.costCentre, language) },
  ].filter(({ value }) => value !== "")
}

/** The price line by line if all of it was paid at once; a difference or a refund is a single line. */
function linesOf({ corrects, particulars, amount }: PrintedDocument, language: Language): SheetTable {
  const { paper, booking } = words[language]
  const { price, promoCode, bookingType, vehicle, from, to } = particulars
  const isWhole = corrects === null && isSameMoney(amount, price.toPay)
  const vat = isWhole ? price.vat : vatWithin(amount, price.vatPercent)
  const net = subtract(amount, vat)
  const why = corrects === null ? paper.change : corrects.isCancelled ? paper.refundOfCancelled : paper.refund
  const ordered = [booking.types[bookingType], booking.vehicles[vehicle]] as const
  const service =
    from && to
      ? paper.delivery(...ordered, inOwnOrder(from, language), inOwnOrder(to, language))
      : paper.deliveryAlone(...ordered)
  const rows: readonly (readonly [string, Money])[] = isWhole
    ? [
        [service, price.deliveryCharge],
        ...(price.discount.minor > 0
          ? [
              [
                promoCode === null ? paper.discount : paper.promo(inOwnOrder(promoCode, language)),
                money(-price.discount.minor, amount.currency),
              ] as const,
            ]
          : []),
      ]
    : [[`${why}: ${service}`, net]]
  const isTaxed = showsVat(price)
  const taxLines = isTaxed
    ? [
        { name: paper.net, value: amountText(language, net) },
        { name: paper.vat(price.vatPercent), value: amountText(language, vat) },
      ]
    : []
  return {
    title: null,
    columns: [
      { title: paper.description, share: 4, isNumber: false },
      ...(isTaxed ? [{ title: paper.vatRate, share: 1, isNumber: true }] : []),
      { title: paper.amount, share: 1, isNumber: true },
    ],
    rows: rows.map(([name, value]) => [
      name,
      ...(isTaxed ? [paper.rate(price.vatPercent)] : []),
      amountText(language, value),
    ]),
    totals: [...taxLines, { name: paper.total, value: amountText(language, amount) }],
  }
}
