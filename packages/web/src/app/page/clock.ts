import type { Instant } from "@mersal/domain/calendar/zone"
import type { PageClock } from "../../environment/formats/clock.ts"

/*
 * With kept-clock.ts the only file of the web application that reads the machine's time. The server's instant is kept with
 * the monotonic time at which it arrived, so that a wrong or changed machine clock moves nothing.
 */

let heard: { readonly instant: Instant; readonly at: number } = { instant: Date.now(), at: performance.now() }

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

export const clock = {
  /** Takes the server's instant: epoch milliseconds or the ISO text of the boot data and of `Mersal-Now` headers. */
  observe(instant: Instant | string): void {
    const milliseconds = typeof instant === "string" ? Date.parse(instant) : instant
    if (Number.isNaN(milliseconds)) return
    heard = { instant: milliseconds, at: performance.now() }
    for (const listener of listeners) listener()
  },

  now: (): Instant => Math.floor(heard.instant + performance.now() - heard.at),

  everySecond(tick: () => void): () => void {
    listeners.add(tick)
    if (timer === undefined) schedule()
    return () => {
      listeners.delete(tick)
      if (listeners.size > 0) return
      clearTimeout(timer)
      timer = undefined
    }
  },
} satisfies PageClock & { observe: (instant: Instant | string) => void }

/** The server's now, in epoch milliseconds. */
export const serverNow = clock.now

/** Wakes just after the next full second of the server's time. */
function schedule(): void {
  timer = setTimeout(
    () => {
      for (const listener of listeners) listener()
      schedule()
    },
    1000 - (clock.now() % 1000) + 1,
  )
}
