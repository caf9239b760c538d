import type { DrivenPorts } from "@mersal/domain/use-cases/driving-ports"
import type * as ManagedRuntime from "effect/ManagedRuntime"
import type { Logger } from "pino"
import type { ServerClock } from "../clock.ts"
import type { Job } from "./job.ts"

/** Jobs that run until they are stopped. */
export interface RunningJobs {
  /** Begins no further pass, and waits for those under way. */
  readonly stop: () => Promise<void>
}

/**
 * Runs every job at intervals, and after every move of the clock, which waits until nothing is left to do. In one
 * process a job never has two passes at once. A pass that fails is logged, and the job goes on.
 */
export function runJobs(
  jobs: readonly Job[],
  runtime: ManagedRuntime.ManagedRuntime<DrivenPorts, never>,
  clock: ServerClock,
  log: Logger,
): RunningJobs {
  let isStopping = false
  const workers = jobs.map((job) => {
    let last: Promise<void> = Promise.resolve()
    let timer: NodeJS.Timeout | undefined

    /** Passes until nothing is due; when the server stops, only the pass under way. */
    const passes = async (): Promise<void> => {
      try {
        for (let found = 1; found > 0 && !isStopping; ) found = await runtime.runPromise(job.pass)
      } catch (error) {
        log.error({ job: job.name, err: error }, "A job broke and will be tried again")
      }
    }
    /** Starts passes after those that may be under way. */
    const next = (): Promise<void> => {
      last = last.then(passes)
      return last
    }
    const rest = (): void => {
      timer = setTimeout(async () => {
        await next()
        if (!isStopping) rest()
      }, job.everyMilliseconds)
      timer.unref()
    }
    rest()
    return { next, stop: () => clearTimeout(timer), idle: () => last }
  })

  const stopFollowing = clock.afterMove(async () => {
    for (const { next } of workers) await next()
  })
  return {
    stop: async () => {
      isStopping = true
      stopFollowing()
      for (const { stop } of workers) stop()
      await Promise.all(workers.map(({ idle }) => idle()))
    },
  }
}
