import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { DeliveryCommand } from "../delivery/delivery-command.ts"
import type { DeliveryEvent } from "../delivery/delivery-event.ts"
import { aCommand, rightSeal, theDriver } from "../testing/arbitraries-delivery.ts"
import { sampleBooking } from "../testing/sample-booking.ts"
import { liveLeg } from "./timeline.ts"
import { trackedEvents } from "./tracked-events.ts"

const { toPay } = sampleBooking.price

const logOf = (...commands: readonly DeliveryCommand[]): readonly DeliveryEvent[] =>
  commands.map((command, index) => ({
    ...command,
    by: { role: "system", id: null },
    at: sampleBooking.bookedAt + index,
    place: null,
    order: index + 1,
  }))

const shown = (log: readonly DeliveryEvent[]) =>
  trackedEvents(log).map(({ leg, kind, order, reason }) => [leg, kind, order, reason])

const start = { type: "start" } as const
const collect = { type: "collect" } as const
const deliver = { type: "deliver", proof: { kind: "pin", seal: rightSeal } } as const

describe("what tracking shows of a log", () => {
  it("is who set off, what was collected and delivered, and what failed, on its leg and with its reason", () => {
    const log = logOf(
      { type: "settle", amount: toPay, honours: true },
      { type: "assign", driver: theDriver },
      start,
      { type: "arrive" },
      { type: "fail", reason: "not-ready" },
      start,
      collect,
      start,
      { type: "takeCash", amount: toPay },
      deliver,
    )
    expect(shown(log)).toEqual([
      ["pickup", "inProgress", 3, null],
      ["pickup", "failed", 5, "not-ready"],
      ["pickup", "inProgress", 6, null],
      ["pickup", "completed", 7, null],
      ["delivery", "inProgress", 8, null],
      ["delivery", "completed", 10, null],
    ])
    expect(trackedEvents(log).map(({ at }) => at)).toEqual([2, 4, 5, 6, 7, 9].map((ms) => sampleBooking.bookedAt + ms))
  })

  it("is no leg under way once another driver is to begin it anew, so that nobody sees where he is before he does", () => {
    const given = { type: "assign", driver: theDriver } as const
    const taken = logOf(given, start, given)
    expect(shown(taken)).toEqual([])
    expect(liveLeg(trackedEvents(taken))).toBeNull()
    expect(shown(logOf(given, start, collect, start, given, start))).toEqual([
      ["pickup", "inProgress", 2, null],
      ["pickup", "completed", 3, null],
      ["delivery", "inProgress", 6, null],
    ])
    expect(shown(logOf(given, start, { type: "fail", reason: "not-ready" }, given))).toEqual([
      ["pickup", "inProgress", 2, null],
      ["pickup", "failed", 3, "not-ready"],
    ])
  })

  it("ends with a cancellation, on the leg it happened on: a parcel on its way back is no delivery", () => {
    const cancel = { type: "cancel", reason: "asked-by-customer" } as const
    expect(shown(logOf(cancel))).toEqual([["pickup", "cancelled", 1, "asked-by-customer"]])
    expect(shown(logOf(collect, cancel, { type: "arrive" }, deliver))).toEqual([
      ["pickup", "completed", 1, null],
      ["delivery", "cancelled", 2, "asked-by-customer"],
    ])
  })

  it("is the same whatever order the log is read in, and never more than the log", () => {
    fc.assert(
      fc.property(fc.array(aCommand(toPay), { maxLength: 10 }), (commands) => {
        const log = logOf(...commands)
        expect(trackedEvents([...log].reverse())).toEqual(trackedEvents(log))
        expect(trackedEvents(log).length).toBeLessThanOrEqual(log.length)
      }),
    )
  })
})
