import { parentPort, workerData } from "node:worker_threads"
import BetterSqlite3 from "better-sqlite3"
import { writeQueue } from "../database/write-queue.ts"
import { commitGroup } from "./commit-group.ts"
import type { CommitAnswer, CommitRequest } from "./commit-thread.ts"
import { withOneWait } from "./one-wait.ts"
import { unpacker } from "./packed-writes.ts"
import { prepareConnection } from "./prepare-connection.ts"
import { errorToSend } from "./sent-error.ts"
import { statements } from "./statements.ts"

// The thread that writes. It waits for the disk, so that the thread that answers requests need not. It has a connection
// of its own and keeps only prepared statements.

const connection = new BetterSqlite3(workerData as string, { fileMustExist: true })
prepareConnection(connection)
const known = withOneWait(connection, statements(connection))
const unpack = unpacker()
const write = writeQueue((lists) => commitGroup(connection, known, lists))

/** Answers that are sent together: everybody whose writes shared a commit is told by one message. */
const answers: CommitAnswer[] = []
const tell = (): void => {
  if (answers.length > 0) parentPort?.postMessage(answers.splice(0))
}
function answer(said: CommitAnswer): void {
  if (answers.push(said) === 1) queueMicrotask(tell)
}

parentPort?.on("message", (asked: readonly CommitRequest[] | "close") => {
  if (asked !== "close") return asked.forEach(take)
  // After everything that was asked for before, whether it could be written or not.
  setImmediate(() => write([]).then(end, end))
})

function end(): void {
  tell()
  connection.close()
  parentPort?.close()
}

function take({ number, asked }: CommitRequest): void {
  const fail = (broken: unknown) => answer({ number, broken: errorToSend(broken) })
  // Like a group, a statement has its turn after the messages that have arrived. If it were run as it arrives, and had
  // to wait for another process, more would arrive meanwhile, and no group would ever have its turn.
  if ("text" in asked)
    setImmediate(() => {
      try {
        answer({ number, answer: known.rows(asked.text, asked.values) })
      } catch (broken) {
        fail(broken)
      }
    })
  else write(unpack(asked)).then((refused) => answer({ number, answer: refused }), fail)
}

// Frees the memory that starting the thread took, if Node was started with `--expose-gc`.
globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" })
