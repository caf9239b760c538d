/** The smallest Express process over SQLite. It imports nothing else, because its memory is measured. */
import BetterSqlite3 from "better-sqlite3"
import express from "express"

const database = new BetterSqlite3(":memory:")
const app = express()
app.get("/", (_, response) => void response.json(database.prepare("select 1 as one").get()))
app.listen(0, () => process.send?.({ port: 0 }))
process.on("message", () => process.send?.({ bytes: process.memoryUsage.rss() }))
process.once("disconnect", () => process.exit(0))
