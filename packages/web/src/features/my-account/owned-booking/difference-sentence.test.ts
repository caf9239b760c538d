import { expect, test } from "vitest"
import { differenceSentence } from "./difference-sentence.ts"

test("a dearer change is paid by the recipient where he pays the driver, else by whoever booked", () => {
  expect(differenceSentence("pay", "cashAtDelivery")).toBe("recipientPaysMore")
  expect(
    (["cashAtPickup", "card", "debitCard", "onAccount"] as const).map((m) => differenceSentence("pay", m)),
  ).toEqual(Array(4).fill("totalRises"))
})

test("a cheaper change lets whoever pays the driver pay less, and gives back what was paid already", () => {
  expect(differenceSentence("give-back", "cashAtDelivery")).toBe("recipientPaysLess")
  expect(differenceSentence("give-back", "cashAtPickup")).toBe("totalFalls")
  expect(differenceSentence("give-back", "card")).toBe("givenBack")
})
