import { describe, expect, it } from "vitest"
import type { DeliveryCommand } from "../../delivery/delivery-command.ts"
import type { DoneBy, RecordedEvent } from "../../delivery/delivery-event.ts"
import { type Money, money } from "../../money/money.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import { cashThen } from "./cash-then.ts"

const { pickupWindow, deliveryWindow, price } = sampleBooking
const cost = price.toPay.minor
const aed = (minor: number): Money => money(minor, price.toPay.currency)

const desk: DoneBy = { role: "ops", id: "desk" }
const system: DoneBy = { role: "system", id: null }
const his: DoneBy = { role: "porter", id: "his" }
const anothers: DoneBy = { role: "porter", id: "another" }

type Step = readonly [command: DeliveryCommand, by: DoneBy]

/** A change of its owner's; without a price it was written before changes had one, or made no other price. */
const change = (costBefore?: number): Step => [
  {
    type: "reschedule",
    pickupWindow,
    deliveryWindow,
    ...(costBefore !== undefined && { costBefore: aed(costBefore) }),
  },
  { role: "customer", id: "owner" },
]
const paidByLink = (minor: number): Step => [{ type: "settle", amount: aed(minor), honours: true }, system]
const told = (minor: number, by: DoneBy): Step => [{ type: "takeCash", amount: aed(minor) }, by]
const cancelled: Step = [{ type: "cancel", reason: "other" }, desk]
const unassigned: Step = [{ type: "unassign" }, desk]
const givenToHim: Step = [{ type: "assign", driver: "his" }, desk]
const givenToAnother: Step = [{ type: "assign", driver: "another" }, desk]

/** The cash is taken at 15: `before` begins at 10, when the booking is given to him, `since` begins at 20. */
function dueThen(before: readonly Step[], since: readonly Step[]) {
  const steps: readonly Step[] = [givenToHim, ...before, ...since]
  const log = steps.map(
    ([command, by], index): RecordedEvent => ({
      ...command,
      by,
      at: (index <= before.length ? 10 : 20) + index / 100,
      place: null,
      order: index + 1,
      commandId: null,
    }),
  )
  const { driver, due } = cashThen({ booking: sampleBooking, log }, 15)
  return [driver, due.minor]
}

const cases: readonly (readonly [what: string, before: readonly Step[], since: readonly Step[], due: number])[] = [
  ["nothing came since", [], [], cost],
  ["a link was paid before", [paidByLink(cost)], [], 0],
  ["a link was paid between taking and telling", [], [paidByLink(cost)], cost],
  ["its owner changed it since", [], [change(cost + 500)], cost + 500],
  ["its owner changed it twice since: what the first says", [], [change(cost + 500), change(cost - 300)], cost + 500],
  ["its owner changed it before", [change(cost + 500), givenToHim], [], cost],
  ["a change of before carries no price: what it costs now", [], [change()], cost],
  ["a change without a price came before one with it", [], [change(), change(cost - 300)], cost - 300],
  ["a change and a cancellation came since", [], [change(cost + 500), cancelled], cost + 500],
  ["he has told of it", [], [told(cost, his)], 0],
  ["he has told of it after the change", [], [change(cost + 500), told(cost + 500, his)], 0],
  ["the desk told of it in his stead", [], [told(cost, desk)], 0],
  ["it was taken from him, and he has told of it", [], [unassigned, told(cost, his)], 0],
  ["another driver took cash of it, too", [], [givenToAnother, told(cost, anothers)], cost],
  ["another took cash, and he has told", [], [givenToAnother, told(cost, anothers), told(cost, his)], 0],
  ["another took cash after a change", [], [change(cost + 500), givenToAnother, told(cost, anothers)], cost + 500],
]

describe("what was due when a driver took cash", () => {
  it.each(cases)("is known where %s", (_, before, since, due) => {
    expect(dueThen(before, since)).toEqual(["his", due])
  })

  it("is told by the times: a step that cash has overtaken stands behind it", () => {
    const steps: readonly (readonly [...Step, at: number])[] = [
      [...givenToHim, 10],
      [...told(cost, his), 30],
      [{ type: "start" }, his, 12],
    ]
    const log = steps.map(
      ([command, by, at], index): RecordedEvent => ({
        ...command,
        by,
        at,
        place: null,
        order: index + 1,
        commandId: null,
      }),
    )
    expect(cashThen({ booking: sampleBooking, log }, 15)).toEqual({ driver: "his", due: aed(0) })
    const others = log.map((event) => (event.type === "takeCash" ? { ...event, by: anothers } : event))
    expect(cashThen({ booking: sampleBooking, log: others }, 15)).toEqual({ driver: "his", due: price.toPay })
  })

  it("was nobody's before it had a driver", () => {
    expect(cashThen({ booking: sampleBooking, log: [] }, 15)).toEqual({ driver: null, due: price.toPay })
  })
})
