import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { sameStop } from "../../booking/change/booking-change.ts"
import type { Reference } from "../../booking/order/reference.ts"
import { addDays } from "../../calendar/local-date.ts"
import { beginDelivery, type Delivery } from "../../delivery/delivery.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import { positionLifetime } from "../../delivery/driver-position.ts"
import { BookingBoard } from "../../ports/driven/booking-board.ts"
import { BookingChanges } from "../../ports/driven/booking-changes.ts"
import { Drivers } from "../../ports/driven/drivers.ts"
import { Outbox } from "../../ports/driven/outbox.ts"
import { Proofs, type StoredProof } from "../../ports/driven/proofs.ts"
import { RecipientRequests } from "../../ports/driven/recipient-requests.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { RecipientRequest } from "../../recipient/recipient-request.ts"
import { retention } from "../../retention/retention.ts"
import { everyBooking } from "../every-booking.ts"
import { at, referenceNumber, sampleBooking } from "../sample-booking.ts"
import { staffAccount } from "../staff-account.ts"
import { conflictOf } from "./conflict-of.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual, expectTrue } from "./expectations.ts"

const now = at("2026-11-21T05:00:00.000Z")
const { reference } = sampleBooking
const day = sampleBooking.pickupWindow.date

const commit = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})
const insert = (of: Reference = reference, isSandbox = false): Change => ({
  kind: "insertBooking",
  booking: { ...sampleBooking, reference: of },
  ownerDigest: null,
  belongings: { isSandbox },
})
const hire = (id: string, name: string, disabledAt: number | null = null): Change => ({
  kind: "insertAccount",
  account: { ...staffAccount(id, "porter", name), disabledAt },
})
/** An event that leads to a state, under a driver. */
const moved = (state: Delivery["state"], driver: string | null, order: number, of = reference): Change => {
  const event: RecordedEvent = {
    type: "hold",
    reason: "other",
    by: { role: "ops", id: "ops-1" },
    at: now + order,
    place: null,
    order,
    commandId: null,
  }
  const begun = beginDelivery(sampleBooking, null)
  return {
    kind: "recordEvent",
    reference: of,
    event,
    after: { ...begun, state, facts: { ...begun.facts, driver }, order },
  }
}
const proof = (id: string, digest: string, of = reference): StoredProof => ({
  id,
  reference: of,
  type: "image/png",
  digest,
  driver: "driver-1",
  at: now,
  bytes: Uint8Array.from([0, 1, 127, 128, 255]),
})
const request = (digest: string, askedAt = now): RecipientRequest => ({
  digest,
  reference,
  askedAt,
  expiresAt: askedAt + 1_000,
  answer: null,
})
const place = (reportedAt: number) => ({ position: { lat: 25.08049, lon: 55.14031 }, at: reportedAt })

