import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Database, type DatabaseSettings } from "./database/connection.ts"
import { migrate } from "./migrations/migrate.ts"
import { openSqlite } from "./sqlite/open.ts"

/** Opens and migrates the database; closes it with the scope. A database that cannot be opened is a defect. */
export const databaseConnection = (settings: DatabaseSettings): Layer.Layer<Database> =>
  Layer.effect(
    Database,
    Effect.gen(function* () {
      if (settings.kind === "postgres") return yield* openPostgres(settings)
      const database = yield* openSqlite(settings)
      yield* Effect.promise(() => migrate(database.knex))
      return database
    }),
  )

/** The PostgreSQL driver is loaded only when a PostgreSQL database is opened. */
const openPostgres = (settings: Extract<DatabaseSettings, { readonly kind: "postgres" }>) =>
  Effect.gen(function* () {
    const postgres = yield* Effect.promise(() => import("./postgres/open.ts"))
    const database = yield* postgres.openPostgres(settings.url, settings.patience)
    const { watched } = yield* Effect.promise(() => import("./postgres/watched-migration.ts"))
    yield* watched(database.knex, () => migrate(database.knex), settings.patience)
    return database
  })
