import { describe, expect, it } from "vitest"
import { localDate } from "../../calendar/local-date.ts"
import { beginDelivery } from "../../delivery/delivery.ts"
import type { DeliveryCommand } from "../../delivery/delivery-command.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import { noBelongings, type StoredBooking } from "../../ports/driven/bookings.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { holdingsAfter } from "./holdings-after.ts"

const { reference, market, pickupWindow, deliveryWindow } = sampleBooking
const slot = { slot: "AE/sameDay/2026-11-21/13-18", zone: "dubai", date: pickupWindow.date }

const stored = (over: Partial<StoredBooking> = {}): StoredBooking => ({
  ...noBelongings,
  booking: { ...sampleBooking, promoCode: "WELCOME10" },
  ownerDigest: null,
  revision: 3,
  log: [],
  slot,
  promoCustomer: "customer-digest",
  ...over,
})

const changesOf = (command: DeliveryCommand, isCollected = false, over: Partial<StoredBooking> = {}) => {
  const begun = beginDelivery(sampleBooking, null)
  const event: RecordedEvent = {
    ...command,
    by: { role: "ops", id: "ops-1" },
    at: 0,
    place: null,
    order: 1,
    commandId: null,
  }
  const delivery = { ...begun, facts: { ...begun.facts, isCollected } }
  return holdingsAfter({ stored: stored(over), delivery }, event)
}

const cancel = { type: "cancel", reason: "other" } as const
const later = { ...pickupWindow, date: localDate("2026-11-24"), window: "9-13" }

describe("what a booking holds when the desk moves it", () => {
  it("is given back with a cancellation, window and promo both", () => {
    expect(changesOf(cancel)).toEqual([
      { kind: "dropHeld", reference },
      { kind: "releaseSlot", place: slot },
      { kind: "releasePromo", market, code: "WELCOME10", customerDigest: "customer-digest" },
    ])
  })

  it("moves with its pick-up to the new window, full or not", () => {
    const place = { slot: "AE/sameDay/2026-11-24/9-13", zone: "dubai", date: later.date }
    const { booking } = stored()
    expect(changesOf({ type: "reschedule", pickupWindow: later, deliveryWindow })).toEqual([
      { kind: "releaseSlot", place: slot },
      { kind: "reserveSlot", place, limit: null },
      {
        kind: "rewriteBooking",
        booking: { ...booking, pickupWindow: later, deliveryWindow },
        revision: 3,
        slot: place,
      },
    ])
  })

  it("stays where only the delivery moves, where nothing is held, and once the parcel is collected", () => {
    expect(changesOf({ type: "reschedule", pickupWindow: null, deliveryWindow })).toEqual([])
    expect(changesOf({ type: "reschedule", pickupWindow: later, deliveryWindow }, false, { slot: null })).toEqual([])
    expect(changesOf({ type: "reschedule", pickupWindow: later, deliveryWindow }, true)).toEqual([])
    expect(changesOf(cancel, true)).toEqual([])
    expect(changesOf({ type: "hold", reason: "weather" })).toEqual([])
  })
})
