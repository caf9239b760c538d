import type { Instant } from "@mersal/domain/calendar/zone"
import { useSyncExternalStore } from "react"
import { provided } from "../provided.ts"

/** The server's time, as the page knows it. */
export interface PageClock {
  readonly now: () => Instant
  /** Calls back at the start of each second of the server's time; answers how to stop. */
  readonly everySecond: (tick: () => void) => () => void
  /**
   * The UTC offset of the reader's clock in milliseconds, ahead is positive. Set where no browser knows it: in the
   * server's rendering.
   */
  readonly offsetAt?: (now: Instant) => number
}

/** Provided by the app. Its clock is the only one that may read the machine's time. */
export const [ClockContext, usePageClock] = provided<PageClock>()

const steps = { second: 1000, minute: 60_000 }

/**
 * The server's time, kept current for countdowns. It is rounded down to the step, so that a component renders once per
 * step.
 *
 * @example const left = closesAt - useNow("second")
 */
export function useNow(step: keyof typeof steps): Instant {
  const clock = usePageClock()
  const read = () => Math.floor(clock.now() / steps[step]) * steps[step]
  return useSyncExternalStore(clock.everySecond, read, read)
}
