import { existsSync, readdirSync, readlinkSync } from "node:fs"
import { join } from "node:path"
import BetterSqlite3 from "better-sqlite3"
import { expect, it, onTestFinished } from "vitest"
import { newDatabasePath } from "../testing/new-database-path.ts"
import { prepareConnection } from "./prepare-connection.ts"

const openFiles = "/proc/self/fd"

/** The names of this process's open files. One may be closed while we look. */
const filesOpen = (): readonly string[] =>
  readdirSync(openFiles).flatMap((number) => {
    try {
      return [readlinkSync(join(openFiles, number))]
    } catch {
      return []
    }
  })

// SQLite writes what a statement would undo to a file once it is longer than 64 kB.
it.runIf(existsSync(openFiles))("writes nothing of a long transaction to a temporary file", () => {
  const path = newDatabasePath()
  const connection = new BetterSqlite3(path)
  onTestFinished(() => void connection.close())
  prepareConnection(connection)
  connection.exec("create table notes (id integer primary key, text text not null check (text <> ''))")
  connection.exec(`insert into notes (text) values ${Array(200).fill(`('${"x".repeat(2_000)}')`)}`)
  const before = filesOpen()
  connection.exec("begin; update notes set text = upper(text)")
  expect(filesOpen().filter((file) => !before.includes(file))).toEqual([])
  connection.exec("rollback")
})
