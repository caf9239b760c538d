import { expect, it } from "vitest"
import { answerLifetimes } from "./answer-lifetime.ts"

it("an answer is kept under its key for a day, and for three where money moves", () => {
  const hour = 3_600_000
  expect(answerLifetimes).toEqual({ other: 24 * hour, payment: 72 * hour })
})
