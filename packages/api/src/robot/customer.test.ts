import { SlotRefused } from "@mersal/domain/booking/booking-errors"
import type { Services } from "@mersal/domain/ports/driving/services"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { type Customer, place } from "./customer.ts"
import { planDay } from "./plan/day-plan.ts"

const [planned = expect.unreachable()] = planDay({ seed: 7, bookings: 1 }).bookings
const { bookingType } = planned

const item = { bookingType, earliestPickup: "2026-11-23", slots: [{ window: "13" }] }
const booking = { reference: "AE0000000000001" }
const refused = (reason: "slot-closed" | "slot-full") =>
  Result.fail(
    new SlotRefused({ reason, date: "2026-11-23", window: "13", closedAt: 0, next: null, bookingType } as never),
  )
const placed = Result.succeed({ booking, accessToken: "key", holdEndsAt: null })

/** A customer of a product that answers his orders like this, one after the other. */
function customerWhoHears(...answers: readonly unknown[]) {
  const left = [...answers]
  const quote = { bookingType, id: "quote-1", price: { toPay: { minor: 1_000, currency: "AED" } } }
  const services = {
    schedule: { lookUpSlots: async () => Result.succeed({ items: [item] }) },
    pricing: { quotePrices: async () => Result.succeed({ quotes: [quote] }) },
    promo: { applyPromo: async () => Result.succeed({ quote }) },
    booking: { placeBooking: async () => left.shift() },
  } as unknown as Services
  return { customer: { services } as Customer, left }
}

describe("a robot that books", () => {
  it("looks once more where its window closed while it chose, for the clock runs on", async () => {
    const { customer } = customerWhoHears(refused("slot-closed"), placed)
    expect(await place(customer, planned)).toMatchObject({ reference: booking.reference, accessToken: "key" })
  })

  it("tells what else it hears, and does not ask for ever", async () => {
    const { customer, left } = customerWhoHears(refused("slot-full"), placed)
    await expect(place(customer, planned)).rejects.toThrow("slot-full")
    expect(left).toHaveLength(1)
    const { customer: late } = customerWhoHears(refused("slot-closed"), refused("slot-closed"))
    await expect(place(late, planned)).rejects.toThrow("slot-closed")
  })
})
