import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { msPerMinute } from "../../calendar/zone.ts"
import type { DeliveryCommand } from "../../delivery/delivery-command.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import { refundable } from "../../delivery/till.ts"
import { obey } from "../../machines/obey-command.ts"
import { add, money, subtract } from "../../money/money.ts"
import { noBelongings, type StoredBooking } from "../../ports/driven/bookings.ts"
import { TariffBook } from "../../ports/driven/price-lists.ts"
import type { Tariff } from "../../pricing/tariff.ts"
import { aCommand, theDriver, usualCommander } from "../../testing/arbitraries-delivery.ts"
import { sampleReferenceData } from "../../testing/reference-data.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { agreedMinimumFare } from "../pricing/agreed-minimum-fare.ts"
import { cancellationDone, cancellationNow } from "./cancellation-now.ts"
import { deliveryOf } from "./delivery-of.ts"

const { toPay } = sampleBooking.price
const begun: StoredBooking = { ...noBelongings, booking: sampleBooking, ownerDigest: null, revision: 0, log: [] }

/** A booking after all of these commands that it obeys, an hour after each other. */
const lived = (commands: readonly DeliveryCommand[]): StoredBooking => {
  const log: RecordedEvent[] = []
  for (const [index, command] of commands.entries()) {
    const stamp = { at: sampleBooking.bookedAt + (index + 1) * 60 * msPerMinute, place: null }
    const obeyed = obey(deliveryOf({ ...begun, log }), command, usualCommander(command), stamp)
    if (Result.isSuccess(obeyed)) log.push({ ...obeyed.success.event, commandId: null })
  }
  return { ...begun, log }
}

const listsOf = (minimumMinor: number): readonly Tariff[] =>
  sampleReferenceData.tariffs.map((tariff) => ({ ...tariff, minimumMinor }))

const by = <Value>(minimumMinor: number, asked: Effect.Effect<Value, never, TariffBook>): Value =>
  Effect.runSync(Effect.provideService(asked, TariffBook, { list: () => Effect.succeed(listsOf(minimumMinor)) }))

/** A booking that is cancelled at some point of its way, and what is said of it before and after. */
const aLife = fc.record({
  before: fc.array(aCommand(toPay), { maxLength: 8 }),
  isPaid: fc.boolean(),
  after: fc.array(aCommand(toPay), { maxLength: 4 }),
  minimumMinor: fc.nat(10_000),
})

const cancelled = (terms: Extract<DeliveryCommand, { type: "cancel" }>["terms"]) =>
  ({ type: "cancel", reason: "other", ...(terms && { terms }) }) as const

const settle = { type: "settle", amount: toPay, honours: true } as const

describe("what cancelling a booking costs", () => {
  const termsBy = (minimumMinor: number, stored: StoredBooking, at: number) =>
    by(minimumMinor, cancellationNow({ stored, delivery: deliveryOf(stored) }, at))

  it("goes by the minimum fare that was agreed on with it, whatever its price list says by now", () => {
    fc.assert(
      fc.property(aLife, fc.nat(10_000), ({ before, minimumMinor }, edited) => {
        const open = lived([settle, ...before])
        const at = sampleBooking.bookedAt + (before.length + 2) * 60 * msPerMinute
        const agreed = by(minimumMinor, agreedMinimumFare(sampleBooking))
        const stored = { ...open, minimumFare: agreed }
        expect(termsBy(edited, stored, at)).toEqual(termsBy(minimumMinor, open, at))
      }),
    )
  })

  it("goes by the price list as it is now, of a booking that was made before the fare was kept with it", () => {
    const late = (minimumMinor: number) => termsBy(minimumMinor, lived([settle]), sampleBooking.orderBy)
    expect(late(1_000)).toMatchObject({ phase: "late", fee: { minor: 1_050 } })
    expect(late(2_000)).toMatchObject({ phase: "late", fee: { minor: 2_100 } })
  })
})

describe("what cancelling a booking has cost", () => {
  it("is nothing for as long as nobody has cancelled it", () => {
    fc.assert(
      fc.property(fc.array(aCommand(toPay), { maxLength: 8 }), (commands) => {
        const stored = lived(commands.filter(({ type }) => type !== "cancel"))
        expect(cancellationDone(stored)).toBeNull()
      }),
    )
  })

  it("is what was told with it, whatever the price list says since and whatever comes afterwards", () => {
    fc.assert(
      fc.property(aLife, ({ before, isPaid, after, minimumMinor }) => {
        const open = [...(isPaid ? [settle] : []), ...before.filter(({ type }) => type !== "cancel")]
        const stored = lived(open)
        const at = sampleBooking.bookedAt + (open.length + 1) * 60 * msPerMinute
        const told = by(minimumMinor, cancellationNow({ stored, delivery: deliveryOf(stored) }, at))
        const { fee, refund } = told
        const over = lived([...open, cancelled({ fee, refund }), ...after])
        if (over.log[stored.log.length]?.type === "cancel") expect(cancellationDone(over)).toEqual(told)
      }),
    )
  })

  it("is, of what was cancelled before it was kept, what the money says, and no matter of a price list", () => {
    let late = 0
    fc.assert(
      fc.property(aLife, ({ before, isPaid, after, minimumMinor }) => {
        const open = [...(isPaid ? [settle] : []), ...before.filter(({ type }) => type !== "cancel")]
        const stored = lived(open)
        const over = lived([...open, cancelled(undefined), ...after])
        if (over.log[stored.log.length]?.type !== "cancel") return
        const at = sampleBooking.bookedAt + (open.length + 1) * 60 * msPerMinute
        const told = by(minimumMinor, cancellationNow({ stored, delivery: deliveryOf(stored) }, at))
        const { phase, fee, refund } = cancellationDone(over) ?? told
        const paid = refundable(deliveryOf(stored).till)
        expect([phase, add(fee, refund)]).toEqual([told.phase, paid])
        if (phase !== "late") expect(fee).toEqual(told.fee)
        else expect(fee.minor).toBe(Math.min(paid.minor, refundable(deliveryOf(over).till).minor))
        // Once what was told has gone back, what was told is what is said.
        const back = { type: "refund", amount: told.refund } as const
        const gone = lived([...open, cancelled(undefined), ...(told.refund.minor > 0 ? [back] : [])])
        expect(cancellationDone(gone)).toEqual(told)
        if (phase === "late" && paid.minor > 0) late += 1
      }),
    )
    expect(late).toBeGreaterThan(1)
  })

  it("is no fee of money that came for it when it was over, and no less of what had come before", () => {
    const late = { type: "settle", amount: toPay, honours: false } as const
    const started = [{ type: "assign", driver: theDriver }, { type: "start" }] as const
    const told = (commands: readonly DeliveryCommand[]) => cancellationDone(lived(commands))
    const fee = money(1_575, toPay.currency)
    const cancelledLate = cancelled({ fee, refund: subtract(toPay, fee) })
    expect(told([...started, cancelled(undefined), late])).toMatchObject({ phase: "late", fee: { minor: 0 } })
    expect(told([settle, ...started, cancelledLate, late])).toMatchObject({ phase: "late", fee })
  })
})
