import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bookingTypes } from "../booking/booking-type.ts"
import { localDate } from "../calendar/local-date.ts"
import { sampleBooking } from "../testing/sample-booking.ts"
import type { BookingException } from "./booking-exception.ts"
import { boardCells, type CountedBooking } from "./day-board.ts"
import { countStates, groupOf, stateGroups } from "./state-group.ts"

const { pickupWindow } = sampleBooking
const today = pickupWindow.date

const aState = fc.constantFrom("confirmed", "assigned", "pickedUp", "onHold", "delivered", "cancelled") as fc.Arbitrary<
  CountedBooking["state"]
>

const aCounted: fc.Arbitrary<CountedBooking> = fc.record({
  bookingType: fc.constantFrom(...bookingTypes),
  pickupWindow: fc
    .record({ hour: fc.nat(3), date: fc.constantFrom(today, localDate("2026-11-22")) })
    .map(({ hour, date }) => ({ ...pickupWindow, date, window: `w${hour}`, start: pickupWindow.start + hour })),
  zone: fc.constantFrom("dubai", "sharjah", null),
  state: aState,
  exceptions: fc.constantFrom([], [{ kind: "late-pickup", severity: "urgent", since: 1, due: 1 }] as const),
})

describe("a day by windows and zones", () => {
  it("counts each booking of the date once, in its own cell, and the earliest window first", () => {
    fc.assert(
      fc.property(fc.array(aCounted), (bookings) => {
        const cells = boardCells(bookings, today)
        const ofToday = bookings.filter((one) => one.pickupWindow.date === today)
        expect(cells.reduce((sum, { total }) => sum + total, 0)).toBe(ofToday.length)
        const keys = cells.map(({ bookingType, window, zone }) => [bookingType, window.window, zone].join("|"))
        expect(new Set(keys).size).toBe(cells.length)
        for (const { counts, total, late } of cells) {
          expect(stateGroups.reduce((sum, group) => sum + counts[group], 0)).toBe(total)
          expect(late).toBeLessThanOrEqual(total)
        }
        const starts = cells.map(({ window }) => window.start)
        expect(starts.toSorted((a, b) => a - b)).toEqual(starts)
      }),
    )
  })

  it("is the same in whatever order bookings come", () => {
    fc.assert(
      fc.property(fc.array(aCounted), (bookings) => {
        expect(boardCells(bookings.toReversed(), today)).toEqual(boardCells(bookings, today))
      }),
    )
  })

  it("counts as late who is past the end of a window, not who is in another trouble", () => {
    const booking = (...kinds: readonly BookingException["kind"][]): CountedBooking => ({
      bookingType: "sameDay",
      pickupWindow,
      zone: "dubai",
      state: "assigned",
      exceptions: kinds.map((kind) => ({ kind, severity: "urgent", since: 1, due: 1 })),
    })
    const lateOf = (...bookings: readonly CountedBooking[]) => boardCells(bookings, today)[0]?.late
    expect(lateOf(booking(), booking("pickup-due", "on-hold"), booking("unassigned"))).toBe(0)
    expect(lateOf(booking("late-pickup"), booking("on-hold", "late-delivery"), booking("delivery-due"))).toBe(2)
    expect(lateOf(booking("late-return"), booking("return-due"))).toBe(1)
  })

  it("lists windows by when they begin, then end, then by type and zone, those without a zone last", () => {
    const of = (bookingType: CountedBooking["bookingType"], start: number, end: number, zone: string | null) =>
      ({
        bookingType,
        pickupWindow: { ...pickupWindow, start, end },
        zone,
        state: "confirmed",
        exceptions: [],
      }) as const
    const inOrder = [
      of("nextDay", 1, 5, "sharjah"),
      of("nextDay", 2, 3, "dubai"),
      of("onDemand", 2, 4, "sharjah"),
      of("sameDay", 2, 4, "dubai"),
      of("sameDay", 2, 4, "sharjah"),
      of("sameDay", 2, 4, null),
      of("nextDay", 2, 4, "dubai"),
    ].map((booking, index) => ({ ...booking, pickupWindow: { ...booking.pickupWindow, window: `w${9 - index}` } }))
    for (const bookings of [inOrder, inOrder.toReversed()])
      expect(boardCells(bookings, today).map(({ window }) => window)).toEqual(inOrder.map((one) => one.pickupWindow))
  })

  it("has every state in one group", () => {
    const counts = countStates(["awaitingPayment", "confirmed", "returning", "expired", "returned", "deliveryFailed"])
    expect(counts).toEqual({
      awaitingPayment: 1,
      unassigned: 1,
      assigned: 0,
      underWay: 1,
      failed: 1,
      onHold: 0,
      done: 1,
      cancelled: 1,
    })
    expect(groupOf("pickedUp")).toBe("underWay")
  })
})
