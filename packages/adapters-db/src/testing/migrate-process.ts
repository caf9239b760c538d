import type { DatabaseSettings } from "../connection.ts"
import { migrate } from "../migrations/migrate.ts"
import { openKnex } from "./open-knex.ts"

// One process of several that migrate the same database at the same instant. With "killed" it ends itself when half of the
// tables are there.

const [settings = "", startAt = "0", end] = process.argv.slice(2)
const database = openKnex(JSON.parse(settings) as DatabaseSettings)
if (end === "killed") {
  database.on("query", ({ sql }: { readonly sql: string }) => {
    if (/^create table .tariffs/.test(sql)) process.kill(process.pid, "SIGKILL")
  })
}
// Busy, not asleep: the processes must meet within a millisecond.
while (Date.now() < Number(startAt));
await migrate(database)
await database.destroy()
console.log("migrated")
