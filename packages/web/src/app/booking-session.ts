import { newDraft } from "@mersal/domain/booking/draft"
import { readDraft, writeDraft } from "@mersal/domain/booking/draft-storage"
import { askAt, plainBasis, type ScheduleBasis } from "@mersal/domain/booking/market-schedule"
import { scheduleIn } from "@mersal/domain/machines/booking-context"
import type { MarketId } from "@mersal/domain/market/market"
import { createActor } from "xstate"
import type { BookingActor, LastBooking } from "../environment/booking.ts"
import { providedBookingMachine } from "./booking-machine.ts"
import { serverNow } from "./clock.ts"

const draftKey = "mersal.draft"
const lastBookingKey = "mersal.lastBooking"

/** The longest that a timer may sleep through: a laptop's lid, a throttled tab. */
const longestWaitMilliseconds = 30_000

let current: { readonly actor: BookingActor; readonly stop: () => void } | null = null
const watchers = new Set<() => void>()

/** The booking that this page works on: the stored draft, or a new one. Made at the first call. */
export function bookingActor(market: MarketId): BookingActor {
  current ??= startBooking(market, plainBasis)
  return current.actor
}

/** Leaves the placed booking behind and begins a new draft, with what the server has told of its closures. */
export function startNewBooking(market: MarketId): BookingActor {
  const basis = current?.actor.getSnapshot().context.basis ?? plainBasis
  current?.stop()
  localStorage.removeItem(draftKey)
  current = startBooking(market, basis)
  for (const changed of watchers) changed()
  return current.actor
}

/** Calls back when a new booking has taken the place of the last one; answers how to stop. */
export function watchBooking(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

export function lastBooking(): LastBooking | null {
  try {
    return JSON.parse(localStorage.getItem(lastBookingKey) ?? "null") as LastBooking | null
  } catch {
    return null
  }
}

function startBooking(market: MarketId, basis: ScheduleBasis) {
  const draft = readDraft(localStorage.getItem(draftKey), market) ?? newDraft(crypto.randomUUID(), market)
  const actor = createActor(providedBookingMachine, { input: { draft, now: serverNow(), basis } })
  actor.subscribe(({ context }) => {
    if (!context.placed) return localStorage.setItem(draftKey, writeDraft(context.draft))
    const { booking, accessToken } = context.placed
    localStorage.removeItem(draftKey)
    localStorage.setItem(lastBookingKey, JSON.stringify({ reference: booking.reference, accessToken }))
  })
  actor.start()
  const stopWatching = watchCutOffs(actor)
  return {
    actor,
    stop: () => {
      stopWatching()
      actor.stop()
    },
  }
}

/** Tells the booking each time a last order time has passed, so that a shut window is never left chosen (D12). */
function watchCutOffs(actor: BookingActor): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let staleAt = nextClosing(actor)
  const look = () => {
    clearTimeout(timer)
    const now = serverNow()
    if (staleAt !== null && now >= staleAt) {
      actor.send({ type: "time.passed", now })
      staleAt = nextClosing(actor)
    }
    const wait = staleAt === null ? longestWaitMilliseconds : staleAt - now
    timer = setTimeout(look, Math.min(Math.max(wait, 50), longestWaitMilliseconds))
  }
  const changes = actor.subscribe(() => {
    const next = nextClosing(actor)
    if (next !== staleAt) {
      staleAt = next
      look()
    }
  })
  document.addEventListener("visibilitychange", look)
  look()
  return () => {
    clearTimeout(timer)
    changes.unsubscribe()
    document.removeEventListener("visibilitychange", look)
  }
}

function nextClosing(actor: BookingActor): number | null {
  const { context } = actor.getSnapshot()
  return scheduleIn(context).staleAt(askAt(context.draft, context.now))
}
