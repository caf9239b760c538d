/** The least that a process of Express over SQLite is. It imports nothing else, for its memory is what is asked. */
import BetterSqlite3 from "better-sqlite3"
import express from "express"

const database = new BetterSqlite3(":memory:")
const app = express()
app.get("/", (_, response) => void response.json(database.prepare("select 1 as one").get()))
app.listen(0, () => process.send?.({ port: 0 }))
process.on("message", () => process.send?.({ bytes: process.memoryUsage.rss() }))
process.once("disconnect", () => process.exit(0))