export const bookingBoardContract: readonly DrivenCase<UnitOfWork | BookingBoard>[] = [
  drivenCase(
    "a driver is driving while one of his bookings is on a leg",
    Effect.gen(function* () {
      const { isDriving } = yield* BookingBoard
      yield* commit(insert(), moved("assigned", "driver-1", 1))
      expectEqual(yield* isDriving("driver-1"), false)
      yield* commit(moved("pickupStarted", "driver-1", 2))
      expectEqual([yield* isDriving("driver-1"), yield* isDriving("driver-2")], [true, false])
      yield* commit(moved("pickedUp", "driver-1", 3))
      expectEqual(yield* isDriving("driver-1"), false)
    }),
  ),
  drivenCase(
    "a parcel that a driver still has stays on his run after its day, and nothing else does",
    Effect.gen(function* () {
      const { runOf } = yield* BookingBoard
      const later = addDays(sampleBooking.deliveryWindow.date, 1)
      const runLater = Effect.map(runOf("driver-1", later), (run) => run.length)
      yield* commit(insert())
      const found: [Delivery["state"], number][] = []
      for (const [index, state] of (
        ["assigned", "pickupStarted", "pickedUp", "deliveryStarted", "deliveryFailed", "returning", "returned"] as const
      ).entries()) {
        yield* commit(moved(state, "driver-1", index + 1))
        found.push([state, yield* runLater])
      }
      expectEqual(found, [
        ["assigned", 0],
        ["pickupStarted", 1],
        ["pickedUp", 1],
        ["deliveryStarted", 1],
        ["deliveryFailed", 1],
        ["returning", 1],
        ["returned", 0],
      ])
      expectEqual((yield* runOf("driver-2", later)).length, 0)
    }),
  ),
  drivenCase(
    "nobody who moves bookings sees one that nobody carries",
    Effect.gen(function* () {
      const board = yield* BookingBoard
      const other = referenceNumber(2)
      yield* commit(
        insert(),
        insert(other, true),
        moved("assigned", "driver-1", 1),
        moved("assigned", "driver-1", 1, other),
      )
      const asked = everyBooking
      const seen = (yield* board.list(asked)).map(({ booking }) => booking.reference)
      expectEqual(seen, [reference])
      expectEqual(
        (yield* board.runOf("driver-1", day)).map(({ booking }) => booking.reference),
        [reference],
      )
    }),
  ),
  drivenCase(
    "notes come back as they were written, the oldest first, each with its booking",
    Effect.gen(function* () {
      const { notesOf } = yield* BookingBoard
      const note = (id: string, text: string, minutes: number) => ({
        id,
        text,
        by: { role: "porter", id: "driver-1" } as const,
        at: now + minutes * 60_000,
      })
      const notes = [note("b", "بوابة ١٢", 1), note("a", "Gate 12", 2)]
      yield* commit(insert(), ...notes.map((one): Change => ({ kind: "writeNote", reference, note: one })))
      expectEqual(yield* notesOf(reference), notes)
      expectEqual(yield* notesOf(referenceNumber(2)), [])
    }),
  ),
]

export const driversContract: readonly DrivenCase<UnitOfWork | Drivers>[] = [
  drivenCase(
    "porters who may sign in are listed by name; one who may not is still known",
    Effect.gen(function* () {
      const drivers = yield* Drivers
      yield* commit(hire("d-1", "Zaid"), hire("d-2", "Ali"), hire("d-3", "Gone", now))
      expectEqual(
        (yield* drivers.list).map(({ name }) => name),
        ["Ali", "Zaid"],
      )
      expectEqual(yield* drivers.find("d-1"), {
        id: "d-1",
        name: "Zaid",
        phone: "+971501234567",
        image: null,
        isActive: true,
        means: null,
      })
      yield* commit({ kind: "setMeans", driver: "d-1", means: { vehicle: "bike", capacity: 4 } })
      yield* commit({ kind: "setMeans", driver: "d-1", means: { vehicle: "van", capacity: 12 } })
      const means = (yield* drivers.list).map((driver) => [driver.name, driver.means])
      expectEqual(means, [
        ["Ali", null],
        ["Zaid", { vehicle: "van", capacity: 12 }],
      ])
      expectEqual([(yield* drivers.find("d-3"))?.isActive, yield* drivers.find("ops-1")], [false, null])
    }),
  ),
  drivenCase(
    "of a driver's places the last one is known, whatever order they come in, until it is forgotten",
    Effect.gen(function* () {
      const { positionOf } = yield* Drivers
      expectEqual(yield* positionOf("d-1"), null)
      for (const position of [place(now), place(now + 2), place(now + 1)])
        yield* commit({ kind: "notePosition", driver: "d-1", position })
      expectEqual(yield* positionOf("d-1"), place(now + 2))
      yield* commit({ kind: "notePosition", driver: "d-1", position: { ...place(now + 3), pace: 31.5 } })
      expectEqual(yield* positionOf("d-1"), { ...place(now + 3), pace: 31.5 })
      yield* commit({ kind: "notePosition", driver: "d-1", position: { ...place(now + 4), pace: null } })
      expectEqual(yield* positionOf("d-1"), place(now + 4))
      yield* commit({ kind: "forgetPosition", driver: "d-1" }, { kind: "forgetPosition", driver: "nobody" })
      expectEqual(yield* positionOf("d-1"), null)
    }),
  ),
]

