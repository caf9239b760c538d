import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { newDraft } from "../../booking/draft/draft.ts"
import { openSlots } from "../../booking/draft/slot-choice.ts"
import { plainBasis, scheduleOf } from "../../booking/windows/market-schedule.ts"
import { formatMoney, money } from "../../money/money.ts"
import { mangled, replaced } from "../../testing/mangled-value.ts"
import type { BookingAlert } from "../booking/booking-alert.ts"
import { noon, today, tomorrow } from "../testing/booking-stage.ts"
import { readSlotAlert, writeSlotAlert } from "./kept-slot-alert.ts"
import { isTellable } from "./slot-alert-shape.ts"

const draft = newDraft("d1", "AE")
const closed: BookingAlert = {
  kind: "slotClosed",
  bookingType: "sameDay",
  date: today,
  window: "13-18",
  closedAt: 0,
  why: "time",
  next: { date: tomorrow, window: "11-14" },
  previousTotal: money(2_625, "AED"),
}

const unchecked: BookingAlert = {
  kind: "slotUnchecked",
  cause: { kind: "server", requestId: "r1" },
  previousTotal: money(2_625, "AED"),
}
const refused: BookingAlert = { ...unchecked, cause: { kind: "refused", text: "Not today" } }

/** What is told of an alert after somebody's hand was at it. */
function reread(stored: unknown) {
  const alert = readSlotAlert(JSON.stringify({ version: 2, draftId: draft.id, alert: stored }), draft)
  return isTellable(alert) ? alert : null
}

describe("the stored alert of a window that closed", () => {
  it("is told again after a reload, beside the booking that it is about", () => {
    const offline: BookingAlert = { kind: "slotUnchecked", cause: { kind: "network" }, previousTotal: null }
    for (const alert of [closed, unchecked, refused, offline])
      expect(readSlotAlert(writeSlotAlert(draft, alert), draft)).toEqual(alert)
    expect(readSlotAlert(writeSlotAlert(draft, closed), newDraft("d2", "AE"))).toBeNull()
  })

  it("is none where the booking was told something else, or nothing", () => {
    expect(writeSlotAlert(draft, null)).toBeNull()
    expect(writeSlotAlert(draft, { kind: "methodMissing" })).toBeNull()
  })

  it("is refused cleanly from another version, of another kind or as a broken text", () => {
    const stored = writeSlotAlert(draft, closed) ?? ""
    for (const [part, other] of [
      ['"version":2', '"version":0'],
      ['"slotClosed"', '"methodMissing"'],
    ] as const)
      expect(readSlotAlert(stored.replace(part, other), draft)).toBeNull()
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readSlotAlert(text, draft) === null))
  })

  it("is refused where a part of it is none: a date, a window, an instant, an amount, a cause", () => {
    for (const [alert, path, put] of [
      [closed, "bookingType", "rocket"],
      [closed, "date", "2026-02-30"],
      [closed, "date", undefined],
      [closed, "window", 13],
      [closed, "closedAt", "16:00"],
      [closed, "closedAt", 1e300],
      [closed, "why", "boredom"],
      [closed, "next", {}],
      [closed, "next.date", null],
      [closed, "next.window", undefined],
      [closed, "previousTotal.minor", 0.5],
      [closed, "previousTotal.currency", "USD"],
      [unchecked, "cause", null],
      [unchecked, "cause.kind", "slotClosed"],
      [unchecked, "cause.requestId", 7],
      [unchecked, "previousTotal", 2_625],
      [refused, "cause.text", {}],
    ] as const)
      expect(reread(replaced(alert, path.split("."), put)), `${path}: ${JSON.stringify(put)}`).toBeNull()
  })

  it("is told as it was where a part of it is not known", () => {
    for (const [alert, path] of [
      [closed, "window"],
      [closed, "closedAt"],
      [closed, "next"],
      [closed, "next.window"],
      [closed, "previousTotal"],
      [unchecked, "cause.requestId"],
    ] as const) {
      const without = replaced(alert, path.split("."), null)
      expect(reread(without), path).toEqual(without)
    }
  })

  it("is told with a date, an instant and amounts that can be asked for and written, or is refused, whatever was done to it", () => {
    let told = 0
    fc.assert(
      fc.property(fc.constantFrom(closed, unchecked, refused).chain(mangled), (stored) => {
        const alert = reread(stored)
        if (!alert) return
        told += 1
        expect(JSON.stringify(alert)).toBe(JSON.stringify(stored))
        if (alert.previousTotal) expect(formatMoney(alert.previousTotal)).toMatch(/^(AED|QAR) -?[\d,]+\.\d\d$/)
        if (alert.kind !== "slotClosed") return
        const schedule = scheduleOf(draft.market, plainBasis)
        const question = { ...draft, bookingType: alert.bookingType }
        for (const at of [alert, alert.next]) at && openSlots(schedule, question, at.date, alert.closedAt ?? noon)
      }),
    )
    expect(told).toBeGreaterThan(0)
  })
})
