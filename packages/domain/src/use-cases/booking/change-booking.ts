import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { Actor } from "../../account/may-do.ts"
import { parseWorldwidePhone } from "../../account/phone/phone-worldwide.ts"
import type { Booking } from "../../booking/booking.ts"
import { ChangeCostsOtherwise, ChangeRefused, ChangeUnpaid, InvalidBooking } from "../../booking/booking-errors.ts"
import { type BookingWish, changedParts, type StopWish, stopAfter } from "../../booking/change/booking-change.ts"
import { bookingMoney } from "../../booking/change/booking-money.ts"
import {
  type BookingPart,
  changeRefusal,
  type PriceDifference,
  priceDifference,
} from "../../booking/change/change-policy.ts"
import { givenBackByChange } from "../../booking/change/given-back.ts"
import { detailsIssues } from "../../booking/draft/details-validation.ts"
import { sanitisedWish } from "../../booking/draft/sanitised.ts"
import { plainPhone } from "../../booking/order/order-validation.ts"
import type { Reference } from "../../booking/order/reference.ts"
import { todayIn } from "../../booking/windows/market-schedule.ts"
import { WindowOfAnotherDay } from "../../booking/windows/window-errors.ts"
import { isKeyOfAnotherDay, windowNamed } from "../../booking/windows/window-name.ts"
import type { Instant } from "../../calendar/zone.ts"
import { outstanding, refundable } from "../../delivery/till.ts"
import { obey } from "../../machines/obey-command.ts"
import type { MarketId } from "../../market/market.ts"
import { isSameMoney, type Money, money } from "../../money/money.ts"
import { isDifferencePaidFirst } from "../../payment/paid-first.ts"
import { withCity } from "../../places/served-city.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import type { ChangedBooking, ChangeRequest } from "../../ports/driving/own-booking-service.ts"
import type { OnceOptions } from "../../ports/driving/service-failure.ts"
import { type ReachedBooking, reachedBooking } from "../access.ts"
import type { Caller } from "../caller.ts"
import { refundOnAccount, settleOnAccount } from "../corporate/on-account.ts"
import { type Decision, once } from "../once.ts"
import { effectsOf } from "../operations/event-effects.ts"
import { cardRefund } from "../payment/ask-refund.ts"
import { requireServed } from "../places/resolve-way.ts"
import { priceOfChange } from "./change-price.ts"
import { type MovedWindows, movedWindows } from "./change-windows.ts"
import { bookingNow } from "./delivery-of.ts"

/**
 * Changes a complete booking for its owner (D37), as far as the policy allows (D36). In one transaction it moves the
 * place to the new window, prices the new route with the same promo, adds an event if places or times change, and
 * enqueues the message about the change and any refund. A preview makes the same decision and changes nothing.
 *
 * A change of place or time takes the booking from its driver, who may not have the time for it.
 */
export const changeBooking = Effect.fn("changeBooking")(function* (
  request: ChangeRequest,
  caller: Caller,
  options: OnceOptions = {},
) {
  const decide = decideChange(request, caller)
  if (request.isPreview) return (yield* decide).answer
  const { accessToken, ...asked } = request
  const about = yield* reachedBooking("change-booking", request, caller)
  return yield* once({ caller, options, request: asked, matter: "other", about }, decide)
})

/** The result of a change, with all its writes; nothing is written yet. */
export const decideChange = Effect.fnUntraced(function* (request: ChangeRequest, caller: Caller) {
  const reached = yield* reachedBooking("change-booking", request, caller)
  const { stored } = reached
  const now = yield* Clock.currentTimeMillis
  const planned = yield* plannedChange(reached, request, now)
  const { after, parts, difference } = planned
  const isOnAccount = stored.booking.paymentMethod === "onAccount"
  if (!request.isPreview && difference.kind === "pay" && isPaidBeforeChange(reached))
    return yield* new ChangeUnpaid({ amount: difference.amount })

  const paid = isOnAccount && !request.isPreview ? yield* differenceOnAccount(reached, planned, now) : null
  const { state, changes } = yield* changesOf(paid?.reached ?? reached, planned, caller.actor, now)
  const back = isOnAccount ? [] : yield* moneyBack(stored.booking.reference, planned, now)
  const answer: ChangedBooking = { booking: { ...after, state }, parts, difference }
  return { answer, changes: [...(paid?.changes ?? []), ...changes, ...back] } satisfies Decision<ChangedBooking>
})

/** Whether a dearer change takes effect only once the difference is paid; a sandbox booking costs nothing. */
export const isPaidBeforeChange = ({ stored, delivery }: Pick<ReachedBooking, "stored" | "delivery">): boolean =>
  !stored.isSandbox && isDifferencePaidFirst(stored.booking.paymentMethod, refundable(delivery.till))

