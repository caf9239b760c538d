import { databaseState } from "@mersal/adapters-db/backup/database-state"
import { UpkeepRefused } from "@mersal/adapters-db/backup/upkeep-refused"
import { nameOfDatabase } from "../composition-root.ts"
import type { DatabaseSettings } from "../settings/database.ts"

/**
 * Refuses a database that no start of this version has made or migrated: opening it would do that, so a command with a
 * wrong address would find a new and empty database in order. Throws `UpkeepRefused`.
 *
 * @param missing whether a database that is not there yet may be made
 * @returns the name of the database that is still to be made, or null if it is there
 */
export async function refuseUnready(
  database: DatabaseSettings,
  missing: "refused" | "made" = "refused",
): Promise<string | null> {
  const name = nameOfDatabase(database)
  const state = await databaseState(database)
  if (state === "absent" || state === "empty") {
    if (missing === "made") return name
    throw new UpkeepRefused(
      state === "absent"
        ? `There is no database at ${name}.`
        : `The database ${name} is empty: a start makes its tables: npm start`,
    )
  }
  if (state === "foreign") throw new UpkeepRefused(`${name} is not a database of this product.`)
  if (state === "older")
    throw new UpkeepRefused(`The database ${name} is older than this version. A start migrates it: npm start`)
  // Opening it says why a server does not answer, and which migrations of a newer version it has.
  return null
}
