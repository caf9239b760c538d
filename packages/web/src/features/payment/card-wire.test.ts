import { money } from "@mersal/domain/money/money"
import { formatCardNumber, formatExpiry } from "@mersal/domain/payment/card/card-format"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { pipeCardBody, pipeDebitBody, tokenisationFields } from "./card-wire.ts"

const payer = {
  email: "aisha@example.com",
  address: "West Bay",
  city: "Doha",
  amount: money(2_625, "QAR"),
  booking: "QA7H2D9XM4KC8NR",
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const month = fc.integer({ min: 1, max: 12 }).map((value) => String(value).padStart(2, "0"))
const year = fc.integer({ min: 2019, max: 2099 }).map(String)

describe("a card on its way to the gateway", () => {
  it("is the digits that were typed, however they are grouped, with the expiry as each gateway writes it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 14, max: 19 }).chain(digits), month, year, digits(3), (number, mm, yyyy, cvc) => {
        const shown = { name: "A R", number: formatCardNumber(number), cvc }
        for (const typed of [mm + yyyy, mm + yyyy.slice(2)]) {
          const values = { ...shown, expiry: formatExpiry(typed) }
          expect(tokenisationFields(values)).toEqual({
            card_holder_name: "A R",
            card_number: number,
            expiry_date: yyyy.slice(2) + mm,
            card_security_code: cvc,
          })
          expect(pipeCardBody(values, payer)).toMatchObject({ card: number, cvv2: cvc, expYear: yyyy, expMonth: mm })
        }
      }),
    )
  })

  it("names in Qatar all that section 7 names, the amount as a number, and for a debit card no card", () => {
    const values = { name: " Aisha Rahman ", number: "4005 5500 0000 0001", expiry: "05/30", cvc: "123" }
    expect(pipeCardBody(values, payer)).toEqual({
      paymentType: "card",
      card: "4005550000000001",
      cvv2: "123",
      expYear: "2030",
      expMonth: "05",
      member: "Aisha Rahman",
      currencyCode: "QAR",
      address: "West Bay",
      city: "Doha",
      statecode: "",
      zip: "",
      CountryCode: "QA",
      email: "aisha@example.com",
      amount: 26.25,
    })
    expect(pipeDebitBody(payer)).toEqual({
      currencyCode: "QAR",
      CountryCode: "QA",
      email: "aisha@example.com",
      amount: 26.25,
      bkref: "QA7H2D9XM4KC8NR",
    })
  })

  it("is written in the digits of every keyboard as 0 to 9", () => {
    const values = { name: "عائشة", number: "٤٠٠٥ ٥٥٠٠ ٠٠٠٠ ٠٠٠١", expiry: "٠٥/٣٠", cvc: "١٢٣" }
    expect(tokenisationFields(values)).toMatchObject({
      card_number: "4005550000000001",
      expiry_date: "3005",
      card_security_code: "123",
    })
  })
})
