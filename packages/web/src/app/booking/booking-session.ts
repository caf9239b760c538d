import { type Draft, newDraft } from "@mersal/domain/booking/draft/draft"
import { readDraft, writeDraft } from "@mersal/domain/booking/draft/draft-storage"
import { plainBasis, type ScheduleBasis } from "@mersal/domain/booking/windows/market-schedule"
import { isWholeBooking } from "@mersal/domain/machines/booking/booking-shape"
import { readLostPromo, writeLostPromo } from "@mersal/domain/machines/kept/kept-promo-alert"
import { readSlotAlert, writeSlotAlert } from "@mersal/domain/machines/kept/kept-slot-alert"
import { readSnapshot, writeSnapshot } from "@mersal/domain/machines/kept/versioned-snapshot"
import type { MarketId } from "@mersal/domain/market/market"
import { createActor } from "xstate"
import { spare } from "../../environment/answers/spare.ts"
import type { BookingActor, BookingNotice } from "../../environment/booking/booking.ts"
import { forgetCardSession } from "../../features/payment/card-session-storage.ts"
import { analyticsOf } from "../choices/facts.ts"
import { serverNow } from "../page/clock.ts"
import { watchCutOffs } from "./booking-cut-offs.ts"
import { bookingMachine } from "./booking-machine.ts"
import { giveBack } from "./give-back.ts"
import { keepLastBooking, lastBooking } from "./last-booking.ts"

/** Under which the draft is stored, for all tabs. */
export const draftKey = "mersal.draft"
/** The reference of the booking that this tab has made. */
const bookedHereKey = "mersal.bookedHere"
/**
 * The snapshot of a booking that waits for its card payment: the customer leaves this page for the bank and returns to
 * another.
 */
const heldBookingKey = "mersal.heldBooking"

/** The draft's promo, so that a reload applies it again; the server checks it again. */
const promoKey = "mersal.promo"

/** The alert to enter the promo again, so that a reload of this tab shows it again. */
const lostPromoKey = "mersal.lostPromo"

/** The alert about a chosen time that has closed, so that a reload of this tab shows it again. */
const slotAlertKey = "mersal.slotAlert"

let current: { readonly actor: BookingActor; readonly stop: () => void } | null = null
type BookingSnapshot = ReturnType<BookingActor["getSnapshot"]>

const watchers = new Set<() => void>()

/** The booking of this page: the stored draft, or a new one. Created at the first call. */
export function bookingActor(market: MarketId): BookingActor {
  return current?.actor ?? begin(readDraft(localStorage.getItem(draftKey), market) ?? emptyDraft(market), plainBasis)
}

/** Leaves the placed booking and begins a new draft, which keeps the closures that the server has reported. */
export function startNewBooking(market: MarketId): BookingActor {
  const basis = current?.actor.getSnapshot().context.basis ?? plainBasis
  current?.stop()
  for (const key of [heldBookingKey, promoKey]) localStorage.removeItem(key)
  // The new draft is stored without a gap: a tab that found none would begin its own.
  const actor = begin(emptyDraft(market), basis)
  fromOtherTab = undefined
  for (const changed of watchers) changed()
  return actor
}

function begin(draft: Draft, basis: ScheduleBasis): BookingActor {
  current = startBooking(draft, basis)
  keep(current.actor.getSnapshot())
  return current.actor
}

/** Calls back when a new booking has replaced the last one; answers how to stop. */
export function watchBooking(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** What happened to the replaced booking, if another tab has finished or left it. */
export const noticeOfOtherTab = (): BookingNotice | undefined => fromOtherTab
let fromOtherTab: BookingNotice | undefined

/**
 * Whether this tab has made a booking and nothing is filled in for the next one. Going back then leads to an empty
 * draft.
 */
export function isBookedAlready(actor: BookingActor): boolean {
  const { pickup, dropOff } = actor.getSnapshot().context.draft
  return pickup.place === null && dropOff.place === null && sessionStorage.getItem(bookedHereKey) !== null
}

const emptyDraft = (market: MarketId): Draft => newDraft(crypto.randomUUID(), market)

function startBooking(draft: Draft, basis: ScheduleBasis) {
  const { market } = draft
  const empty = { draft: newDraft("", market), now: 0 }
  const held = readSnapshot(bookingMachine(), localStorage.getItem(heldBookingKey), empty, isWholeBooking)
  const alert = readSlotAlert(sessionStorage.getItem(slotAlertKey), draft)
  const input = { draft, now: serverNow(), basis, alert }
  const actor = createActor(bookingMachine(), held ? { input, snapshot: held } : { input })
  const code = held ? null : localStorage.getItem(promoKey)
  actor.on("hold.abandoned", ({ placed }) => {
    forgetCardSession(placed.booking.reference)
    void giveBack(placed)
  })
  actor.start()
  countPromos(actor, market, code)
  followLostPromo(actor, draft, code === null && !held)
  if (code !== null) applyAgain(actor, code)
  // Windows that closed while the page was away are reported before a step chooses another.
  if (!held) actor.send({ type: "time.passed", now: serverNow() })
  actor.subscribe((snapshot) => adopted !== actor && keep(snapshot))
  const reopen = async () => {
    actor.send({ type: "page.reopened", now: serverNow() })
    await (await spare(import("./held-news.ts")))?.hearOfHeld(actor, draftKey)
  }
  if (held) void reopen()
  /** The browser kept the page while the customer was at the bank, and shows it again unchanged. */
  const showAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void reopen()
  }
  const stopping = new AbortController()
  const { signal } = stopping
  addEventListener("pageshow", showAgain, { signal })
  addEventListener("online", () => actor.send({ type: "connection.returned", now: serverNow() }), { signal })
  followOtherTabs(actor, market, signal)
  const stopWatching = watchCutOffs(actor, signal)
  return {
    actor,
    stop: () => {
      stopping.abort()
      stopWatching()
      actor.stop()
    },
  }
}

