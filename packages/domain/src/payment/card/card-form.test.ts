import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { LocalDate } from "../../calendar/local-date.ts"
import { cardFields as english } from "../../messages/en/card-fields.ts"
import { aCard, aWrongCardNumber, inOtherDigits } from "../../testing/arbitraries-card.ts"
import { type CardFormValues, canSubmitCard, cardFields, cardIssues, touchedCardIssue } from "./card-form.ts"
import { type CardFormVariant, cardFormOf } from "./card-form-variant.ts"
import { formatCardNumber } from "./card-format.ts"

const today = "2026-11-21" as LocalDate
const right: CardFormValues = { name: "Amna Al Marri", number: "4111 1111 1111 1111", expiry: "09/30", cvc: "123" }
const variants = ["hosted", "qatar"] as const satisfies readonly CardFormVariant[]

const spoken = (variant: CardFormVariant, values: CardFormValues): readonly string[] =>
  cardIssues(variant, values, today).map(({ kind }) => english.faults[kind])

/** What can be wrong with each field, with the sentence of section 5 that says so; null where nothing is. */
const faults = {
  name: [
    ["Amna Al Marri", null],
    ["  ", "Please enter name as it appears on your card."],
  ],
  number: [
    ["4111 1111 1111 1111", null],
    ["", "Please enter the card number."],
    ["4111 1111 1111 1", "The card number you entered is invalid."],
  ],
  expiry: [
    ["09/30", null],
    ["", "Please enter your card expiry date."],
    ["13/30", "The expiry date entered is incorrect. Please re-enter."],
    ["10/2026", "The expiry date entered is incorrect. Please re-enter."],
  ],
  cvc: [
    ["123", null],
    ["", "Please enter your card CVV number."],
    ["12", "The CVV number you entered is incorrect. Please reconfirm."],
  ],
} as const

describe("the card form", () => {
  it("returns its faults in the order name, number, expiry, CVC for each of the 144 forms with some of them", () => {
    let tried = 0
    for (const variant of variants)
      for (const [name, nameFault] of faults.name)
        for (const [number, numberFault] of faults.number)
          for (const [expiry, expiryFault] of faults.expiry)
            for (const [cvc, cvcFault] of faults.cvc) {
              const expected = [nameFault, numberFault, expiryFault, cvcFault].filter((fault) => fault !== null)
              expect(spoken(variant, { name, number, expiry, cvc })).toEqual(expected)
              tried += 1
            }
    expect(tried).toBe(144)
  })

  it("finds nothing wrong with a right card of any brand, in either form and in any digits", () => {
    fc.assert(
      fc.property(fc.constantFrom(...variants), aCard, (variant, values) => {
        expect(cardIssues(variant, values, today)).toEqual([])
        expect(cardFields.map((field) => touchedCardIssue(variant, field, values, today))).toEqual([
          null,
          null,
          null,
          null,
        ])
      }),
    )
    fc.assert(
      fc.property(
        aCard.chain(({ number, expiry, cvc }) =>
          fc.tuple(inOtherDigits(number), inOtherDigits(expiry), inOtherDigits(cvc)),
        ),
        ([number, expiry, cvc]) => {
          expect(cardIssues("hosted", { name: "آمنة", number, expiry, cvc }, today)).toEqual([])
        },
      ),
    )
  })

  it("takes a number of 14 to 22 digits after removing spaces, and no other", () => {
    const number = (digits: number) => spoken("hosted", { ...right, number: "4".repeat(digits) })
    expect([13, 14, 22, 23].map((digits) => number(digits).length)).toEqual([1, 0, 0, 1])
    fc.assert(
      fc.property(aWrongCardNumber, (wrong) => {
        expect(spoken("qatar", { ...right, number: wrong })).toEqual(["The card number you entered is invalid."])
      }),
    )
  })

  it("refuses no number by its check digit", () => {
    expect(spoken("hosted", { ...right, number: "4111 1111 1111 1112" })).toEqual([])
  })

  it("reads MM/YY and MM/YYYY in both forms", () => {
    for (const variant of variants)
      for (const expiry of ["09/30", "09/2030"]) expect(spoken(variant, { ...right, expiry })).toEqual([])
  })

  it("refuses a card whose month is over, with the words of an incorrect date", () => {
    const past = { ...right, expiry: "10/26" }
    expect(cardIssues("hosted", past, today)).toEqual([{ field: "expiry", kind: "expiry-past" }])
    expect(spoken("hosted", past)).toEqual(["The expiry date entered is incorrect. Please re-enter."])
    expect(spoken("hosted", { ...right, expiry: "11/26" })).toEqual([])
  })

  it("takes a CVC of 3 digits, of 4 for American Express, and of 3 to 5 in Qatar", () => {
    const amex = { ...right, number: "3782 822463 10005" }
    const lengths = (variant: CardFormVariant, values: CardFormValues) =>
      [2, 3, 4, 5, 6].filter((length) => spoken(variant, { ...values, cvc: "7".repeat(length) }).length === 0)
    expect(lengths("hosted", right)).toEqual([3])
    expect(lengths("hosted", amex)).toEqual([4])
    expect(lengths("qatar", right)).toEqual([3, 4, 5])
    expect(lengths("qatar", amex)).toEqual([3, 4, 5])
    for (const cvc of ["12a", "a12", "1 2"]) expect(spoken("qatar", { ...right, cvc }), cvc).toHaveLength(1)
  })

  it("says 'Card Number is required' of a touched field left empty, and the other required texts as on the button", () => {
    const empty = { name: "", number: " ", expiry: "", cvc: "" }
    const said = cardFields.map((field) => {
      const kind = touchedCardIssue("hosted", field, empty, today)
      return kind && english.faults[kind]
    })
    expect(said).toEqual([
      "Please enter name as it appears on your card.",
      "Card Number is required",
      "Please enter your card expiry date.",
      "Please enter your card CVV number.",
    ])
  })

  it("says of a touched field that is filled what the button would say", () => {
    fc.assert(
      fc.property(
        fc.record({ name: fc.string(), number: fc.string(), expiry: fc.string(), cvc: fc.string() }),
        fc.constantFrom(...cardFields),
        fc.constantFrom(...variants),
        (values, field, variant) => {
          fc.pre(values[field].trim() !== "")
          const onButton = cardIssues(variant, values, today).find((issue) => issue.field === field)
          expect(touchedCardIssue(variant, field, values, today)).toBe(onButton?.kind ?? null)
        },
      ),
    )
  })
})

