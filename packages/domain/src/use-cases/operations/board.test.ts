import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { expect, it } from "vitest"
import { beginDelivery } from "../../delivery/delivery.ts"
import { afterEvent } from "../../machines/obey-command.ts"
import { graceOfDriver } from "../../operations/booking-for-driver.ts"
import type { StoredProof } from "../../ports/driven/proofs.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { desk } from "../../testing/contracts/payment-faults/stage.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { sampleBooking } from "../../testing/sample-booking.ts"
import type { Caller } from "../caller.ts"
import { showFile } from "./board.ts"
import { showProof } from "./proofs.ts"

const { bookedAt: at, reference, price } = sampleBooking
const driverId = "driver-1"
const driver: Caller = { ...desk, actor: { type: "porter", id: driverId, company: null } }

const assign = {
  type: "assign",
  driver: driverId,
  by: { role: "ops", id: "ops-1" },
  at,
  place: null,
  order: 1,
  commandId: null,
} as const

const intent = {
  id: "attempt-1",
  reference: "merchant-1",
  booking: reference,
  method: "card",
  amount: price.toPay,
  gateway: "aps",
  email: "amna@example.com",
  language: "en",
  origin: null,
  isByLink: false,
  createdAt: at,
  expiresAt: at + 1_000,
  change: null,
} as const

const underReview: readonly Change[] = [
  { kind: "insertBooking", booking: sampleBooking, ownerDigest: null, belongings: { accountId: null } },
  { kind: "recordEvent", reference, event: assign, after: afterEvent(beginDelivery(sampleBooking, null), assign) },
  { kind: "insertAttempt", intent },
  {
    kind: "recordAttemptEvent",
    attempt: intent.id,
    event: { type: "reviewed", order: 1, at, evidence: "system" },
    after: { state: "review" },
  },
]

it("a payment under review is told to the desk, and not to the driver", async () => {
  const kinds = (caller: Caller) =>
    Effect.map(showFile({ reference }, caller), ({ exceptions }) => exceptions.map(({ kind }) => kind))
  const told = Effect.gen(function* () {
    yield* (yield* UnitOfWork).commit(underReview)
    return [yield* kinds(desk), yield* kinds(driver)]
  })
  const [toDesk, toDriver] = await Effect.runPromise(Effect.provide(told, inMemoryPorts()))
  expect(toDesk).toContain("payment-review")
  expect(toDriver).toEqual(toDesk?.filter((kind) => kind !== "payment-review"))
})

it("a booking that ended a day ago tells its driver of nobody, and the desk as before", async () => {
  const place = { lat: 25.08049, lon: 55.14031 }
  const end = { ...assign, type: "cancel", reason: "other", place, order: 2 } as const
  const given = afterEvent(beginDelivery(sampleBooking, null), assign)
  const proof: StoredProof = {
    reference,
    id: "a".repeat(32),
    type: "image/png",
    digest: "d",
    driver: driverId,
    at,
    bytes: new Uint8Array([1]),
  }
  const told = Effect.gen(function* () {
    const { commit } = yield* UnitOfWork
    yield* commit(underReview.slice(0, 2))
    yield* commit([
      { kind: "recordEvent", reference, event: end, after: afterEvent(given, end) },
      { kind: "writeNote", reference, note: { id: "note-1", text: "Ring twice", by: assign.by, at } },
      { kind: "storeProof", proof, most: 1 },
    ])
    const saying = (caller: Caller) =>
      Effect.map(showFile({ reference }, caller), (file) =>
        ["Ring twice", "25.08049", sampleBooking.pickup.contact.phone, proof.id].map((word) =>
          JSON.stringify(file).includes(word),
        ),
      )
    const seeing = (caller: Caller) =>
      Effect.map(Effect.exit(showProof({ reference, image: proof.id, accessToken: null }, caller)), Exit.isSuccess)
    const knowing = (caller: Caller) =>
      Effect.map(Effect.all([saying(caller), seeing(caller)]), ([said, isSeen]) => [...said, isSeen])
    yield* TestClock.setTime(at + graceOfDriver - 1)
    const before = yield* knowing(driver)
    yield* TestClock.setTime(at + graceOfDriver)
    return [before, yield* knowing(driver), yield* knowing(desk)]
  })
  const all = [true, true, true, true, true]
  const found = await Effect.runPromise(Effect.provide(told, Layer.merge(inMemoryPorts(), TestClock.layer())))
  expect(found).toEqual([all, [false, false, false, false, false], all])
})
