import { setTimeout as pause } from "node:timers/promises"

/**
 * What the work answers, or something else once the patience is over. The work goes on.
 *
 * @param patience in milliseconds
 */
export function inTime<Value>(work: Promise<Value>, patience: number, otherwise: Value): Promise<Value> {
  const done = new AbortController()
  const late = pause(patience, otherwise, { signal: done.signal }).catch(() => otherwise)
  return Promise.race([work, late]).finally(() => done.abort())
}
