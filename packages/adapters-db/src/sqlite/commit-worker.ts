import { parentPort, workerData } from "node:worker_threads"
import BetterSqlite3 from "better-sqlite3"
import { commitGroup } from "./commit-group.ts"
import type { AskedRows, CommitAnswer } from "./commit-thread.ts"
import { type PackedLists, unpacker } from "./packed-lists.ts"
import { prepareConnection } from "./prepare-connection.ts"
import { errorToSend, outcomeToSend } from "./sent-error.ts"
import { statements } from "./statements.ts"

// The thread that writes. It waits for the disk, so that the thread that answers requests need not. It has a connection
// of its own and keeps only prepared statements.

const connection = new BetterSqlite3(workerData as string, { fileMustExist: true })
prepareConnection(connection)
const known = statements(connection)
const unpack = unpacker()
const answer = (said: CommitAnswer): void => parentPort?.postMessage(said)

parentPort?.on("message", (asked: PackedLists | AskedRows | "close") => {
  if (asked === "close") {
    connection.close()
    parentPort?.close()
    return
  }
  try {
    if ("text" in asked) return answer({ rows: known.rows(asked.text, asked.values) })
    const outcomes = commitGroup(connection, known, unpack(asked))
    answer(
      outcomes.every((outcome) => "refused" in outcome && outcome.refused === null)
        ? "applied"
        : { outcomes: outcomes.map(outcomeToSend) },
    )
  } catch (broken) {
    answer({ broken: errorToSend(broken) })
  }
})

// Frees the memory that starting the thread took, if Node was started with `--expose-gc`.
globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" })
