import BetterSqlite3 from "better-sqlite3"
import { expect, it } from "vitest"
import { newDatabasePath } from "../testing/new-database-path.ts"
import { commitThread } from "./commit-thread.ts"

it("ends when it has written everything that it was asked for, however much is waiting", async () => {
  const path = newDatabasePath()
  const reader = new BetterSqlite3(path)
  reader.exec("create table seats (number integer primary key)")
  const thread = commitThread(path)
  // More than are sent together, and more than one commit takes.
  const numbers = Array.from({ length: 150 }, (_, number) => number)
  const written = numbers.map((number) =>
    thread.write([{ text: "insert into seats (number) values (?)", values: [number] }]),
  )
  await thread.close()
  expect(await Promise.all(written)).toEqual(numbers.map(() => null))
  expect(reader.prepare("select count(*) as count from seats").get()).toEqual({ count: 150 })
  await expect(thread.write([])).rejects.toThrow("has ended")
  reader.close()
})

it("ends after a statement too that was asked for last", async () => {
  const path = newDatabasePath()
  const reader = new BetterSqlite3(path)
  reader.exec("create table seats (number integer primary key)")
  const thread = commitThread(path)
  const seat = (number: number) => [{ text: "insert into seats (number) values (?)", values: [number] }]
  // It runs by now, so that nothing waits for its beginning.
  await thread.write(seat(1))
  const written = thread.write(seat(2))
  const counted = thread.rows("insert into seats select count(*) + 1 from seats returning number", [])
  const closed = thread.close()
  expect([await written, await counted]).toEqual([null, [{ number: 3 }]])
  await closed
  reader.close()
})

it("runs a statement after the writes that were asked for before it: it must not keep them from their turn", async () => {
  const path = newDatabasePath()
  const reader = new BetterSqlite3(path)
  reader.exec("create table seats (number integer primary key); create table tallies (number integer)")
  const thread = commitThread(path)
  // The first is sent by itself; fifteen and the statement arrive together.
  const written = Array.from({ length: 16 }, (_, number) =>
    thread.write([{ text: "insert into seats (number) values (?)", values: [number] }]),
  )
  const tally = "insert into tallies select count(*) from seats returning number"
  expect(await thread.rows(tally, [])).toEqual([{ number: 16 }])
  await Promise.all(written)
  await thread.close()
  reader.close()
})

it("waits once for another process with what has arrived together, and then fails all of it", async () => {
  const path = newDatabasePath()
  const other = new BetterSqlite3(path)
  other.exec("pragma journal_mode = WAL; create table seats (number integer primary key)")
  const thread = commitThread(path)
  other.exec("begin immediate")
  const seat = "insert into seats (number) values (?) returning number"
  // The first is sent by itself, so that the two statements behind it arrive together.
  const shortened = thread.rows("pragma busy_timeout = 250", [])
  const first = thread.rows(seat, [1])
  const second = thread.rows(seat, [2])
  // Free again before a second wait would be over.
  const freed = first.catch((error: unknown) => {
    other.exec("rollback")
    throw error
  })
  const outcomes = await Promise.allSettled([freed, second])
  expect(outcomes).toMatchObject([{ reason: { code: "SQLITE_BUSY" } }, { reason: { code: "SQLITE_BUSY" } }])
  await shortened
  expect(await thread.rows(seat, [3])).toEqual([{ number: 3 }])
  await thread.close()
  other.close()
})
