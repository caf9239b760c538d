import { UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import { referenceNumber, sampleBooking } from "@mersal/domain/testing/sample-booking"
import * as Effect from "effect/Effect"
import type { DatabaseSettings } from "../database/connection.ts"
import { sampleDatabase } from "./sample-database.ts"

// One of several processes that book on the same database, each with the same keys. It prints how often it was first.

const [settings = "", firstNumber = "0", count = "0"] = process.argv.slice(2)

const book = (index: number) =>
  Effect.gen(function* () {
    const work = yield* UnitOfWork
    const reference = referenceNumber(Number(firstNumber) + index)
    const answer = { key: `key-${index}`, requestDigest: "", body: reference, at: 0, keptUntil: 1 }
    const outcome = yield* Effect.result(
      work.commit([
        { kind: "insertBooking", booking: { ...sampleBooking, reference }, ownerDigest: null },
        { kind: "storeAnswer", answer },
      ]),
    )
    return outcome._tag === "Success" ? 1 : 0
  })

const program = Effect.forEach(Array.from({ length: Number(count) }), (_, index) => book(index))
const booked = await Effect.runPromise(
  Effect.provide(program, sampleDatabase(JSON.parse(settings) as DatabaseSettings)),
)
console.log(booked.reduce<number>((sum, one) => sum + one, 0))
