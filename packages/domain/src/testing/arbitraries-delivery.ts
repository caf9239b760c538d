import * as Result from "effect/Result"
import fc from "fast-check"
import { type Actor, noSubject, type Subject } from "../account/may-do.ts"
import type { BookedWindow } from "../booking/booking.ts"
import { dayNumber } from "../calendar/local-date.ts"
import { type Instant, msPerDay, msPerMinute } from "../calendar/zone.ts"
import type { Commander } from "../delivery/command-permission.ts"
import { cancelReasons, failReasons, holdReasons } from "../delivery/command-reason.ts"
import { beginDelivery, type Delivery } from "../delivery/delivery.ts"
import type { DeliveryCommand } from "../delivery/delivery-command.ts"
import type { RecordedEvent } from "../delivery/delivery-event.ts"
import type { Proof } from "../delivery/proof.ts"
import { obey } from "../machines/obey-command.ts"
import { type Money, money } from "../money/money.ts"
import type { Position } from "../places/position.ts"
import { aDate, aMarket, aPosition, aPrice } from "./arbitraries.ts"

// fast-check generators of commands for bookings under way, sensible or not.

/** The seal of the right PIN of a generated booking. */
export const rightSeal = "c0ffee"

export const theDriver = "driver-1"

const person = (type: Actor["type"], id: string | null, over: Partial<Subject> = {}): Commander => ({
  kind: "person",
  actor: { type, id, company: null },
  subject: { ...noSubject, owner: "owner-1", ...over },
})

export const commanders = {
  system: { kind: "system" },
  ops: person("ops", "ops-1"),
  admin: person("admin", "admin-1"),
  driver: person("porter", theDriver),
  anotherDriver: person("porter", "driver-2"),
  owner: person("goCustomer", "owner-1"),
  holderOfLink: person("guest", null, { hasAccessLink: true }),
  stranger: person("guest", "guest-2"),
  partner: person("partnerCheckInAdmin", "partner-1"),
} as const satisfies Readonly<Record<string, Commander>>

const atTheDesk: ReadonlySet<DeliveryCommand["type"]> = new Set([
  "assign",
  "unassign",
  "hold",
  "release",
  "reschedule",
  "refund",
  "cancel",
])

/** Who usually gives a command, so that a random log makes progress. */
export const usualCommander = ({ type }: DeliveryCommand): Commander => {
  if (type === "settle" || type === "expire") return commanders.system
  return atTheDesk.has(type) ? commanders.ops : commanders.driver
}

/** Five hours of any day. */
const aBookedWindow: fc.Arbitrary<BookedWindow> = aDate.map((date) => {
  const start = dayNumber(date) * msPerDay
  return { date, window: "13-18", start, end: start + 300 * msPerMinute }
})

const aProof: fc.Arbitrary<Proof> = fc.oneof(
  fc.constantFrom(rightSeal, "c0ffef", "").map((seal) => ({ kind: "pin" as const, seal })),
  fc.constantFrom("image-1", "").map((image) => ({ kind: "photo" as const, image })),
  fc.constantFrom("image-2", "").map((image) => ({ kind: "signature" as const, image })),
)

/** The amount due, or another one. */
const anAmount = (due: Money): fc.Arbitrary<Money> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(due) },
    fc.integer({ min: -5, max: due.minor + 5 }).map((minor) => money(minor, due.currency)),
  )

/** Any command, for a booking with this price. */
export const aCommand = (due: Money): fc.Arbitrary<DeliveryCommand> =>
  fc.oneof(
    fc.record({ type: fc.constant("settle" as const), amount: anAmount(due), honours: fc.boolean() }),
    fc.constant({ type: "expire" as const }),
    fc.record({ type: fc.constant("assign" as const), driver: fc.constant(theDriver) }),
    fc.constant({ type: "unassign" as const }),
    fc.record({ type: fc.constant("hold" as const), reason: fc.constantFrom(...holdReasons) }),
    fc.constant({ type: "release" as const }),
    fc.record(
      {
        type: fc.constant("reschedule" as const),
        pickupWindow: fc.option(aBookedWindow),
        deliveryWindow: aBookedWindow,
        costBefore: anAmount(due),
      },
      { requiredKeys: ["type", "pickupWindow", "deliveryWindow"] },
    ),
    fc.record(
      {
        type: fc.constant("cancel" as const),
        reason: fc.constantFrom(...cancelReasons),
        terms: fc.record({ fee: anAmount(due), refund: anAmount(due) }),
      },
      { requiredKeys: ["type", "reason"] },
    ),
    fc.record(
      {
        type: fc.constant("refund" as const),
        amount: anAmount(due),
        corrects: fc.oneof(fc.constant(true as const), anAmount(due)),
      },
      { requiredKeys: ["type", "amount"] },
    ),
    { weight: 3, arbitrary: fc.constant({ type: "start" as const }) },
    { weight: 3, arbitrary: fc.constant({ type: "arrive" as const }) },
    { weight: 2, arbitrary: fc.constant({ type: "collect" as const }) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant("fail" as const),
        reason: fc.constantFrom(...failReasons.pickup, ...failReasons.delivery),
      }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("deliver" as const), proof: aProof }) },
    fc.record({ type: fc.constant("takeCash" as const), amount: anAmount(due) }),
  )

