import { setTimeout } from "node:timers/promises"
import * as Effect from "effect/Effect"
import type { Knex } from "knex"
import pg from "pg"
import type { Patience } from "../database/connection.ts"
import { patience } from "./config.ts"

/**
 * The work of migrations, which may take long and wait for another process's: no single statement of it tells a server
 * at work from one that has frozen or is no longer reached. So another connection asks now and then. While the server
 * answers, the log says what is waited for; if it does not, its connections are cut, and the work fails.
 */
export const watched = (knex: Knex, work: () => Promise<void>, waits: Patience = patience): Effect.Effect<void> => {
  const connections: Connection[] = []
  const note = (_: number, connection: Connection) => void connections.push(connection)
  const { pool } = knex.client
  pool.on("createSuccess", note)
  const cutIfSilent = async (): Promise<void> => {
    try {
      await knex.select(1).timeout(waits.answer)
    } catch (error) {
      // A refusal of PostgreSQL's own is an answer: it may be too full for a second connection.
      if (error instanceof pg.DatabaseError) return
      for (const { connection } of connections) connection.stream.destroy()
      throw new Error("the server has stopped answering while its tables were migrated", { cause: error })
    }
  }
  const watching = Effect.promise((signal) => setTimeout(waits.answer, undefined, { signal })).pipe(
    Effect.andThen(Effect.promise(cutIfSilent)),
    Effect.andThen(Effect.logInfo("The start waits for the migrations of this process, or of another one")),
    Effect.forever,
  )
  const forgetting = Effect.sync(() => pool.removeListener("createSuccess", note))
  return Effect.raceFirst(Effect.promise(work), watching).pipe(Effect.ensuring(forgetting))
}

/** What we need of the driver's client. */
interface Connection {
  readonly connection: { readonly stream: { readonly destroy: () => void } }
}
