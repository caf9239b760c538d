import { askAt } from "@mersal/domain/booking/windows/market-schedule"
import { scheduleIn } from "@mersal/domain/machines/booking/booking-context"
import type { BookingActor } from "../../environment/booking/booking.ts"
import { serverNow } from "../page/clock.ts"

/** The longest timer. Timers are late after a closed laptop lid or in a throttled tab. */
const longestWaitMilliseconds = 30_000

/**
 * Tells the booking each time a last order time passes, so that a closed window never stays chosen (D12).
 *
 * @returns how to stop
 */
export function watchCutOffs(actor: BookingActor, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let staleAt = nextClosing(actor)
  const look = () => {
    clearTimeout(timer)
    const now = serverNow()
    if (now >= staleAt) {
      actor.send({ type: "time.passed", now })
      staleAt = nextClosing(actor)
    }
    timer = setTimeout(look, Math.min(Math.max(staleAt - now, 50), longestWaitMilliseconds))
  }
  const changes = actor.subscribe(() => {
    const next = nextClosing(actor)
    if (next !== staleAt) {
      staleAt = next
      look()
    }
  })
  const lookAgain = () => {
    if (!document.hidden) actor.send({ type: "page.seen" })
    look()
  }
  document.addEventListener("visibilitychange", lookAgain, { signal })
  look()
  return () => {
    clearTimeout(timer)
    changes.unsubscribe()
  }
}

function nextClosing(actor: BookingActor): number {
  const { context } = actor.getSnapshot()
  return scheduleIn(context).staleAt(askAt(context.draft, context.now)) ?? Number.POSITIVE_INFINITY
}