/** A given command: by whom, how long after the previous one, and where. */
export interface GivenCommand {
  readonly command: DeliveryCommand
  readonly commander: Commander
  readonly afterMs: number
  readonly place: Position | null
}

/** Mostly by the usual commander, sometimes by anybody. */
const given = (commands: fc.Arbitrary<DeliveryCommand>): fc.Arbitrary<GivenCommand> =>
  commands.chain((command) =>
    fc.record({
      command: fc.constant(command),
      commander: fc.oneof(
        { weight: 9, arbitrary: fc.constant(usualCommander(command)) },
        fc.constantFrom(...Object.values(commanders)),
      ),
      afterMs: fc.oneof(
        fc.nat(30).map((minutes) => minutes * msPerMinute),
        fc.nat(20 * msPerMinute),
      ),
      place: fc.option(aPosition),
    }),
  )

/** An accepted booking, waiting for its card payment or confirmed for cash. */
export const aDelivery: fc.Arbitrary<Delivery> = fc
  .record({
    state: fc.constantFrom("awaitingPayment" as const, "confirmed" as const),
    pickupWindow: aBookedWindow,
    deliveryWindow: aBookedWindow,
    price: aMarket.chain(aPrice),
  })
  .map((booking) => beginDelivery(booking, rightSeal))

/** A booking, its first instant, and the commands after it. */
export interface DeliveryStory {
  readonly begun: Delivery
  readonly bookedAt: Instant
  readonly commands: readonly GivenCommand[]
}

/**
 * The usual steps of a booking, with other commands between them: enough to reach every state, including final ones.
 */
export const aDeliveryStory: fc.Arbitrary<DeliveryStory> = aDelivery.chain((begun) => {
  const { due } = begun.till
  const steps: readonly fc.Arbitrary<DeliveryCommand>[] = [
    fc.constant({ type: "settle", amount: due, honours: true }),
    fc.constant({ type: "assign", driver: theDriver }),
    fc.constant({ type: "start" }),
    fc.constant({ type: "arrive" }),
    fc.oneof(fc.constant({ type: "collect" } as const), fc.constant({ type: "fail", reason: "no-access" } as const)),
    fc.constant({ type: "start" }),
    fc.oneof(fc.constant({ type: "collect" } as const), fc.constant({ type: "fail", reason: "not-paid" } as const)),
    fc.constant({ type: "start" }),
    fc.record({ type: fc.constant("deliver" as const), proof: aProof }),
  ]
  const some = fc.array(given(aCommand(due)), { maxLength: 2 })
  const parts = steps.map((step) => fc.tuple(some, given(step)).map(([before, next]) => [...before, next]))
  return fc.record({
    begun: fc.constant(begun),
    bookedAt: fc.constant(Date.UTC(2026, 10, 21, 5)),
    commands: fc.tuple(...parts, some).map((commandsOfParts) => commandsOfParts.flat()),
  })
})

/** A log of executed events in order, each with the booking after it. */
export const aLog: fc.Arbitrary<readonly { readonly event: RecordedEvent; readonly after: Delivery }[]> =
  aDeliveryStory.map(({ begun, bookedAt, commands }) => {
    const log: { readonly event: RecordedEvent; readonly after: Delivery }[] = []
    let at = bookedAt
    for (const [index, { command, commander, afterMs, place }] of commands.entries()) {
      at += afterMs
      const answer = obey(log.at(-1)?.after ?? begun, command, commander, { at, place })
      if (Result.isFailure(answer)) continue
      const { event, delivery } = answer.success
      log.push({ event: { ...event, commandId: index % 3 === 0 ? null : `command-${index}` }, after: delivery })
    }
    return log
  })
