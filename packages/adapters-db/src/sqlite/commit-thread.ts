import { Worker } from "node:worker_threads"
import type { Write } from "../database/connection.ts"
import type { Outcome } from "../database/write-queue.ts"
import { packer } from "./packed-lists.ts"

/** A thread that commits groups of writes to a file, one after the other. */
export interface CommitThread {
  readonly commit: (lists: readonly (readonly Write[])[]) => Promise<readonly Outcome[]>
  readonly isRunning: () => boolean
  readonly close: () => Promise<void>
}

/** What the thread says of a group: that all of it applied, what became of each list, or what broke. */
export type CommitAnswer = "applied" | { readonly outcomes: readonly Outcome[] } | { readonly broken: unknown }

const applied: Outcome = { refused: null }

export function commitThread(path: string): CommitThread {
  // Sources run as they are; what is built has another ending.
  const ending = import.meta.filename.endsWith(".ts") ? "ts" : "js"
  const worker = new Worker(new URL(`./commit-worker.${ending}`, import.meta.url), { workerData: path })
  const pack = packer()
  let waiting: PromiseWithResolvers<readonly Outcome[]> | null = null
  let sent = 0
  let ended: Error | null = null
  const end = (error: Error): void => {
    ended ??= error
    waiting?.reject(ended)
  }
  worker.on("message", (answer: CommitAnswer) => {
    if (answer === "applied") waiting?.resolve(Array.from({ length: sent }, () => applied))
    else if ("outcomes" in answer) waiting?.resolve(answer.outcomes)
    else waiting?.reject(answer.broken)
  })
  worker.on("error", end)
  const exited = new Promise<void>((resolve) =>
    worker.once("exit", () => {
      end(new Error("The thread that writes has ended"))
      resolve()
    }),
  )
  return {
    commit(lists) {
      if (ended) return Promise.reject(ended)
      waiting = Promise.withResolvers()
      sent = lists.length
      worker.postMessage(pack(lists))
      return waiting.promise
    },
    isRunning: () => ended === null,
    async close() {
      worker.postMessage("close")
      await exited
    },
  }
}
