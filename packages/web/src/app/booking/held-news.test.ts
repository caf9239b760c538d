import { bookingStates } from "@mersal/domain/booking/booking"
import type { Reference } from "@mersal/domain/booking/order/reference"
import { describe, expect, it } from "vitest"
import { newsOf } from "./held-news.ts"

const reference = "AE1" as Reference

describe("what a page hears of the booking that it holds", () => {
  it("is nothing while that waits for its payment, and its end where it was cancelled or not paid in time", () => {
    expect(newsOf({ state: "awaitingPayment", reference })).toBeNull()
    expect(newsOf({ state: "cancelled", reference })).toEqual({ type: "hold.ended", isCancelled: true })
    expect(newsOf({ state: "expired", reference })).toEqual({ type: "hold.ended" })
  })

  it("is that it was booked in every other state", () => {
    const told = new Set(["awaitingPayment", "cancelled", "expired"])
    for (const state of bookingStates.filter((each) => !told.has(each)))
      expect(newsOf({ state, reference })).toEqual({ type: "payment.succeeded", booking: reference })
  })
})
