import { resolve } from "node:path"
import { backUpDatabase, restoreDatabase } from "@mersal/adapters-db/backup/backup"
import { UpkeepRefused } from "@mersal/adapters-db/backup/upkeep-refused"
import { readSettings, SettingsRefused } from "../config.ts"
import { tellOutcome } from "./tell-outcome.ts"

// `npm run backup -- <file>` and `npm run restore -- <file>`: copies the database of the settings, or restores a copy.

const [command, name] = process.argv.slice(2)

async function run(): Promise<string> {
  if (name === undefined || name.startsWith("-") || (command !== "backup" && command !== "restore"))
    throw new UpkeepRefused("Say which file: npm run backup -- <file>, or npm run restore -- <file>")
  // npm runs scripts in the project's root, whatever folder it was called in.
  const file = resolve(process.env.INIT_CWD ?? ".", name)
  const { database } = readSettings()
  if (command === "backup") {
    await backUpDatabase(database, file)
    return `Everything is in ${file}. It holds customers and the product's secret: encrypt it before it leaves this machine.`
  }
  const kept = await restoreDatabase(database, file)
  return `${file} is in place${kept === null ? "" : `; what was there is ${kept}`}. The next start brings it to the newest tables.`
}

await tellOutcome(run, [UpkeepRefused, SettingsRefused])
