import type { LiveService, TrackingMoment } from "@mersal/domain/ports/driving/live-service"
import type { TrackRequest } from "@mersal/domain/ports/driving/tracking-service"
import * as Result from "effect/Result"

export interface Following {
  readonly live: Pick<LiveService, "follow" | "moment">
  readonly request: TrackRequest
  /** Raised when nobody looks on any more. */
  readonly signal: AbortSignal
  readonly onMoment: (moment: TrackingMoment) => void
  /** Waits so many milliseconds, and no longer than until the signal is raised. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** A stream that has told something and broke is taken up again after this, in milliseconds. */
export const reconnectMilliseconds = 1_000
/** Where no stream comes about, the booking is asked for this often, in milliseconds. */
export const pollMilliseconds = 15_000

/**
 * Tells how a booking is doing for as long as somebody looks on: by the server's stream, and by asking where the stream
 * fails, as behind a proxy that holds it back. Resolves when the booking has ended or nobody looks on.
 */
export async function followMoments({ live, request, signal, onMoment, wait }: Following): Promise<void> {
  while (!signal.aborted) {
    const followed = await live.follow(request, { signal })
    let hasTold = false
    if (Result.isSuccess(followed)) {
      for await (const moment of followed.success) {
        if (signal.aborted) return
        hasTold = true
        onMoment(moment)
        if (moment.hasEnded) return
      }
    }
    if (signal.aborted) return
    if (!hasTold) {
      const asked = await live.moment(request, { signal })
      if (Result.isSuccess(asked) && !signal.aborted) {
        onMoment(asked.success)
        if (asked.success.hasEnded) return
      }
    }
    await wait(hasTold ? reconnectMilliseconds : pollMilliseconds, signal)
  }
}

/** A timer that ends early when the signal is raised. */
export const untilOrRaised = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener("abort", () => {
      clearTimeout(timer)
      resolve()
    })
  })
