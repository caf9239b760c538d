import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Database, type DatabaseSettings } from "./database/connection.ts"
import { migrate } from "./migrations/migrate.ts"
import { openPostgres } from "./postgres/open.ts"
import { openSqlite } from "./sqlite/open.ts"

/** Opens and migrates the database; closes it with the scope. A database that cannot be opened is a defect. */
export const databaseConnection = (settings: DatabaseSettings): Layer.Layer<Database> =>
  Layer.effect(
    Database,
    Effect.gen(function* () {
      const database = yield* settings.kind === "sqlite"
        ? openSqlite(settings.path, settings.writesInThread ?? false)
        : openPostgres(settings.url)
      yield* Effect.promise(() => migrate(database.knex))
      return database
    }),
  )
