import type { DatabaseSettings } from "../database/connection.ts"
import { migrate } from "../migrations/migrate.ts"
import { othersAreHere } from "./node-process.ts"
import { openKnex } from "./open-knex.ts"

// One process of several that migrate the same database at the same instant. With "killed" it is alone, and ends itself
// when half of the tables are there.

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
