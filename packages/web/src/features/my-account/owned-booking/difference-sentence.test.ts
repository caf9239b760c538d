import type { PriceDifference } from "@mersal/domain/booking/change/change-policy"
import { money } from "@mersal/domain/money/money"
import { expect, test } from "vitest"
import { differenceSentence } from "./difference-sentence.ts"

const aed = (minor: number) => money(minor, "AED")
const [dearer, cheaper] = (["pay", "give-back"] as const).map((kind) => ({ kind, amount: aed(500) })) as [
  Exclude<PriceDifference, { kind: "none" }>,
  Exclude<PriceDifference, { kind: "none" }>,
]
const held = (paid: number, due: number) => ({
  paid: aed(paid),
  refunded: aed(0),
  goingBack: aed(0),
  kept: aed(0),
  due: aed(due),
})
const unpaid = held(0, 2_000)
const paid = held(2_000, 0)

test("a dearer change is paid by the recipient where he pays the driver, else by whoever booked", () => {
  expect(differenceSentence(dearer, "cashAtDelivery", unpaid)).toEqual({ key: "recipientPaysMore", amount: aed(500) })
  expect(differenceSentence(dearer, "cashAtPickup", unpaid).key).toBe("totalRises")
  for (const method of ["card", "debitCard", "onAccount", "cashAtDelivery"] as const)
    expect(differenceSentence(dearer, method, paid)).toEqual({ key: "totalRises", amount: aed(500) })
})

test("a cheaper change lets whoever pays the driver pay less, and gives back what was paid already", () => {
  expect(differenceSentence(cheaper, "cashAtDelivery", unpaid)).toEqual({ key: "recipientPaysLess", amount: aed(500) })
  expect(differenceSentence(cheaper, "cashAtPickup", unpaid).key).toBe("totalFalls")
  expect(differenceSentence(cheaper, "card", paid)).toEqual({ key: "givenBack", amount: aed(500) })
})

test("a cheaper change says what goes back: less where something is due, and to whoever paid by a link", () => {
  expect(differenceSentence(cheaper, "card", held(2_000, 300))).toEqual({ key: "givenBack", amount: aed(200) })
  expect(differenceSentence(cheaper, "card", held(2_000, 600)).key).toBe("totalFalls")
  expect(differenceSentence(cheaper, "cashAtDelivery", paid)).toEqual({ key: "givenBack", amount: aed(500) })
})
