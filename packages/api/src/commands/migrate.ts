import { undoDatabase } from "@mersal/adapters-db/backup/undo-database"
import { UpkeepRefused } from "@mersal/adapters-db/backup/upkeep-refused"
import { NewerDatabase } from "@mersal/adapters-db/migrations/newer-database"
import { readSettings, SettingsRefused } from "../config.ts"
import { tellOutcome } from "./tell-outcome.ts"

// `npm run migrate -- down [name]`: undoes the newest migration of the database of the settings, or all that ran after
// the named one. Every start of the product migrates up.

const [direction, after = null, ...rest] = process.argv.slice(2)

async function run(): Promise<string> {
  if (direction !== "down" || rest.length > 0)
    throw new UpkeepRefused(
      "A start migrates up. To go back: npm run migrate -- down, or npm run migrate -- down <the newest to keep>",
    )
  const undone = await undoDatabase(readSettings().database, after)
  return undone.length === 0 ? "There was nothing to undo." : `Undone: ${undone.join(", ")}.`
}

await tellOutcome(run, [UpkeepRefused, SettingsRefused, NewerDatabase])
