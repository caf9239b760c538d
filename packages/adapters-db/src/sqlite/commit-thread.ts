import { Worker } from "node:worker_threads"
import type { ColumnValue, Write } from "../database/connection.ts"
import type { Outcome } from "../database/write-queue.ts"
import { type PackedLists, packer } from "./packed-lists.ts"
import { type SentError, type SentOutcome, sentError, sentOutcome } from "./sent-error.ts"

/** A thread that writes to a file, one request after the other. */
export interface CommitThread {
  readonly commit: (lists: readonly (readonly Write[])[]) => Promise<readonly Outcome[]>
  /** The rows of one writing statement in a transaction of its own: durable when they are answered. */
  readonly rows: (text: string, values: readonly ColumnValue[]) => Promise<readonly unknown[]>
  readonly close: () => Promise<void>
}

/** A request to run one statement on the thread. */
export interface AskedRows {
  readonly text: string
  readonly values: readonly ColumnValue[]
}

/**
 * The thread's answer. For a group: everything applied, or the result of each list. For a statement: its rows. Or an
 * error.
 */
export type CommitAnswer =
  | "applied"
  | { readonly outcomes: readonly SentOutcome[] }
  | { readonly rows: readonly unknown[] }
  | { readonly broken: SentError }

const applied: Outcome = { refused: null }

/** A caller that waits for the thread's next answer. */
interface Waiting {
  readonly told: (answer: Exclude<CommitAnswer, { readonly broken: SentError }>) => void
  readonly failed: (broken: unknown) => void
}

export function commitThread(path: string): CommitThread {
  // Sources run as TypeScript; the built file has another extension.
  const ending = import.meta.filename.endsWith(".ts") ? "ts" : "js"
  const worker = new Worker(new URL(`./commit-worker.${ending}`, import.meta.url), { workerData: path })
  const pack = packer()
  /** The thread answers in the order of the requests. */
  const waiting: Waiting[] = []
  let ended: Error | null = null
  const end = (error: Error): void => {
    ended ??= error
    for (const { failed } of waiting.splice(0)) failed(ended)
  }
  const ask = <Answer>(message: PackedLists | AskedRows, read: (answer: CommitAnswer) => Answer): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended)
      waiting.push({ told: (answer) => resolve(read(answer)), failed: reject })
      worker.postMessage(message)
    })
  worker.on("message", (answer: CommitAnswer) => {
    const first = waiting.shift()
    if (typeof answer === "object" && "broken" in answer) first?.failed(sentError(answer.broken))
    else first?.told(answer)
  })
  worker.on("error", end)
  const exited = new Promise<void>((resolve) =>
    worker.once("exit", () => {
      end(new Error("The thread that writes has ended"))
      resolve()
    }),
  )
  return {
    commit: (lists) =>
      ask(pack(lists), (answer) =>
        typeof answer === "object" && "outcomes" in answer
          ? answer.outcomes.map(sentOutcome)
          : lists.map(() => applied),
      ),
    rows: (text, values) =>
      ask({ text, values }, (answer) => (typeof answer === "object" && "rows" in answer ? answer.rows : [])),
    async close() {
      worker.postMessage("close")
      await exited
    },
  }
}