describe("the button of the card form", () => {
  it("opens at a name, 16 typed characters of the number, 5 or 7 of the expiry and 3 of the CVC", () => {
    const opens = (change: Partial<CardFormValues>) => canSubmitCard("hosted", { ...right, ...change })
    expect(opens({})).toBe(true)
    expect(opens({ name: " " })).toBe(false)
    expect(["4111 1111 1111 ", "4111 1111 1111 1"].map((number) => opens({ number }))).toEqual([false, true])
    expect(["09/3", "09/30", "09/203", "09/2030"].map((expiry) => opens({ expiry }))).toEqual([
      false,
      true,
      false,
      true,
    ])
    expect(["12", "123"].map((cvc) => opens({ cvc }))).toEqual([false, true])
  })

  it("opens for every right card: American Express, Diners and 19 digits as well", () => {
    fc.assert(
      fc.property(aCard, (values) => {
        expect(canSubmitCard("hosted", values)).toBe(true)
        expect(canSubmitCard("hosted", { ...values, number: formatCardNumber(values.number) })).toBe(true)
      }),
    )
  })

  it("is always open in Qatar's form, which then says what is missing", () => {
    const empty = { name: "", number: "", expiry: "", cvc: "" }
    expect(canSubmitCard("qatar", empty)).toBe(true)
    expect(cardIssues("qatar", empty, today)).toHaveLength(4)
  })
})

describe("which card form is shown", () => {
  it("is the hosted one in the U.A.E., Qatar's own in Qatar, and none for the debit card and for cash", () => {
    expect(cardFormOf("card", "AE")).toBe("hosted")
    expect(cardFormOf("card", "QA")).toBe("qatar")
    expect(cardFormOf("debitCard", "QA")).toBeNull()
    expect(cardFormOf("cashAtPickup", "AE")).toBeNull()
    expect(cardFormOf("cashAtDelivery", "QA")).toBeNull()
  })
})
