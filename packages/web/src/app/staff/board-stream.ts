import type { BoardNews, OperationsService } from "@mersal/domain/ports/driving/operations-service"
import * as Result from "effect/Result"

interface Listener {
  readonly heard: (news: BoardNews) => void
  readonly live: (isLive: boolean) => void
}

const firstPause = 1_000
const longestPause = 15_000

/**
 * Follows the board's changes until stopped. A broken stream is resumed where it ended, after a pause that doubles, or
 * at once when the browser is online again.
 */
export function followBoardNews(follow: OperationsService["followBoard"], { heard, live }: Listener): () => void {
  const left = new AbortController()
  const { signal } = left
  const run = async () => {
    let after: string | null = null
    let pause = firstPause
    while (!signal.aborted) {
      const answer = await follow({ after }, { signal })
      if (Result.isSuccess(answer)) {
        for await (const news of answer.success) {
          if (signal.aborted) return
          live(true)
          pause = firstPause
          after = news.id
          heard(news)
        }
      }
      if (signal.aborted) return
      live(false)
      await untilNextTry(pause, signal)
      pause = Math.min(pause * 2, longestPause)
    }
  }
  // A message that cannot be read is a bug and is thrown; the shown data stays, marked as not live.
  run().catch((failure) => {
    live(false)
    reportError(failure)
  })
  return () => left.abort()
}

function untilNextTry(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener("online", end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener("online", end)
    signal.addEventListener("abort", end, { once: true })
  })
}
