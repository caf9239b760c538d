import { newDatabaseFolder } from "@mersal/adapters-db/testing/new-database-path"
import BetterSqlite3 from "better-sqlite3"
import { expect, it } from "vitest"
import { errorToSend, sentError } from "./sqlite/sent-error.ts"
import { outageOf } from "./unavailable.ts"

const isUnavailable = (error: unknown): boolean => outageOf(error) === "unavailable"

function thrownBy(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  return expect.unreachable("nothing was thrown")
}

it("knows a SQLite that is locked, full or only read, also from another thread", () => {
  const { path, remove } = newDatabaseFolder()
  const [one, other] = [new BetterSqlite3(path, { timeout: 0 }), new BetterSqlite3(path, { timeout: 0 })]
  one.exec("create table kept (text)")
  one.exec("begin immediate")
  const locked = thrownBy(() => other.exec("begin immediate"))
  one.exec("rollback")
  other.pragma("max_page_count = 2")
  const full = thrownBy(() => other.prepare("insert into kept values (?)").run("x".repeat(100_000)))
  const reader = new BetterSqlite3(path, { readonly: true })
  const readOnly = thrownBy(() => reader.exec("insert into kept values (1)"))
  const fault = thrownBy(() => one.exec("insert into lost values (1)"))
  for (const connection of [one, other, reader]) connection.close()
  remove()
  const unavailable = [locked, full, readOnly]
  expect(unavailable.map(isUnavailable)).toEqual([true, true, true])
  expect(unavailable.map((error) => isUnavailable(sentError(structuredClone(errorToSend(error)))))).toEqual([
    true,
    true,
    true,
  ])
  expect(isUnavailable(fault)).toBe(false)
})

it("knows a PostgreSQL that is not there, stops, has no room or only reads, and takes no fault of ours for one", () => {
  const coded = (code: string) => Object.assign(new Error("said otherwise"), { code })
  const codes = ["ECONNREFUSED", "57P01", "53100", "53300", "25006", "08006"]
  expect(codes.map((code) => isUnavailable(coded(code)))).toEqual(codes.map(() => true))
  expect(isUnavailable(new AggregateError([coded("ECONNREFUSED")], "both"))).toBe(true)
  expect(["23505", "42P01", "22P02"].map((code) => isUnavailable(coded(code)))).toEqual([false, false, false])
  expect(isUnavailable("database is locked")).toBe(false)
})
