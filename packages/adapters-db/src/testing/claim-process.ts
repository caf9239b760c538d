import { Outbox } from "@mersal/domain/ports/driven/outbox"
import * as Effect from "effect/Effect"
import type { DatabaseSettings } from "../database/connection.ts"
import { othersAreHere } from "./node-process.ts"
import { sampleDatabase } from "./sample-database.ts"

// One of several processes that deliver the messages of the same outbox, some at a time, until none is left. It prints
// the ids that it claimed, divided by commas.

const [settings = "", now = "0"] = process.argv.slice(2)

const program = Effect.gen(function* () {
  const outbox = yield* Outbox
  const ids: string[] = []
  for (;;) {
    const lent = yield* outbox.claim(Number(now), 50, 60_000)
    if (lent.length === 0) return ids
    // Every process gets its first share before one of them can take all.
    if (ids.length === 0) yield* Effect.promise(othersAreHere)
    ids.push(...lent.map(({ id }) => id))
    yield* Effect.forEach(lent, (message) => outbox.complete(message, Number(now), []), { concurrency: "unbounded" })
  }
})

const ids = await Effect.runPromise(Effect.provide(program, sampleDatabase(JSON.parse(settings) as DatabaseSettings)))
console.log(ids.join(","))
