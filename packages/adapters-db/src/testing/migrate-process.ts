import knex from "knex"
import { migrate } from "../migrations/migrate.ts"
import { sqliteConfig } from "../sqlite/config.ts"

// One process of several that migrate the same file at the same instant. With "killed" it ends itself when half of the
// tables are there.

const [path = "", startAt = "0", end] = process.argv.slice(2)
const database = knex(sqliteConfig(path))
if (end === "killed") {
  database.on("query", ({ sql }: { readonly sql: string }) => {
    if (sql.startsWith("create table `tariffs`")) process.kill(process.pid, "SIGKILL")
  })
}
// Busy, not asleep: the processes must meet within a millisecond.
while (Date.now() < Number(startAt));
await migrate(database)
await database.destroy()
console.log("migrated")
