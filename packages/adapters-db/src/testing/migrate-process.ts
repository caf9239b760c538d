import type { DatabaseSettings } from "../database/connection.ts"
import { migrate } from "../migrations/migrate.ts"
import { othersAreHere } from "./node-process.ts"
import { openKnex } from "./open-knex.ts"

// One of several processes that migrate the same database at the same moment. With "killed" it runs alone, and kills
// itself when half of the tables exist.

const [settings = "", end] = process.argv.slice(2)
const database = openKnex(JSON.parse(settings) as DatabaseSettings)
if (end === "killed") {
  database.on("query", ({ sql }: { readonly sql: string }) => {
    if (/^create table .tariffs/.test(sql)) process.kill(process.pid, "SIGKILL")
  })
} else await othersAreHere()
await migrate(database)
await database.destroy()
console.log("migrated")
