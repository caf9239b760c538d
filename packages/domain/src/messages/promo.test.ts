import { describe, expect, it } from "vitest"
import { isInvalidCode, type PromoRefusal, promoRefusalKinds } from "../promo/promo-refusal.ts"
import { promo as arabic } from "./ar/promo.ts"
import { promo } from "./en/promo.ts"

/** Every sentence on promo codes, as the specification writes it. */
const specified: readonly (readonly [section: string, sentence: string, said: string])[] = [
  ["2", "Have a promo code?", promo.question],
  ["2", "Promo code", promo.placeholder],
  ["2", "Apply", promo.apply],
  ["2", "Congratulation! You've saved on this Mersal Booking.", promo.saved("Mersal")],
  ["2", "WELCOME10 - Congrats! Promo Applied Successfully!", promo.applied("WELCOME10")],
  ["4", "Enter promocode again!", promo.enterAgain],
  ["5", "Invalid Coupon Code", promo.refusals["no-discount"]],
  ["8", "Invalid Coupon Code", promo.refusals["not-found"]],
]

describe("the texts on promo codes", () => {
  it.each(specified)("say section %s word for word: %s", (_, sentence, said) => {
    expect(said).toBe(sentence)
  })

  it("have words for every refusal, and 'Invalid Coupon Code' for those that section 8 names alone", () => {
    for (const texts of [promo, arabic]) {
      expect(Object.keys(texts.refusals)).toEqual(promoRefusalKinds)
      const invalid = texts.refusals["not-found"]
      const said = promoRefusalKinds.filter((kind) => texts.refusals[kind] === invalid)
      expect(said).toEqual(promoRefusalKinds.filter((kind) => isInvalidCode({ kind } as PromoRefusal)))
    }
  })
})
