import type { LiveService, TrackingMoment } from "@mersal/domain/ports/driving/live-service"
import type { TrackRequest } from "@mersal/domain/ports/driving/tracking-service"
import * as Result from "effect/Result"

export interface Following {
  readonly live: Pick<LiveService, "follow" | "moment">
  readonly request: TrackRequest
  /** Aborted when nobody watches any more. */
  readonly signal: AbortSignal
  readonly onMoment: (moment: TrackingMoment) => void
  /** Waits so many milliseconds, or until the signal is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** In milliseconds: a stream that broke after a message is opened again after this pause. */
export const reconnectMilliseconds = 1_000
/** In milliseconds: how often the booking is requested if there is no stream. */
export const pollMilliseconds = 15_000

/**
 * Reports a booking's state while somebody watches: by the server's stream or, if the stream fails, for example because
 * of a buffering proxy, by polling. Resolves when the booking has ended or nobody watches.
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

/** A timer that ends early when the signal is aborted. */
export const untilOrRaised = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener("abort", () => {
      clearTimeout(timer)
      resolve()
    })
  })
