import * as Effect from "effect/Effect"
import { beginDelivery } from "../../delivery/delivery.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import { money } from "../../money/money.ts"
import { Bookings, noBelongings } from "../../ports/driven/bookings.ts"
import type { OutboxMessage } from "../../ports/driven/changes/outbox.ts"
import type { StoredAnswer } from "../../ports/driven/changes/stored-answer.ts"
import { StoredAnswers } from "../../ports/driven/stored-answers.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { at, referenceNumber, sampleBooking, sampleLead } from "../sample-booking.ts"
import { StoreInspection } from "../store-inspection.ts"
import { conflictOf } from "./conflict-of.ts"
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
const event = (order: number, commandId: string | null = null): RecordedEvent => ({
  type: "hold",
  reason: "weather",
  by: { role: "ops", id: "ops-1" },
  at: now + order,
  place: null,
  order,
  commandId,
})
const record = (recorded: RecordedEvent, reference = first.reference): Change => ({
  kind: "recordEvent",
  reference,
  event: recorded,
  after: { ...beginDelivery(first, null), state: "onHold", order: recorded.order },
})
const message: OutboxMessage = {
  id: `booking-confirmed-${first.reference}`,
  topic: "booking-confirmed",
  reference: first.reference,
  at: now,
}
const answer: StoredAnswer = {
  key: "createOrder|1",
  requestDigest: "a1",
  body: '{"reference":"one"}',
  at: now,
  keptUntil: now + 5,
}

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

type Ports = UnitOfWork | Bookings | StoredAnswers | StoreInspection

export const unitOfWorkContract: readonly DrivenCase<Ports>[] = [
  drivenCase(
    "an inserted booking is found as it was, with its owner and no events",
    Effect.gen(function* () {
      yield* commit(insert())
      expectEqual(yield* find(), { ...noBelongings, booking: first, ownerDigest: "owner", revision: 0, log: [] })
    }),
  ),
  drivenCase(
    "the minimum fare and the promo that were agreed on with a booking stay with it, also when it is rewritten",
    Effect.gen(function* () {
      const minimumFare = money(1_575, first.price.toPay.currency)
      const percent = { type: "PERCENTAGE_DISCOUNT", percent: 12.5 } as const
      const promoTerms = { discount: percent, capMinor: 2_000 }
      const belongings = { minimumFare, promoTerms }
      yield* commit({ kind: "insertBooking", booking: first, ownerDigest: null, belongings })
      yield* commit({ kind: "rewriteBooking", booking: first, revision: 0, slot: null, pricedWindow: null })
      const found = yield* find()
      expectEqual([found?.revision, found?.minimumFare, found?.promoTerms], [1, minimumFare, promoTerms])
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
      expectEqual(yield* find(), { ...noBelongings, booking: first, ownerDigest: "owner", revision: 0, log: [] })
    }),
  ),
  drivenCase(
    "events come back in their order, each as it was given",
    Effect.gen(function* () {
      const placed = { ...event(2, "c-2"), place: { lat: 25.08049, lon: 55.14031 } }
      yield* commit(insert(), record(event(1)), record(placed))
      yield* commit(record(event(3)))
      expectEqual((yield* find())?.log, [event(1), placed, event(3)])
    }),
  ),
  drivenCase(
    "an event that is not the very next one conflicts, and nothing else of its list is written",
    Effect.gen(function* () {
      yield* commit(insert(), record(event(1)))
      for (const other of [event(1), event(3)]) expectEqual(yield* conflictOf(record(other)), "recordEvent")
      expectEqual(yield* conflictOf(insert(second), record(event(1))), "recordEvent")
      expectEqual((yield* find())?.log, [event(1)])
      expectEqual(yield* find(second.reference), null)
    }),
  ),
  drivenCase(
    "a command that was obeyed conflicts, on its own booking only",
    Effect.gen(function* () {
      yield* commit(insert(), insert(second), record(event(1, "c-1")))
      expectEqual(yield* conflictOf(record(event(2, "c-1"))), "recordEvent")
      yield* commit(record(event(1, "c-1"), second.reference), record(event(2, "c-2")))
      expectEqual((yield* find())?.log, [event(1, "c-1"), event(2, "c-2")])
    }),
  ),
  drivenCase(
    "of twenty who move a booking at once, one does",
    Effect.gen(function* () {
      yield* commit(insert())
      const tries = Array.from({ length: 20 }, (_, index) => Effect.result(commit(record(event(1, `c-${index}`)))))
      const outcomes = yield* Effect.all(tries, { concurrency: "unbounded" })
      expectEqual(outcomes.filter((outcome) => outcome._tag === "Success").length, 1)
      expectEqual((yield* find())?.log.length, 1)
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
    "an answer is kept until its end, and its key is then as good as new",
    Effect.gen(function* () {
      const answers = yield* StoredAnswers
      yield* commit({ kind: "storeAnswer", answer })
      yield* commit({ kind: "forgetAnswers", at: answer.keptUntil - 1 })
      expectEqual(yield* answers.find(answer.key), answer)
      yield* commit({ kind: "forgetAnswers", at: answer.keptUntil })
      expectEqual(yield* answers.find(answer.key), null)
      yield* commit({ kind: "storeAnswer", answer })
    }),
  ),
  drivenCase(
    "a key that has an answer conflicts, and nothing else of the list is written",
    Effect.gen(function* () {
      yield* commit({ kind: "storeAnswer", answer })
      yield* commit({ kind: "saveLead", leadId: "lead-1", lead: sampleLead, at: now })
      const refused = conflictOf(
        insert(),
        record(event(1)),
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
