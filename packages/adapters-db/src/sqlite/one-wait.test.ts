import { setImmediate as nextRound } from "node:timers/promises"
import BetterSqlite3 from "better-sqlite3"
import { expect, it, onTestFinished } from "vitest"
import { newDatabasePath } from "../testing/new-database-path.ts"
import { withOneWait } from "./one-wait.ts"
import { statements } from "./statements.ts"

function opened(path: string) {
  const connection = new BetterSqlite3(path, { timeout: 1 })
  onTestFinished(() => void connection.close())
  return connection
}

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

it("waits once in a round of the event loop for a process that keeps the lock, and again in the next", async () => {
  const path = newDatabasePath()
  const other = opened(path)
  other.exec("pragma journal_mode = WAL; create table seats (number integer primary key)")
  const connection = opened(path)
  const known = statements(connection)
  let waits = 0
  const { run, rows } = withOneWait(connection, {
    ...known,
    run(text, values) {
      waits += 1
      return known.run(text, values)
    },
  })
  const seat = "insert into seats (number) values (1)"

  other.exec("begin immediate")
  const first = thrownBy(() => run("begin immediate", []))
  expect(first).toHaveProperty("code", "SQLITE_BUSY")
  expect([thrownBy(() => run(seat, [])), thrownBy(() => rows(`${seat} returning number`, []))]).toEqual([first, first])
  expect(waits).toBe(1)

  await nextRound()
  expect(thrownBy(() => run(seat, []))).toHaveProperty("code", "SQLITE_BUSY")
  expect(waits).toBe(2)

  // A transaction that has waited in vain can still be ended.
  await nextRound()
  run("begin", [])
  expect(thrownBy(() => run(seat, []))).toHaveProperty("code", "SQLITE_BUSY")
  run("rollback", [])

  other.exec("rollback")
  await nextRound()
  expect(run(seat, [])).toBe(1)
})
