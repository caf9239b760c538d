import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Commander, mayCommand } from "../../delivery/command-permission.ts"
import { beginDelivery } from "../../delivery/delivery.ts"
import { takes } from "../../machines/obey-command.ts"
import { money } from "../../money/money.ts"
import { discountOn } from "../../promo/promo-discount.ts"
import { aCancellation } from "../../testing/arbitraries-cancellation.ts"
import { aPromo } from "../../testing/arbitraries-promo.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { type BookingState, bookingStates } from "../booking.ts"
import { cancellationAt } from "./cancellation-policy.ts"
import {
  bookingParts,
  type ChangeFacts,
  changedPrice,
  changeRefusal,
  movesBooking,
  priceDifference,
} from "./change-policy.ts"

const noon = Date.parse("2026-11-21T12:00:00+04:00")
const facts: ChangeFacts = { orderBy: noon, startedAt: null, state: "confirmed", isCollected: false }

const changeable = (over: Partial<ChangeFacts>, now: number) =>
  bookingParts.filter((part) => changeRefusal("booking-complete", part, { ...facts, ...over }, now) === null)

/** In which a driver has set off once. */
const setOff: ReadonlySet<BookingState> = new Set([
  "pickupStarted",
  "pickupFailed",
  "pickedUp",
  "deliveryStarted",
  "deliveryFailed",
])

const places = ["pickup-address", "drop-off-address", "time"] as const
const details = ["pickup-details", "drop-off-details"] as const

describe("what of a complete booking may be changed (D37)", () => {
  it("is where, when and whom, for as long as cancelling is free", () => {
    expect(changeable({}, noon - 1)).toEqual([...places, ...details])
    expect(changeable({}, noon)).toEqual(details)
    expect(changeable({ state: "pickupStarted", startedAt: noon - 60_000 }, noon - 60_000)).toEqual(details)
  })

  it("moves the booking, and may cost otherwise, where a place or time is among it, and nowhere else", () => {
    for (const part of places) expect(movesBooking([...details, part])).toBe(true)
    expect(movesBooking(details)).toBe(false)
    expect(movesBooking([])).toBe(false)
  })

  it("is at last only how to find the recipient, until the booking has ended", () => {
    const collected = { state: "pickedUp", isCollected: true, startedAt: noon } as const
    expect(changeable(collected, noon + 1)).toEqual(["drop-off-details"])
    for (const state of ["delivered", "cancelled", "returning", "returned", "expired"] as const)
      expect(changeable({ state }, noon - 1)).toEqual([])
  })

  it("is never the parcel, the vehicle, the booking type or the promo", () => {
    for (const part of ["parcel", "vehicle", "booking-type", "promo"] as const)
      expect(changeRefusal("booking-complete", part, facts, noon - 1)).toBe("not-changeable")
    expect(changeRefusal("booking-complete", "time", facts, noon)).toBe("too-late")
  })

  it("follows the cancellation policy: places and times as long as it says 'free'", () => {
    fc.assert(
      fc.property(aCancellation, ({ facts: drawn, now }) => {
        const isCollected = drawn.collectedAt !== null && now >= drawn.collectedAt
        const { phase } = cancellationAt(drawn, now)
        expect(changeable({ ...drawn, isCollected }, now).includes("time")).toBe(phase === "free")
      }),
    )
  })

  it("is what waits for the payment or for the desk neither, and the reason says so while cancelling is free", () => {
    const why = (state: BookingState, now: number) =>
      changeRefusal("booking-complete", "drop-off-address", { ...facts, state }, now)
    expect([why("awaitingPayment", noon - 1), why("awaitingPayment", noon)]).toEqual(["not-paid", "too-late"])
    expect([why("onHold", noon - 1), why("onHold", noon)]).toEqual(["on-hold", "too-late"])
    expect(changeable({ state: "awaitingPayment" }, noon - 1)).toEqual(details)
    expect(changeable({ state: "onHold" }, noon - 1)).toEqual(details)
  })

  it("is moved in no state in which its owner's command would not be obeyed", () => {
    const subject = { owner: "sara", company: null, hasAccessLink: false, namesProvedContact: false }
    const owner: Commander = { kind: "person", actor: { type: "guest", id: "sara", company: null }, subject }
    const mayMove = (state: BookingState) =>
      mayCommand(owner, "reschedule", { state, facts: beginDelivery(sampleBooking, null).facts }) &&
      takes(state, { type: "reschedule" })
    for (const state of bookingStates) {
      const startedAt = setOff.has(state) ? noon - 2 : null
      const refusal = changeRefusal("booking-complete", "time", { ...facts, state, startedAt }, noon - 1)
      expect([state, refusal === null]).toEqual([state, mayMove(state)])
    }
  })

  it("is everything from the summary, where there is no booking yet", () => {
    for (const part of bookingParts) expect(changeRefusal("summary", part, facts, noon + 1)).toBeNull()
  })
})

describe("the price of a changed booking", () => {
  it("is paid by the difference: what was paid and the difference are the new price", () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (before, after) => {
        const difference = priceDifference(money(before, "AED"), money(after, "AED"))
        const signed = { none: 0, pay: 1, "give-back": -1 }[difference.kind]
        const amount = difference.kind === "none" ? 0 : difference.amount.minor
        expect(before + signed * amount).toBe(after)
        expect(amount > 0).toBe(difference.kind !== "none")
      }),
    )
    const [cheaper, dearer] = [money(2_625, "AED"), money(3_150, "AED")]
    expect(priceDifference(cheaper, dearer)).toEqual({ kind: "pay", amount: money(525, "AED") })
    expect(priceDifference(dearer, cheaper)).toEqual({ kind: "give-back", amount: money(525, "AED") })
    expect(priceDifference(dearer, dearer)).toEqual({ kind: "none" })
  })

  it("keeps its promo, whatever became of the promo since", () => {
    fc.assert(
      fc.property(aPromo, fc.nat(100_000), (promo, minor) => {
        const charge = money(minor, "AED")
        const price = changedPrice(charge, 5, promo)
        expect(price.discount).toEqual(discountOn(promo, charge))
        expect(price.toPay.minor).toBeLessThanOrEqual(changedPrice(charge, 5, null).toPay.minor)
      }),
    )
    expect(changedPrice(money(3_000, "AED"), 5, null).toPay).toEqual(money(3_150, "AED"))
  })
})
