import { Worker } from "node:worker_threads"
import type { ColumnValue, Write } from "../database/connection.ts"
import { type PackedWrites, packer } from "./packed-writes.ts"
import { type SentError, sentError } from "./sent-error.ts"

/**
 * A thread that writes to a file. It commits together what has arrived during its last commit, and is never waited for
 * before something is sent to it: this thread may be busy with other requests for some milliseconds.
 */
export interface CommitThread {
  /** Applies a list in a commit. Answers which write did not apply, or null; rejects if nothing was written. */
  readonly write: (writes: readonly Write[]) => Promise<number | null>
  /** The rows of one writing statement in a transaction of its own: durable when they are answered. */
  readonly rows: (text: string, values: readonly ColumnValue[]) => Promise<readonly unknown[]>
  readonly close: () => Promise<void>
}

/** A request to run one statement on the thread. */
export interface AskedRows {
  readonly text: string
  readonly values: readonly ColumnValue[]
}

/** What the thread is asked, with the number that its answer carries. */
export interface CommitRequest {
  readonly number: number
  readonly asked: PackedWrites | AskedRows
}

/** The thread's answer: which write of a list did not apply, if any; the rows of a statement; or an error. */
export type CommitAnswer = { readonly number: number } & (
  | { readonly answer: number | null | readonly unknown[] }
  | { readonly broken: SentError }
)

/**
 * The most requests that are sent together. A thread that has nothing to do is sent the first one at once. What else one
 * turn of the event loop asks for is sent at its end; in a busy turn, some earlier: the thread commits these while
 * others are still being read, and neither of the two waits until all callers have been answered.
 */
const mostTogether = 16

/** A caller that waits for an answer. */
interface Waiting {
  readonly resolve: (answer: never) => void
  readonly reject: (broken: unknown) => void
}

export function commitThread(path: string): CommitThread {
  // Sources run as TypeScript; the built file has another extension.
  const ending = import.meta.filename.endsWith(".ts") ? "ts" : "js"
  const worker = new Worker(new URL(`./commit-worker.${ending}`, import.meta.url), { workerData: path })
  const pack = packer()
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let ended: Error | null = null
  const end = (error: Error): void => {
    ended ??= error
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }
  const outgoing: CommitRequest[] = []
  const send = (): void => {
    if (outgoing.length > 0) worker.postMessage(outgoing.splice(0))
  }
  const ask = <Answer>(question: CommitRequest["asked"]): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended)
      asked += 1
      waiting.set(asked, { resolve, reject })
      outgoing.push({ number: asked, asked: question })
      if (waiting.size === 1 || outgoing.length === mostTogether) send()
      else if (outgoing.length === 1) setImmediate(send)
    })
  worker.on("message", (answers: readonly CommitAnswer[]) => {
    for (const answer of answers) {
      const asker = waiting.get(answer.number)
      waiting.delete(answer.number)
      if ("broken" in answer) asker?.reject(sentError(answer.broken))
      else asker?.resolve(answer.answer as never)
    }
  })
  worker.on("error", end)
  const exited = new Promise<void>((resolve) =>
    worker.once("exit", () => {
      end(new Error("The thread that writes has ended"))
      resolve()
    }),
  )
  return {
    write: (writes) => ask(pack(writes)),
    rows: (text, values) => ask({ text, values }),
    async close() {
      send()
      worker.postMessage("close")
      await exited
    },
  }
}
