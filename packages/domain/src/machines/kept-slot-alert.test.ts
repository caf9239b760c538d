import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { newDraft } from "../booking/draft/draft.ts"
import { money } from "../money/money.ts"
import type { BookingAlert } from "./booking-alert.ts"
import { readSlotAlert, writeSlotAlert } from "./kept-slot-alert.ts"
import { today, tomorrow } from "./testing/booking-stage.ts"

const draft = newDraft("d1", "AE")
const closed: BookingAlert = {
  kind: "slotClosed",
  bookingType: "sameDay",
  date: today,
  window: "13-18",
  closedAt: 0,
  isClosure: false,
  next: { date: tomorrow, window: "11-14" },
  previousTotal: money(2_625, "AED"),
}

describe("the stored alert of a window that closed", () => {
  it("is told again after a reload, beside the booking that it is about", () => {
    const unchecked: BookingAlert = { kind: "slotUnchecked", cause: { kind: "network" }, previousTotal: null }
    for (const alert of [closed, unchecked]) expect(readSlotAlert(writeSlotAlert(draft, alert), draft)).toEqual(alert)
    expect(readSlotAlert(writeSlotAlert(draft, closed), newDraft("d2", "AE"))).toBeNull()
  })

  it("is none where the booking was told something else, or nothing", () => {
    expect(writeSlotAlert(draft, null)).toBeNull()
    expect(writeSlotAlert(draft, { kind: "methodMissing" })).toBeNull()
  })

  it("is refused cleanly from another version, of another kind or as a broken text", () => {
    const stored = writeSlotAlert(draft, closed) ?? ""
    for (const [part, other] of [
      ['"version":1', '"version":0'],
      ['"slotClosed"', '"methodMissing"'],
    ] as const)
      expect(readSlotAlert(stored.replace(part, other), draft)).toBeNull()
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readSlotAlert(text, draft) === null))
  })
})
