import type { Money } from "@mersal/domain/money/money"
import { digitsOf } from "@mersal/domain/payment/card/card-digits"
import { expiryOf } from "@mersal/domain/payment/card/card-expiry"
import type { CardFormValues } from "@mersal/domain/payment/card/card-form"

/** The card in the field names of the hosted page's gateway (section 7, POST /payment/token). */
export function tokenisationFields(values: CardFormValues): Readonly<Record<string, string>> {
  const { month, year } = requiredExpiry(values)
  return {
    card_holder_name: values.name.trim(),
    card_number: digitsOf(values.number),
    expiry_date: `${year.slice(2)}${month}`,
    card_security_code: digitsOf(values.cvc),
  }
}

/** The cardholder, and what is paid. Qatar's gateway takes the amount from the attempt, not from here (D29). */
export interface PipePayer {
  readonly email: string
  readonly address: string
  readonly city: string
  readonly amount: Money
  readonly booking: string
}

/** The body of POST {payment base}/purchase (section 7). */
export function pipeCardBody(values: CardFormValues, payer: PipePayer): Readonly<Record<string, string | number>> {
  const { month, year } = requiredExpiry(values)
  return {
    paymentType: "card",
    card: digitsOf(values.number),
    cvv2: digitsOf(values.cvc),
    expYear: year,
    expMonth: month,
    member: values.name.trim(),
    currencyCode: payer.amount.currency,
    address: payer.address,
    city: payer.city,
    statecode: "",
    zip: "",
    CountryCode: "QA",
    email: payer.email,
    amount: payer.amount.minor / 100,
  }
}

/** The body of POST {payment base}/purchase-debit: no card (section 7). */
export const pipeDebitBody = ({ amount, email, booking }: PipePayer): Readonly<Record<string, string | number>> => ({
  currencyCode: amount.currency,
  CountryCode: "QA",
  email,
  amount: amount.minor / 100,
  bkref: booking,
})

function requiredExpiry({ expiry }: CardFormValues): { readonly month: string; readonly year: string } {
  const read = expiryOf(expiry)
  if (!read) throw new Error("A card whose expiry cannot be read reached the gateway's form")
  return { month: String(read.month).padStart(2, "0"), year: String(read.year) }
}
