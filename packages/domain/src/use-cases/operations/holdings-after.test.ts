import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { localDate } from "../../calendar/local-date.ts"
import { beginDelivery } from "../../delivery/delivery.ts"
import type { DeliveryCommand } from "../../delivery/delivery-command.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import { noBelongings, type StoredBooking } from "../../ports/driven/bookings.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { at, sampleBooking } from "../../testing/sample-booking.ts"
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
  const holdings = holdingsAfter({ stored: stored(over), delivery }, event, sampleBooking.bookedAt)
  return Effect.runSync(Effect.provide(holdings, inMemoryPorts()))
}

const cancel = { type: "cancel", reason: "other" } as const
const later = {
  date: localDate("2026-11-24"),
  window: "14-17",
  start: at("2026-11-24T14:00:00.000+04:00"),
  end: at("2026-11-24T17:00:00.000+04:00"),
}
/** Which the book has for Same Day, until 16:00. */
const ofTheBook = {
  ...later,
  window: "13-18",
  start: at("2026-11-24T13:00:00.000+04:00"),
  end: at("2026-11-24T18:00:00.000+04:00"),
}

describe("what a booking holds when the desk moves it", () => {
  it("is given back with a cancellation, window and promo both", () => {
    expect(changesOf(cancel)).toEqual([
      { kind: "dropHeld", reference },
      { kind: "releaseSlot", place: slot },
      { kind: "releasePromo", market, code: "WELCOME10", customerDigest: "customer-digest" },
    ])
  })

  it("moves with its pick-up to the new window, full or not", () => {
    const place = { slot: "AE/sameDay/2026-11-24/14-17", zone: "dubai", date: later.date }
    const { booking } = stored()
    expect(changesOf({ type: "reschedule", pickupWindow: later, deliveryWindow })).toEqual([
      { kind: "releaseSlot", place: slot },
      { kind: "reserveSlot", place, limit: null },
      {
        kind: "rewriteBooking",
        booking: { ...booking, pickupWindow: later, deliveryWindow, orderBy: later.start },
        revision: 3,
        slot: place,
        pricedWindow: "13-18",
      },
    ])
  })

  it("is the place of the book's window with its hours, whose last order time counts from now on", () => {
    const place = { slot: "AE/sameDay/2026-11-24/13-18", zone: "dubai", date: later.date }
    const orderBy = at("2026-11-24T16:00:00.000+04:00")
    expect(changesOf({ type: "reschedule", pickupWindow: ofTheBook, deliveryWindow }).slice(1)).toEqual([
      { kind: "reserveSlot", place, limit: null },
      {
        kind: "rewriteBooking",
        booking: { ...stored().booking, pickupWindow: ofTheBook, deliveryWindow, orderBy },
        revision: 3,
        slot: place,
        pricedWindow: "13-18",
      },
    ])
  })

  it("has another last order time where no place is held, too", () => {
    const booking = { ...stored().booking, pickupWindow: later, deliveryWindow, orderBy: later.start }
    expect(changesOf({ type: "reschedule", pickupWindow: later, deliveryWindow }, false, { slot: null })).toEqual([
      { kind: "rewriteBooking", booking, revision: 3, slot: null, pricedWindow: "13-18" },
    ])
  })

  it("has the price of the window that was chosen, however often the desk moves it", () => {
    const chosen = { slot: null, pricedWindow: "11-14" }
    expect(changesOf({ type: "reschedule", pickupWindow: later, deliveryWindow }, false, chosen)).toMatchObject([
      { kind: "rewriteBooking", pricedWindow: "11-14" },
    ])
  })

  it("stays where only the delivery moves, and once the parcel is collected", () => {
    expect(changesOf({ type: "reschedule", pickupWindow: null, deliveryWindow })).toEqual([])
    expect(changesOf({ type: "reschedule", pickupWindow: later, deliveryWindow }, true)).toEqual([])
    expect(changesOf(cancel, true)).toEqual([])
    expect(changesOf({ type: "hold", reason: "weather" })).toEqual([])
  })
})
