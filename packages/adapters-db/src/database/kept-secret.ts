import * as Effect from "effect/Effect"
import * as z from "zod"
import { Database } from "./connection.ts"
import { insertOf } from "./inserts.ts"

/**
 * A secret of the product, by its name. The first caller draws it; from then on it is the same for every process on the
 * database and after every restart.
 */
export const keptSecret = (name: string, draw: () => string): Effect.Effect<string, never, Database> =>
  Effect.gen(function* () {
    const database = yield* Database
    yield* database.write([insertOf("secrets", { name, value: draw() })])
    const [row] = yield* database.rows("select value from secrets where name = ?", [name])
    return SecretRow.parse(row).value
  })

const SecretRow = z.object({ value: z.string() })