/** A requested change that nothing forbids. */
export interface PlannedChange {
  /** With the windows and the price of the change, and the state from before. */
  readonly after: Booking
  readonly parts: readonly BookingPart[]
  readonly difference: PriceDifference
  /** What is given back of what was paid, by whichever way it was. */
  readonly back: Money
  readonly windows: MovedWindows
  /** The window that the price is of, if it is not the booking's own. */
  readonly pricedWindow: string | null
}

/** The result of a change now, if policy and windows still allow it, regardless of payment. */
export const plannedChange = Effect.fnUntraced(function* (
  reached: Pick<ReachedBooking, "stored" | "delivery">,
  { wish: typed, expectedTotal }: Pick<ChangeRequest, "wish" | "expectedTotal">,
  now: Instant,
) {
  const { stored, delivery } = reached
  const before = bookingNow(stored, delivery)
  yield* requireOwnDay(before, typed)
  const wish = plainWish(typed, before.market)
  const parts = changedParts(before, wish)
  yield* requireAllowed(parts, reached, now)

  const asked = {
    ...before,
    pickup: stopAfter(before.pickup, wish.pickup),
    dropOff: stopAfter(before.dropOff, wish.dropOff),
  }
  yield* requireComplete(asked, parts, wish, now)
  const way = yield* requireServed(before.market, asked.pickup.position, asked.dropOff.position)
  const windows = yield* movedWindows(asked, parts, wish, { stored, way, now })
  const { pricedWindow: windowBefore, promoTerms } = stored
  const priced = { ...before, pricedWindow: windowBefore, promoTerms }
  const { price, pricedWindow } = yield* priceOfChange({ ...asked, ...windows.booked }, priced, parts, way, now)
  const after: Booking = {
    ...asked,
    pickup: withCity(asked.pickup, way.servedBy[0], stored.language),
    dropOff: withCity(asked.dropOff, way.servedBy[1], stored.language),
    ...windows.booked,
    ...price,
  }

  const difference = priceDifference(before.price.toPay, after.price.toPay)
  if (expectedTotal !== null && !isSameMoney(expectedTotal, after.price.toPay))
    return yield* new ChangeCostsOtherwise({ total: after.price.toPay, previousTotal: expectedTotal })
  const held = bookingMoney(delivery.state, delivery.till, money(0, delivery.till.due.currency))
  return {
    after,
    parts,
    difference,
    back: givenBackByChange(difference, held),
    windows,
    pricedWindow,
  } satisfies PlannedChange
})

/** Everything that a planned change writes, except for its cost. */
export const changesOf = Effect.fnUntraced(function* (
  reached: ReachedBooking,
  planned: PlannedChange,
  actor: Actor,
  now: Instant,
) {
  const { after, parts } = planned
  const moved = yield* movedOnItsWay(reached, after, parts, actor, now)
  const changes: readonly Change[] =
    parts.length === 0 ? [] : [...moved.changes, ...writesOf(reached, planned), told(reached, planned, now)]
  return { state: moved.state, changes }
})

/**
 * A company pays or gets back the price difference in the transaction of the change (D43). Its event comes first, so
 * that the change finds the booking paid.
 */
const differenceOnAccount = Effect.fnUntraced(function* (
  reached: ReachedBooking,
  { after, difference }: PlannedChange,
  now: Instant,
) {
  const { stored, delivery } = reached
  const due = after.price.toPay
  const wanting = outstanding({ ...delivery.till, due })
  if (difference.kind === "pay" && wanting.minor > 0) {
    const before = { ...delivery, till: { ...delivery.till, due } }
    const { delivery: paid, changes, event } = yield* settleOnAccount(stored, before, wanting, now)
    const log = [...stored.log, event]
    return { reached: { ...reached, stored: { ...stored, log }, delivery: paid }, changes }
  }
  if (difference.kind !== "give-back" || wanting.minor >= 0) return null
  const overpaid = money(0 - wanting.minor, wanting.currency)
  const { changes, event, delivery: less } = yield* refundOnAccount(stored, overpaid, true, now)
  if (!event) return null
  return { reached: { ...reached, stored: { ...stored, log: [...stored.log, event] }, delivery: less }, changes }
})

/** Card money that is no longer due is refunded automatically (D36, D37). */
const moneyBack = Effect.fnUntraced(function* (reference: Reference, { back }: PlannedChange, now: Instant) {
  if (back.minor === 0) return []
  return (yield* cardRefund(reference, back, "became-cheaper", "system", now)).changes
})

/** The key of a listing says its day too: one of another day than is asked for is no window of it. */
const requireOwnDay = Effect.fnUntraced(function* (
  { market, bookingType, pickupWindow }: Booking,
  { pickupDate, pickupWindow: chosen }: BookingWish,
) {
  const order = { market, bookingType, date: pickupDate ?? pickupWindow.date }
  if (chosen !== null && isKeyOfAnotherDay({ value: chosen }, order)) return yield* new WindowOfAnotherDay()
})

