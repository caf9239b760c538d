import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { CreditLimitReached } from "../../booking/booking-errors.ts"
import type { Instant } from "../../calendar/zone.ts"
import { monthIn } from "../../corporate/billing.ts"
import { type AccountMovement, chargeOf, givenBackOf, roomOf, shareOf } from "../../corporate/company-account.ts"
import type { Delivery } from "../../delivery/delivery.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import { obey } from "../../machines/obey-command.ts"
import { add, type Money, money, subtract } from "../../money/money.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { Companies } from "../../ports/driven/companies.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import { deliveryOf } from "../booking/delivery-of.ts"
import { effectsOf } from "../operations/event-effects.ts"

/** A booking that a company pays, as far as its account needs to know it. */
type OnAccount = Pick<StoredBooking, "booking" | "companyId" | "costCentre" | "isSandbox" | "log">

/** A booking after the event that paid it on account, and the changes to write. */
export interface SettledOnAccount {
  readonly delivery: Delivery
  readonly event: RecordedEvent
  readonly changes: readonly Change[]
}

/**
 * Charges an amount of a booking to its company (D43): first to its credit, the rest to its monthly account, in the
 * transaction of the booking's own event. Concurrent bookings cannot use the same credit or exceed the limit: the later
 * one is decided again.
 */
export const settleOnAccount = Effect.fnUntraced(function* (
  stored: StoredBooking,
  before: Delivery,
  amount: Money,
  now: Instant,
) {
  const at = Math.max(now, stored.log.at(-1)?.at ?? now)
  const obeyed = obey(before, { type: "settle", amount, honours: true }, { kind: "system" }, { at, place: null })
  // The amount is what is due, which is all that this command is checked for.
  if (Result.isFailure(obeyed)) throw new Error(`A payment of ${stored.booking.reference} was refused`)
  const event: RecordedEvent = { ...obeyed.success.event, commandId: null }
  const { delivery } = obeyed.success
  const effects = effectsOf({ stored, delivery: before }, { event, delivery }, now)
  const changes = [...effects, ...(yield* charged(stored, amount, event.order, now))]
  return { delivery, event, changes } satisfies SettledOnAccount
})

const charged = Effect.fnUntraced(function* (stored: OnAccount, amount: Money, order: number, now: Instant) {
  const { booking, companyId, isSandbox } = stored
  // A sandbox booking costs nothing.
  if (isSandbox || companyId === null) return []
  const companies = yield* Companies
  const account = yield* companies.account({ id: companyId, market: booking.market })
  const movement = chargeOf(bookedAs(stored, companyId, amount, order, now), yield* companies.lots(companyId))
  const room = roomOf(account)
  if (movement.entry.onAccount.minor > room)
    return yield* new CreditLimitReached({ left: money(room, account.limit.currency) })
  return movementChanges(movement, stored)
})

/** Refunds a company what it paid of a booking; for commands that write the booking's event themselves. */
export const backOnAccount = Effect.fnUntraced(function* (
  stored: OnAccount,
  amount: Money,
  order: number,
  now: Instant,
) {
  const { booking, companyId } = stored
  if (companyId === null || booking.paymentMethod !== "onAccount" || amount.minor <= 0) return nothingBack(amount)
  const companies = yield* Companies
  const { entries, credit } = yield* companies.ofBooking(companyId, booking.reference)
  const before = { entries, drawn: credit, lots: yield* companies.lots(companyId) }
  const movement = givenBackOf(bookedAs(stored, companyId, amount, order, now), before, booking.market)
  if (!movement) return nothingBack(amount)
  const { onAccount, onCredit } = movement.entry
  return {
    back: money(0 - onAccount.minor - onCredit.minor, amount.currency),
    changes: movementChanges(movement, stored),
  }
})

/** What is still charged to a company's account and credit for a booking; none of it is in a till. */
export const leftOnAccount = Effect.fnUntraced(function* ({ booking, companyId }: OnAccount) {
  const { currency } = booking.price.toPay
  if (companyId === null || booking.paymentMethod !== "onAccount") return money(0, currency)
  const { entries } = yield* (yield* Companies).ofBooking(companyId, booking.reference)
  const { onAccount, onCredit } = shareOf(entries, currency)
  return add(onAccount, onCredit)
})

/**
 * Refunds a company what it paid of a booking, with the booking's own event; the rest goes to other payers.
 *
 * @param stored with its log as it will be before this event
 * @param corrects whether it is a difference to the booking's price
 */
export const refundOnAccount = Effect.fnUntraced(function* (
  stored: StoredBooking,
  amount: Money,
  corrects: boolean,
  now: Instant,
) {
  const delivery = deliveryOf(stored)
  const { back, changes } = yield* backOnAccount(stored, amount, delivery.order + 1, now)
  const none = { rest: amount, changes: [] as readonly Change[], event: null, delivery }
  if (back.minor === 0) return none
  const command = { type: "refund", amount: back, ...(corrects && { corrects }) } as const
  const at = Math.max(now, stored.log.at(-1)?.at ?? now)
  const obeyed = obey(delivery, command, { kind: "system" }, { at, place: null })
  if (Result.isFailure(obeyed)) return none
  const event: RecordedEvent = { ...obeyed.success.event, commandId: null }
  const { delivery: after } = obeyed.success
  const effects = effectsOf({ stored, delivery }, { event, delivery: after }, now)
  return { rest: subtract(amount, back), changes: [...effects, ...changes], event, delivery: after }
})

/** The writes of a movement: the lines of account and credit, and the ledger. */
export const movementChanges = (
  { entry, credit, ledger }: AccountMovement,
  stored: Pick<OnAccount, "booking"> | null,
): readonly Change[] => [
  // Lots before the company's row, always in this order, so that two transactions do not deadlock.
  ...credit.map((line): Change => ({ kind: "postCredit", entry: line })),
  { kind: "postToAccount", entry },
  ...(ledger.length === 0
    ? []
    : [
        {
          kind: "postLedger",
          booking: stored?.booking.reference ?? null,
          transaction: { id: entry.id, source: ledgerSource(entry.companyId), at: entry.at, entries: ledger },
        } as const,
      ]),
]

/** The key of a company's transactions in the ledger. */
export const ledgerSource = (companyId: string): string => `company-${companyId}`

const nothingBack = ({ currency }: Money) => ({ back: money(0, currency), changes: [] as readonly Change[] })

const bookedAs = (
  { booking, costCentre }: OnAccount,
  companyId: string,
  amount: Money,
  order: number,
  at: Instant,
) => ({
  id: `account-${booking.reference}-${order}`,
  companyId,
  at,
  month: monthIn(booking.market, at),
  reference: booking.reference,
  costCentre,
  amount,
  vatPercent: booking.price.vatPercent,
})