export const proofsContract: readonly DrivenCase<UnitOfWork | Proofs>[] = [
  drivenCase(
    "a picture comes back byte for byte, with its own booking alone",
    Effect.gen(function* () {
      const proofs = yield* Proofs
      yield* commit(insert(), insert(referenceNumber(2)), { kind: "storeProof", proof: proof("p-1", "d-1"), most: 2 })
      expectEqual(yield* proofs.find(reference, "p-1"), proof("p-1", "d-1"))
      expectEqual(yield* proofs.find(referenceNumber(2), "p-1"), null)
      const { bytes, reference: of, ...entry } = proof("p-1", "d-1")
      expectEqual(yield* proofs.of(reference), [entry])
    }),
  ),
  drivenCase(
    "the same picture twice conflicts, and one too many, however many come at once",
    Effect.gen(function* () {
      const store = (id: string, digest: string): Change => ({ kind: "storeProof", proof: proof(id, digest), most: 3 })
      yield* commit(insert(), store("p-1", "d-1"))
      expectEqual(yield* conflictOf(store("p-2", "d-1")), "storeProof")
      const tries = Array.from({ length: 8 }, (_, index) => Effect.result(commit(store(`q-${index}`, `e-${index}`))))
      const outcomes = yield* Effect.all(tries, { concurrency: "unbounded" })
      expectEqual(outcomes.filter((outcome) => outcome._tag === "Success").length, 2)
      expectEqual((yield* (yield* Proofs).of(reference)).length, 3)
    }),
  ),
]

export const recipientRequestsContract: readonly DrivenCase<UnitOfWork | RecipientRequests>[] = [
  drivenCase(
    "a request is answered once and settled once",
    Effect.gen(function* () {
      const requests = yield* RecipientRequests
      yield* commit(insert(), { kind: "askRecipient", request: request("d-1") })
      expectEqual(yield* conflictOf({ kind: "askRecipient", request: request("d-1") }), "askRecipient")
      expectEqual(yield* requests.find("d-1"), request("d-1"))
      const settle: Change = { kind: "settleProposal", digest: "d-1", outcome: "accepted" }
      expectEqual(yield* conflictOf(settle), "settleProposal")
      const answer = {
        at: now + 5,
        wish: {
          ...sameStop,
          building: "Villa 9",
          place: { address: "دبي", position: { lat: 25.1, lon: 55.2 }, cityName: "" },
        },
        outcome: "proposed" as const,
      }
      yield* commit({ kind: "answerRequest", digest: "d-1", answer })
      expectEqual(yield* conflictOf({ kind: "answerRequest", digest: "d-1", answer }), "answerRequest")
      expectEqual(yield* requests.find("d-1"), { ...request("d-1"), answer })
      yield* commit(settle)
      expectEqual(yield* conflictOf(settle), "settleProposal")
      expectEqual((yield* requests.find("d-1"))?.answer?.outcome, "accepted")
    }),
  ),
  drivenCase(
    "a booking's requests come the newest first",
    Effect.gen(function* () {
      const all = [request("d-1", now), request("d-2", now + 2), request("d-3", now + 1)]
      yield* commit(insert(), ...all.map((one): Change => ({ kind: "askRecipient", request: one })))
      const { of, find } = yield* RecipientRequests
      expectEqual(
        (yield* of(reference)).map(({ digest }) => digest),
        ["d-2", "d-3", "d-1"],
      )
      expectEqual([yield* of(referenceNumber(2)), yield* find("d-9")], [[], null])
    }),
  ),
]

