import * as Effect from "effect/Effect"
import { Bookings } from "../../ports/driven/bookings.ts"
import type { OutboxMessage } from "../../ports/driven/changes/outbox.ts"
import type { StoredAnswer } from "../../ports/driven/changes/stored-answer.ts"
import { StoredAnswers } from "../../ports/driven/stored-answers.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { TrackingEvent } from "../../tracking/tracking-event.ts"
import { at, referenceNumber, sampleBooking, sampleLead } from "../sample-booking.ts"
import { StoreInspection } from "../store-inspection.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual, expectTrue } from "./expectations.ts"

const first = sampleBooking
const second = { ...sampleBooking, reference: referenceNumber(2) }
const now = at("2026-11-21T05:00:00.000Z")

const insert = (booking = first, ownerDigest: string | null = "owner"): Change => ({
  kind: "insertBooking",
  booking,
  ownerDigest,
})
const event = (order: number, patch: Partial<TrackingEvent> = {}): TrackingEvent => ({
  leg: "pickup",
  kind: "inProgress",
  order,
  at: now + order,
  reason: null,
  ...patch,
})
const append = (tracked: TrackingEvent, reference = first.reference): Change => ({
  kind: "appendEvent",
  reference,
  event: tracked,
})
const message: OutboxMessage = {
  id: `booking-confirmed-${first.reference}`,
  topic: "booking-confirmed",
  reference: first.reference,
  at: now,
}
const answer: StoredAnswer = { key: "createOrder|1", requestDigest: "a1", body: '{"reference":"one"}', at: now }

const commit = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})
const find = Effect.fnUntraced(function* (reference = first.reference) {
  return yield* (yield* Bookings).find(reference)
})
const leads = Effect.fnUntraced(function* () {
  return yield* (yield* StoreInspection).leads
})
const outbox = Effect.fnUntraced(function* () {
  return yield* (yield* StoreInspection).outbox
})
const conflictOf = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  const conflict = yield* Effect.flip(commit(...changes))
  return conflict.change
})

type Ports = UnitOfWork | Bookings | StoredAnswers | StoreInspection

