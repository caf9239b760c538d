import type { Instant } from "@mersal/domain/calendar/zone"
import type { PageClock } from "../../environment/formats/clock.ts"

/* This file and sleep.ts are the only ones in the web application that read the machine's time. The server's time is
   stored with the monotonic time of its arrival, so that a wrong or changed machine clock has no effect. */

let heard: { readonly instant: Instant; readonly at: number } = { instant: Date.now(), at: performance.now() }

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

export const clock = {
  /** Takes the server's time: epoch milliseconds, or the ISO text of the boot data and of `Mersal-Now` headers. */
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

/** Sets a timer for just after the next full second of the server's time. */
function schedule(): void {
  timer = setTimeout(
    () => {
      for (const listener of listeners) listener()
      schedule()
    },
    1000 - (clock.now() % 1000) + 1,
  )
}