/** States that the address cannot restore: an order that is held, or one that was sent and may be booked. */
const isUnderWay = (snapshot: BookingSnapshot): boolean =>
  snapshot.context.hold !== null || snapshot.context.isUnanswered || snapshot.matches({ flow: "placing" })

/** Stores all that a reload, or another page of this browser, continues from. */
function keep(snapshot: BookingSnapshot): void {
  const { context, children } = snapshot
  if (isUnderWay(snapshot)) {
    const persisted = bookingMachine().getPersistedSnapshot(snapshot)
    localStorage.setItem(heldBookingKey, writeSnapshot(bookingMachine(), persisted))
  } else localStorage.removeItem(heldBookingKey)
  keepInTab(slotAlertKey, writeSlotAlert(context.draft, context.alert))
  if (context.coupon) localStorage.setItem(promoKey, context.coupon.code)
  else if (!children.promo?.getSnapshot().hasTag("busy")) localStorage.removeItem(promoKey)
  if (!context.placed) {
    localStorage.setItem(draftKey, writeDraft(context.draft))
    return
  }
  const { booking, accessToken } = context.placed
  // Another tab is told that the draft has ended, and reads the reason here.
  keepLastBooking({ reference: booking.reference, accessToken })
  for (const key of [draftKey, promoKey]) localStorage.removeItem(key)
  sessionStorage.setItem(bookedHereKey, booking.reference)
}

/** Counts each promo code that a customer applies (section 4). One that a reload applies again was counted before. */
function countPromos(actor: BookingActor, market: MarketId, again: string | null): void {
  let counted = again
  actor.getSnapshot().children.promo?.on("promo.applied", ({ code }) => {
    if (code !== counted) analyticsOf(market).track({ name: "WEB_COUPON_CODE_APPLIED", couponCode: code })
    counted = null
  })
}

function applyAgain(actor: BookingActor, code: string): void {
  const { promo } = actor.getSnapshot().children
  promo?.send({ type: "code.typed", text: code })
  promo?.send({ type: "code.submitted" })
}

/** Shows again that a promo was lost, unless something newer is known, and stores the alert for the next reload. */
function followLostPromo(actor: BookingActor, draft: Draft, isNewest: boolean): void {
  const { promo } = actor.getSnapshot().children
  const lost = readLostPromo(sessionStorage.getItem(lostPromoKey), draft)
  promo?.subscribe(({ context }) => keepInTab(lostPromoKey, writeLostPromo(draft, context)))
  if (isNewest && lost !== null) promo?.send({ type: "promo.lost", text: lost })
}

function keepInTab(key: string, text: string | null): void {
  if (text === null) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, text)
}

/**
 * Two tabs share one booking: a change in one shows in the other. A booking that one tab has finished, or that ended by
 * a logout, is offered in no other. A booking that is being placed or paid is left alone.
 */
function followOtherTabs(actor: BookingActor, market: MarketId, signal: AbortSignal): void {
  const known = lastBooking()?.reference
  const listen = ({ key, newValue }: StorageEvent) => {
    const snapshot = actor.getSnapshot()
    const { draft, placed } = snapshot.context
    if (key !== draftKey || placed || isUnderWay(snapshot)) return
    const other = readDraft(newValue, market)
    if (other?.id === draft.id) {
      const { id: _, market: __, ...patch } = other
      adopted = actor
      actor.send({ type: "draft.changed", patch, now: serverNow() })
      adopted = null
    } else {
      current?.stop()
      // Not stored: the other tab may have stored something newer by now.
      current = startBooking(other ?? emptyDraft(market), snapshot.context.basis)
      const last = lastBooking()?.reference
      // A tab with nothing filled in has lost nothing, so it gets no notice.
      const notice = last && last !== known ? "finishedElsewhere" : "leftElsewhere"
      fromOtherTab = (draft.pickup.place ?? draft.dropOff.place) ? notice : undefined
      for (const changed of watchers) changed()
    }
  }
  addEventListener("storage", listen, { signal })
}

/** The booking that is taking over another tab's change. Storing it would send the change back and forth. */
let adopted: BookingActor | null = null
