import { Worker } from "node:worker_threads"
import type { Write } from "../database/connection.ts"
import type { Outcome } from "../database/write-queue.ts"

/** A thread that commits groups of writes to a file, one after the other. */
export interface CommitThread {
  readonly commit: (lists: readonly (readonly Write[])[]) => Promise<readonly Outcome[]>
  readonly isRunning: () => boolean
  readonly close: () => Promise<void>
}

type Answer = { readonly outcomes: readonly Outcome[] } | { readonly broken: unknown }

export function commitThread(path: string): CommitThread {
  // Sources run as they are; what is built has another ending.
  const ending = import.meta.filename.endsWith(".ts") ? "ts" : "js"
  const worker = new Worker(new URL(`./commit-worker.${ending}`, import.meta.url), { workerData: path })
  let waiting: PromiseWithResolvers<readonly Outcome[]> | null = null
  let ended: Error | null = null
  const end = (error: Error): void => {
    ended ??= error
    waiting?.reject(ended)
  }
  worker.on("message", (answer: Answer) => {
    if ("outcomes" in answer) waiting?.resolve(answer.outcomes)
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
      worker.postMessage(lists)
      return waiting.promise
    },
    isRunning: () => ended === null,
    async close() {
      worker.postMessage("close")
      await exited
    },
  }
}