const plainWish = (typed: BookingWish, market: MarketId): BookingWish => {
  const wish = withWindowIds(sanitisedWish(typed))
  const withPhone = (stop: StopWish): StopWish => ({ ...stop, phone: stop.phone && plainPhone(stop.phone, market) })
  return { ...wish, pickup: withPhone(wish.pickup), dropOff: withPhone(wish.dropOff) }
}

const withWindowIds = (wish: BookingWish): BookingWish => ({
  ...wish,
  pickupWindow: windowNamed({ value: wish.pickupWindow ?? "" }),
  deliveryWindow: windowNamed({ value: wish.deliveryWindow ?? "" }),
})

const requireAllowed = Effect.fnUntraced(function* (
  parts: readonly BookingPart[],
  { stored, delivery }: Pick<ReachedBooking, "stored" | "delivery">,
  now: Instant,
) {
  const facts = {
    orderBy: stored.booking.orderBy,
    startedAt: stored.log.find(({ type }) => type === "start")?.at ?? null,
    state: delivery.state,
    isCollected: delivery.facts.isCollected,
  }
  for (const part of parts) {
    const reason = changeRefusal("booking-complete", part, facts, now)
    if (reason !== null) return yield* new ChangeRefused({ part, reason })
  }
})

/** The checks of the details step (section 5) for the changed parts. */
const requireComplete = Effect.fnUntraced(function* (
  { market, pickup, dropOff }: Booking,
  parts: readonly BookingPart[],
  { pickupDate }: BookingWish,
  now: Instant,
) {
  if (parts.length === 0) return
  const found = ({ building, contact }: Booking["pickup"]) => ({ building, name: contact.name, phone: contact.phone })
  const details = { market, pickupDate, pickup: found(pickup), dropOff: found(dropOff) }
  const issues = detailsIssues(details, todayIn(market, now), parseWorldwidePhone)
  if (issues.length > 0) return yield* new InvalidBooking({ issues })
})

const movesOnItsWay: ReadonlySet<BookingPart> = new Set(["pickup-address", "drop-off-address", "time"])

/** The event of a change of place or time, for the booking's log; none for details that only help to find somebody. */
const movedOnItsWay = Effect.fnUntraced(function* (
  { stored, delivery, subject }: ReachedBooking,
  { pickupWindow, deliveryWindow, price }: Booking,
  parts: readonly BookingPart[],
  actor: Actor,
  now: Instant,
) {
  const moving = parts.find((part) => movesOnItsWay.has(part))
  if (moving === undefined) return { state: delivery.state, changes: [] as readonly Change[] }
  const costBefore = stored.booking.price.toPay
  const obeyed = obey(
    delivery,
    {
      type: "reschedule",
      pickupWindow,
      deliveryWindow,
      ...(!isSameMoney(price.toPay, costBefore) && { costBefore }),
    },
    { kind: "person", actor, subject },
    { at: now, place: null },
  )
  if (Result.isFailure(obeyed)) return yield* new ChangeRefused({ part: moving, reason: "too-late" })
  const { event, delivery: moved } = obeyed.success
  const after = { ...moved, till: { ...moved.till, due: price.toPay } }
  const effects = effectsOf({ stored, delivery }, { event: { ...event, commandId: null }, delivery: after }, now)
  return { state: after.state, changes: effects }
})

function writesOf(
  { stored }: ReachedBooking,
  { after: booking, windows, pricedWindow }: PlannedChange,
): readonly Change[] {
  const { place, limit } = windows
  const { revision, slot: held } = stored
  const rewrite = (slot: typeof held): Change => ({ kind: "rewriteBooking", booking, revision, slot, pricedWindow })
  if (place === null) return [rewrite(held)]
  const release: readonly Change[] = held ? [{ kind: "releaseSlot", place: held }] : []
  return [...release, { kind: "reserveSlot", place, limit }, rewrite(place)]
}

/** What the message of a change says. */
export interface ChangeTold extends Pick<ChangedBooking, "parts" | "difference"> {
  /** The drop-off's previous phone, if it has changed. */
  readonly formerPhone?: string
  /** What the change gives back; absent if nothing, and in messages of before it was said here. */
  readonly back?: Money
}

const told = ({ stored }: ReachedBooking, { after, parts, difference, back }: PlannedChange, at: Instant): Change => {
  const { reference, dropOff } = stored.booking
  const { phone: former } = dropOff.contact
  const isHandedOver = former !== after.dropOff.contact.phone
  const body: ChangeTold = {
    parts,
    difference,
    ...(isHandedOver && { formerPhone: former }),
    ...(back.minor > 0 && { back }),
  }
  const id = `booking-changed-${reference}-${stored.revision + 1}`
  return { kind: "enqueue", message: { id, topic: "booking-changed", reference, at, body: JSON.stringify(body) } }
}
