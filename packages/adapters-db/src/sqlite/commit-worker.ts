import { parentPort, workerData } from "node:worker_threads"
import BetterSqlite3 from "better-sqlite3"
import type { Write } from "../database/connection.ts"
import { commitGroup } from "./commit-group.ts"
import { prepareConnection } from "./prepare-connection.ts"
import { statements } from "./statements.ts"

// The thread that writes: it waits for the disk, so that the thread that answers requests need not. It has a connection
// of its own and keeps nothing but prepared statements.

const connection = new BetterSqlite3(workerData as string, { fileMustExist: true })
prepareConnection(connection)
const known = statements(connection)

parentPort?.on("message", (lists: readonly (readonly Write[])[] | "close") => {
  if (lists === "close") {
    connection.close()
    parentPort?.close()
    return
  }
  try {
    parentPort?.postMessage({ outcomes: commitGroup(connection, known, lists) })
  } catch (broken) {
    parentPort?.postMessage({ broken })
  }
})