export const unitOfWorkContract: readonly DrivenCase<Ports>[] = [
  drivenCase(
    "an inserted booking is found as it was, with its owner and no events",
    Effect.gen(function* () {
      yield* commit(insert())
      expectEqual(yield* find(), { booking: first, ownerDigest: "owner", events: [] })
    }),
  ),
  drivenCase(
    "a booking that nobody owns has no owner",
    Effect.gen(function* () {
      yield* commit(insert(first, null))
      expectEqual((yield* find())?.ownerDigest, null)
    }),
  ),
  drivenCase(
    "a reference that no booking has finds nothing",
    Effect.gen(function* () {
      yield* commit(insert())
      expectEqual(yield* find(second.reference), null)
    }),
  ),
  drivenCase(
    "a taken reference conflicts and the first booking stays",
    Effect.gen(function* () {
      yield* commit(insert())
      expectEqual(yield* conflictOf(insert({ ...first, vehicle: "van" }, "thief")), "insertBooking")
      expectEqual(yield* find(), { booking: first, ownerDigest: "owner", events: [] })
    }),
  ),
  drivenCase(
    "events come back in their order, whatever order they came in",
    Effect.gen(function* () {
      const failed = event(2, { kind: "failed", reason: "Nobody was there" })
      yield* commit(insert(), append(event(3)), append(event(1)))
      yield* commit(append(failed))
      expectEqual((yield* find())?.events, [event(1), failed, event(3)])
    }),
  ),
  drivenCase(
    "a second event of the same order conflicts",
    Effect.gen(function* () {
      yield* commit(insert(), append(event(1)))
      expectEqual(yield* conflictOf(append(event(1, { kind: "completed" }))), "appendEvent")
      expectEqual((yield* find())?.events, [event(1)])
    }),
  ),
  drivenCase(
    "the same order on two bookings does not conflict",
    Effect.gen(function* () {
      yield* commit(insert(), insert(second), append(event(1)), append(event(1), second.reference))
      expectEqual((yield* find(second.reference))?.events, [event(1)])
    }),
  ),
  drivenCase(
    "an event of no booking is a defect that writes nothing",
    Effect.gen(function* () {
      const exit = yield* Effect.exit(commit(insert(second), append(event(1))))
      expectTrue(exit._tag === "Failure", "it fails")
      expectEqual(yield* find(second.reference), null)
    }),
  ),
  drivenCase(
    "a message is in the outbox once, however often it is queued",
    Effect.gen(function* () {
      yield* commit({ kind: "enqueue", message })
      yield* commit({ kind: "enqueue", message: { ...message, at: now + 1 } })
      expectEqual(yield* outbox(), [message])
    }),
  ),
  drivenCase(
    "a lead is saved, then replaced",
    Effect.gen(function* () {
      yield* commit({ kind: "saveLead", leadId: "lead-1", lead: sampleLead, at: now })
      const lead = { ...sampleLead, vehicle: "van" } as const
      yield* commit({ kind: "saveLead", leadId: "lead-1", lead, at: now + 5 })
      expectEqual(yield* leads(), [{ leadId: "lead-1", lead, savedAt: now + 5, bookedAs: null }])
    }),
  ),
  drivenCase(
    "a lead that a booking has closed stays as it is",
    Effect.gen(function* () {
      const { reference } = first
      yield* commit({ kind: "saveLead", leadId: "lead-1", lead: sampleLead, at: now })
      yield* commit(insert(), { kind: "closeLead", leadId: "lead-1", reference })
      yield* commit({ kind: "saveLead", leadId: "lead-1", lead: { ...sampleLead, vehicle: "van" }, at: now + 5 })
      yield* commit(insert(second), { kind: "closeLead", leadId: "lead-1", reference: second.reference })
      expectEqual(yield* leads(), [{ leadId: "lead-1", lead: sampleLead, savedAt: now, bookedAs: reference }])
    }),
  ),
  drivenCase(
    "closing a lead that there is not changes nothing",
    Effect.gen(function* () {
      yield* commit(insert(), { kind: "closeLead", leadId: "unknown", reference: first.reference })
      expectEqual(yield* leads(), [])
      expectTrue((yield* find()) !== null, "the booking is there all the same")
    }),
  ),
  drivenCase(
    "an answer is found under its key as it was stored",
    Effect.gen(function* () {
      yield* commit({ kind: "storeAnswer", answer })
      const answers = yield* StoredAnswers
      expectEqual(yield* answers.find(answer.key), answer)
      expectEqual(yield* answers.find("createOrder|2"), null)
    }),
  ),
  drivenCase(
    "a key that has an answer conflicts, and nothing else of the list is written",
    Effect.gen(function* () {
      yield* commit({ kind: "storeAnswer", answer })
      yield* commit({ kind: "saveLead", leadId: "lead-1", lead: sampleLead, at: now })
      const refused = conflictOf(
        insert(),
        append(event(1)),
        { kind: "enqueue", message },
        { kind: "saveLead", leadId: "lead-2", lead: sampleLead, at: now },
        { kind: "closeLead", leadId: "lead-1", reference: first.reference },
        { kind: "storeAnswer", answer: { ...answer, body: "{}" } },
      )
      expectEqual(yield* refused, "storeAnswer")
      expectEqual(yield* find(), null)
      expectEqual(yield* outbox(), [])
      expectEqual(yield* leads(), [{ leadId: "lead-1", lead: sampleLead, savedAt: now, bookedAs: null }])
      expectEqual(yield* (yield* StoredAnswers).find(answer.key), answer)
    }),
  ),
  drivenCase(
    "a conflict names the first change that does not apply",
    Effect.gen(function* () {
      yield* commit(insert(), { kind: "storeAnswer", answer })
      expectEqual(yield* conflictOf(insert(second), insert(), { kind: "storeAnswer", answer }), "insertBooking")
    }),
  ),
  drivenCase(
    "work goes on after a conflict",
    Effect.gen(function* () {
      yield* commit(insert())
      yield* conflictOf(insert())
      yield* commit(insert(second))
      expectTrue((yield* find(second.reference)) !== null, "the second booking is there")
    }),
  ),
  drivenCase(
    "of many that store an answer under one key at once, one does",
    Effect.gen(function* () {
      const tries = Array.from({ length: 20 }, (_, index) =>
        Effect.result(
          commit(insert({ ...first, reference: referenceNumber(index + 10) }), {
            kind: "storeAnswer",
            answer: { ...answer, body: `${index}` },
          }),
        ),
      )
      const outcomes = yield* Effect.all(tries, { concurrency: "unbounded" })
      expectEqual(outcomes.filter((outcome) => outcome._tag === "Success").length, 1)
      const bookings = yield* Effect.all(outcomes.map((_, index) => find(referenceNumber(index + 10))))
      expectEqual(bookings.filter((booking) => booking !== null).length, 1)
    }),
  ),
  drivenCase("no changes are no work", commit()),
]
