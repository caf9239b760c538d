import { newDraft } from "@mersal/domain/booking/draft"
import { readDraft, writeDraft } from "@mersal/domain/booking/draft-storage"
import { askAt, plainBasis, type ScheduleBasis } from "@mersal/domain/booking/market-schedule"
import { scheduleIn } from "@mersal/domain/machines/booking-context"
import { paymentHeard } from "@mersal/domain/machines/payment-heard"
import { readSnapshot, writeSnapshot } from "@mersal/domain/machines/versioned-snapshot"
import type { MarketId } from "@mersal/domain/market/market"
import * as Result from "effect/Result"
import { createActor } from "xstate"
import type { BookingActor, LastBooking } from "../environment/booking.ts"
import { forgetCardSession } from "../features/payment/card-session.ts"
import { providedBookingMachine } from "./booking-machine.ts"
import { serverNow } from "./clock.ts"
import { services } from "./services.ts"

const draftKey = "mersal.draft"
const lastBookingKey = "mersal.lastBooking"
/** A booking that waits for its card, as it stands: the way to the bank leads out of this page and back into another. */
const heldBookingKey = "mersal.heldBooking"

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
  localStorage.removeItem(heldBookingKey)
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

/** What is known of the card that has paid a booking, beside its own record (section 4, "Card payment return"). */
export function rememberCard(reference: LastBooking["reference"], lastFour: string): void {
  const last = lastBooking()
  if (last?.reference === reference) localStorage.setItem(lastBookingKey, JSON.stringify({ ...last, lastFour }))
}

function startBooking(market: MarketId, basis: ScheduleBasis) {
  const draft = readDraft(localStorage.getItem(draftKey), market) ?? newDraft(crypto.randomUUID(), market)
  const held = readSnapshot(providedBookingMachine, localStorage.getItem(heldBookingKey))
  const input = { draft, now: serverNow(), basis }
  const actor = createActor(providedBookingMachine, held ? { input, snapshot: held } : { input })
  actor.subscribe(({ context }) => {
    if (context.hold) {
      localStorage.setItem(heldBookingKey, writeSnapshot(providedBookingMachine, actor.getPersistedSnapshot()))
    } else localStorage.removeItem(heldBookingKey)
    if (!context.placed) return localStorage.setItem(draftKey, writeDraft(context.draft))
    const { booking, accessToken } = context.placed
    localStorage.removeItem(draftKey)
    localStorage.setItem(lastBookingKey, JSON.stringify({ reference: booking.reference, accessToken }))
  })
  actor.on("hold.abandoned", () => forgetCardSession())
  actor.start()
  const reopen = () => {
    actor.send({ type: "page.reopened", now: serverNow() })
    void hearOfPayment(actor)
  }
  if (held) reopen()
  /** The browser has kept the page while its reader was at the bank, and shows it again as he left it. */
  const showAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reopen()
  }
  addEventListener("pageshow", showAgain)
  const stopWatching = watchCutOffs(actor)
  return {
    actor,
    stop: () => {
      removeEventListener("pageshow", showAgain)
      stopWatching()
      actor.stop()
    },
  }
}

/** A payment may have ended while this page was away; the page of the card return hears of its own. */
async function hearOfPayment(actor: BookingActor): Promise<void> {
  const { attempt } = actor.getSnapshot().context
  if (attempt === null || location.pathname.startsWith("/payment-verifying")) return
  const answer = await services.payments.attempt({ attempt })
  if (Result.isFailure(answer) || answer.success.report.kind === "checking") return
  forgetCardSession()
  actor.send(paymentHeard(attempt, answer.success.report))
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