export const bookingChangesContract: readonly DrivenCase<UnitOfWork | BookingChanges>[] = [
  drivenCase(
    "another event, another place of its driver and a rewritten booking are another version, and nothing else is",
    Effect.gen(function* () {
      const { versionOf } = yield* BookingChanges
      yield* commit(insert(), insert(referenceNumber(2)))
      const versions = [yield* versionOf(reference)]
      const after = Effect.fnUntraced(function* (...changes: readonly Change[]) {
        yield* commit(...changes)
        versions.push(yield* versionOf(reference))
      })
      yield* after(moved("pickupStarted", "driver-1", 1))
      yield* after({ kind: "notePosition", driver: "driver-1", position: place(now) })
      yield* after({ kind: "notePosition", driver: "driver-1", position: place(now + 1) })
      yield* after({ kind: "rewriteBooking", booking: { ...sampleBooking, vehicle: "van" }, revision: 0, slot: null })
      expectEqual(new Set(versions).size, versions.length)
      yield* after(moved("assigned", "driver-2", 1, referenceNumber(2)))
      yield* after({ kind: "notePosition", driver: "driver-2", position: place(now) })
      expectEqual(new Set(versions.slice(-3)).size, 1)
    }),
  ),
  drivenCase(
    "whoever waits is told of a change that came before he asked, and of one that comes after",
    Effect.gen(function* () {
      const { versionOf, versionAfter } = yield* BookingChanges
      yield* commit(insert())
      const first = yield* versionOf(reference)
      const waiting = yield* Effect.forkChild(versionAfter(reference, first), { startImmediately: true })
      yield* commit(moved("onHold", null, 1))
      const second = yield* Fiber.join(waiting)
      expectTrue(second !== first, "it is another version")
      expectEqual(yield* versionAfter(reference, first), second)
    }),
  ),
]

export const retentionContract: readonly DrivenCase<UnitOfWork | Drivers | RecipientRequests | Outbox>[] = [
  drivenCase(
    "what is kept no longer goes at the end of its time, and nothing goes before",
    Effect.gen(function* () {
      const outbox = yield* Outbox
      const message = (id: string): Change => ({
        kind: "enqueue",
        message: { id, topic: "a", reference: null, at: now },
      })
      yield* commit(insert(), { kind: "askRecipient", request: request("d-1") }, message("done"), message("waiting"))
      yield* commit({ kind: "notePosition", driver: "d-1", position: place(now) })
      const claimed = yield* outbox.claim(now, 10, 1)
      for (const one of claimed.filter(({ id }) => id === "done")) yield* outbox.complete(one, now, [])

      const placeAfter = Effect.fnUntraced(function* (ms: number) {
        yield* commit({ kind: "forgetOld", at: now + ms })
        return (yield* (yield* Drivers).positionOf("d-1")) !== null
      })
      expectEqual([yield* placeAfter(positionLifetime - 1), yield* placeAfter(positionLifetime)], [true, false])
      const asked = Effect.fnUntraced(function* (ms: number) {
        yield* commit({ kind: "forgetOld", at: now + 1_000 + ms })
        return (yield* (yield* RecipientRequests).find("d-1")) !== null
      })
      expectEqual(
        [yield* asked(retention.recipientRequests - 1), yield* asked(retention.recipientRequests)],
        [true, false],
      )
      // What waits is never forgotten, however long; a delivered one could be put in anew.
      const later = now + 2 * retention.deliveredMessages
      yield* commit({ kind: "forgetOld", at: later })
      yield* commit(message("done"), message("waiting"))
      const again = (yield* outbox.claim(later, 10, 1)).map(({ id, attempts }) => [id, attempts])
      expectEqual(again.toSorted(), [
        ["done", 1],
        ["waiting", 2],
      ])
    }),
  ),
]
