import { describe, expect, it } from "vitest"
import { localDate } from "../../calendar/local-date.ts"
import { type Draft, newDraft } from "../draft/draft.ts"
import { slotLookup } from "../windows/slot-lookup.ts"
import { confirmationOf } from "./confirmation.ts"

/** From 16:00 on Same Day begins tomorrow, and Next Day still today. */
const now = Date.parse("2026-11-21T16:00:00+04:00")
const lookup = slotLookup({ closures: [], readings: [] }, { market: "AE", vehicle: "bike" }, now)
const today = localDate("2026-11-21")
const tomorrow = localDate("2026-11-22")

const wishing = (over: Partial<Draft>): Draft => ({ ...newDraft("draft-1", "AE"), ...over })

describe("the look-up on confirm", () => {
  it("places an order for the earliest date of its own booking type and for any after it", () => {
    expect(confirmationOf(wishing({ bookingType: "nextDay", pickupDate: today }), lookup)).toBe("place")
    expect(confirmationOf(wishing({ bookingType: "sameDay", pickupDate: tomorrow }), lookup)).toBe("place")
    expect(confirmationOf(wishing({ bookingType: "sameDay", pickupDate: localDate("2026-12-01") }), lookup)).toBe(
      "place",
    )
  })

  it("asks for another date where the pick-up is earlier than the earliest, or missing", () => {
    expect(confirmationOf(wishing({ bookingType: "sameDay", pickupDate: today }), lookup)).toBe("reselect")
    for (const bookingType of ["onDemand", "sameDay", "nextDay"] as const)
      expect(confirmationOf(wishing({ bookingType, pickupDate: null }), lookup)).toBe("reselect")
  })

  it("asks for another date where the look-up returns nothing for the booking type", () => {
    const others = { ...lookup, items: lookup.items.filter(({ bookingType }) => bookingType !== "sameDay") }
    expect(confirmationOf(wishing({ bookingType: "sameDay", pickupDate: tomorrow }), others)).toBe("reselect")
    expect(confirmationOf(wishing({ pickupDate: tomorrow }), { ...lookup, items: [] })).toBe("reselect")
  })

  it("is the same for every payment method", () => {
    for (const paymentMethod of ["cashAtPickup", "cashAtDelivery", "card", "debitCard", null] as const) {
      expect(confirmationOf(wishing({ paymentMethod, bookingType: "sameDay", pickupDate: today }), lookup)).toBe(
        "reselect",
      )
      expect(confirmationOf(wishing({ paymentMethod, bookingType: "sameDay", pickupDate: tomorrow }), lookup)).toBe(
        "place",
      )
    }
  })
})
