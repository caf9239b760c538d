import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { referenceNumber, sampleBooking } from "../../testing/sample-booking.ts"
import { type DriverAct, heldBehind, type QueuedCommand, refusedOf, waitingOf } from "./command-queue.ts"

const acts: readonly DriverAct[] = [
  { type: "start" },
  { type: "collect" },
  { type: "takeCash", minor: 4_200 },
  { type: "fail", reason: "no-access" },
]

const aQueue = fc
  .array(
    fc.record({ act: fc.constantFrom(...acts), number: fc.integer({ min: 1, max: 2 }), isRefused: fc.boolean() }),
    {
      maxLength: 10,
    },
  )
  .map((given) =>
    given.map(
      ({ act, number, isRefused }, index): QueuedCommand => ({
        id: `command-${index}`,
        reference: referenceNumber(number),
        act,
        at: sampleBooking.pickupWindow.start,
        place: null,
        from: "assigned",
        tries: 0,
        refusal: isRefused ? { reason: "wrong-state", until: null, amount: null } : null,
      }),
    ),
  )

describe("what is held behind refused commands", () => {
  it("is, with them, all that is not sent by itself, each counted once", () => {
    fc.assert(
      fc.property(aQueue, (queue) => {
        const told = refusedOf(queue).flatMap((refused) => [refused, ...heldBehind(queue, refused)])
        const waiting = waitingOf(queue)
        expect(new Set(told)).toEqual(new Set(queue.filter((command) => !waiting.includes(command))))
        expect(told).toHaveLength(queue.length - waiting.length)
      }),
    )
  })

  it("is behind no cash where a step that was refused holds it", () => {
    fc.assert(
      fc.property(aQueue, (queue) => {
        const cash = refusedOf(queue).filter(({ act }) => act.type === "takeCash")
        for (const held of cash.flatMap((refused) => heldBehind(queue, refused))) {
          const before = queue.slice(0, queue.indexOf(held)).filter(({ reference }) => reference === held.reference)
          expect(refusedOf(before).every(({ act }) => act.type === "takeCash")).toBe(true)
        }
      }),
    )
  })
})
