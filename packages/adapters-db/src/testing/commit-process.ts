import { type Change, UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import * as Effect from "effect/Effect"
import type { DatabaseSettings } from "../database/connection.ts"
import { sampleDatabase } from "./sample-database.ts"

// One of several processes that commit the same change on the same database, a number of times at once. It prints how
// often the change applied.

const [settings = "", change = "", times = "0"] = process.argv.slice(2)

const commit = UnitOfWork.use((work) => work.commit([JSON.parse(change) as Change])).pipe(
  Effect.as(1),
  Effect.catchTag("Conflict", () => Effect.succeed(0)),
)
const program = Effect.all(
  Array.from({ length: Number(times) }, () => commit),
  { concurrency: "unbounded" },
)
const applied = await Effect.runPromise(
  Effect.provide(program, sampleDatabase(JSON.parse(settings) as DatabaseSettings)),
)
console.log(applied.reduce<number>((sum, one) => sum + one, 0))
