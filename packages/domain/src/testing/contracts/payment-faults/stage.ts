import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import type { Order } from "../../../booking/order/order.ts"
import type { Reference } from "../../../booking/order/reference.ts"
import type { Instant } from "../../../calendar/zone.ts"
import type { AttemptRecord } from "../../../payment/attempt/attempt-record.ts"
import { Bookings } from "../../../ports/driven/bookings.ts"
import type { Contacts } from "../../../ports/driven/contacts.ts"
import type { MessageSender, PushSender } from "../../../ports/driven/messages.ts"
import { MoneyBooks } from "../../../ports/driven/money-books.ts"
import type { Passwords } from "../../../ports/driven/passwords.ts"
import { PaymentAttempts, Refunds } from "../../../ports/driven/payment-attempts.ts"
import { type AskedAttempt, PaymentGateways } from "../../../ports/driven/payment-gateways.ts"
import type { Printer } from "../../../ports/driven/printer.ts"
import type { SocialIdentities } from "../../../ports/driven/social-identities.ts"
import type { WebhookSender } from "../../../ports/driven/webhook-sender.ts"
import type { SessionRequest } from "../../../ports/driving/payment-service.ts"
import { deliveryOf } from "../../../use-cases/booking/delivery-of.ts"
import { expireHolds } from "../../../use-cases/booking/expire-holds.ts"
import { placeBooking } from "../../../use-cases/booking/place-booking.ts"
import { type Caller, guestCaller } from "../../../use-cases/caller.ts"
import type { DrivenPorts } from "../../../use-cases/driving-ports.ts"
import { openSession } from "../../../use-cases/payment/open-session.ts"
import { pollPayments } from "../../../use-cases/payment/poll-payments.ts"
import { purchaseAttempt } from "../../../use-cases/payment/purchase-attempt.ts"
import { takeNotification, takeReturn } from "../../../use-cases/payment/take-message.ts"
import { at } from "../../sample-booking.ts"
import { sampleOrder } from "../../sample-order.ts"
import { type Fault, ScriptedBank } from "../../scripted-gateway.ts"
import { StoreInspection } from "../../store-inspection.ts"
import { type BesideTheStore, besideTheStore } from "../beside-the-store.ts"
import type { DrivenCase } from "../contract-case.ts"
import { expectEqual, expectTrue } from "../expectations.ts"

/** Ports that no database serves; the cases provide them. */
type Beside = BesideTheStore | PaymentGateways
/** Ports that no payment case uses. */
type Unused = Contacts | MessageSender | Passwords | Printer | PushSender | SocialIdentities | WebhookSender
/** All ports that a payment case may use. */
export type PaymentWorld = StoredPorts | Beside
export type StoredPorts = Exclude<DrivenPorts, Beside | Unused> | StoreInspection

export const morning = at("2026-11-21T09:00:00.000+04:00")
export const minute = 60_000
export const owner: Caller = { ...guestCaller("owner"), address: "192.0.2.7" }
/** A member of ops at the desk. */
export const desk: Caller = { ...guestCaller(null), actor: { type: "ops", id: "ops-1", company: null } }
const methods = ["cashAtPickup", "cashAtDelivery", "card", "debitCard"] as const

/** Same Day, 1PM-6PM, whose last order time is 16:00. */
export const sameDay: Partial<Order> = { bookingType: "sameDay", pickupWindow: "13-18", paymentMethod: "card" }

/** The same, paid to the driver where he collects it. */
export const inCash: Partial<Order> = { ...sameDay, paymentMethod: "cashAtPickup" }

/** What a case does with a bank and our side of payments. */
export type Told = (bank: ScriptedBank) => Effect.Effect<void, unknown, PaymentWorld>

/**
 * A case of the table in docs/payments.md, with a clock that is stopped at nine in the morning. After each case the
 * books are compared with the bank's journal (invariants I1 and I2).
 */
export const faultCase = (name: string, told: Told): DrivenCase<StoredPorts> => ({
  name,
  run: (layer: Layer.Layer<StoredPorts>) => {
    const bank = new ScriptedBank()
    const program = Effect.gen(function* () {
      yield* TestClock.setTime(morning)
      yield* told(bank)
      yield* booksAgree(bank)
    })
    return Effect.runPromise(beside(program, bank).pipe(Effect.provide(layer), Effect.provide(TestClock.layer())))
  },
})

/** Provides everything that a store's ports do not serve. */
export const beside = <Value, Failure, Needs>(program: Effect.Effect<Value, Failure, Needs>, bank: ScriptedBank) =>
  besideTheStore(program, methods).pipe(
    Effect.provideService(PaymentGateways, {
      of: () => ({ ...bank.gateway, takesAt: bank.takesAt }),
      named: (id) => (id === bank.gateway.id ? { ...bank.gateway, takesAt: bank.takesAt } : null),
    }),
  )

/** A booking that is held for its payment. */
export const held = Effect.fnUntraced(function* (patch: Partial<Order> = sameDay, caller = owner, key?: string) {
  const options = key === undefined ? {} : { idempotencyKey: key }
  return (yield* placeBooking(sampleOrder(patch), caller, options)).booking
})

const asking: Omit<SessionRequest, "reference"> = { method: "card", accessToken: null, payToken: null, instead: null }

export const session = (reference: string, options: { key?: string; caller?: Caller; instead?: string } = {}) =>
  openSession(
    { ...asking, reference, instead: options.instead ?? null },
    options.caller ?? owner,
    options.key === undefined ? {} : { idempotencyKey: options.key },
  )

export const attemptOf = Effect.fnUntraced(function* (id: string) {
  const found = yield* (yield* PaymentAttempts).find(id)
  if (!found) throw new Error(`No attempt ${id}`)
  return found.attempt
})

/** The customer has given his card to the gateway, whose form sends him back. Answers the attempt that we know by it. */
export const cardGiven = Effect.fnUntraced(function* (bank: ScriptedBank, attempt: string) {
  const { reference } = yield* attemptOf(attempt)
  return yield* takeReturn(bank.formReturn(reference))
})

/** An attempt whose card the gateway has, up to just before its purchase. */
export const tokenised = Effect.fnUntraced(function* (bank: ScriptedBank, reference: string, instead?: string) {
  const { attempt } = yield* session(reference, instead === undefined ? {} : { instead })
  expectEqual(yield* cardGiven(bank, attempt), attempt, "the attempt of the return")
  return yield* attemptOf(attempt)
})

export const buy = (attempt: Pick<AttemptRecord, "id">) =>
  purchaseAttempt(
    {
      attempt: attempt.id,
      merchantReference: null,
      seen: { amount: null, currency: null, booking: null },
      deviceFingerprint: null,
    },
    owner,
  )

/** From the form to the answer of the purchase. */
export const paid = Effect.fnUntraced(function* (bank: ScriptedBank, reference: string) {
  const attempt = yield* tokenised(bank, reference)
  const outcome = yield* buy(attempt)
  return { attempt: yield* attemptOf(attempt.id), outcome }
})

/** A booking of the same day that is paid, or not, as the bank's faults have it. */
export const heldAndPaid = Effect.fnUntraced(function* (bank: ScriptedBank, ...faults: readonly Fault[]) {
  bank.faults.push(...faults)
  const booking = yield* held()
  return { ...booking, ...(yield* paid(bank, booking.reference)) }
})

export const notify = (body: string) => takeNotification("aps", { contentType: "application/json", body })

export const asOf = ({ reference, amount }: AttemptRecord): Pick<AskedAttempt, "reference" | "amount"> => ({
  reference,
  amount,
})

/** The bank charges what was waiting for it, and its notification tells us. */
export const chargedAndTold = Effect.fnUntraced(function* (bank: ScriptedBank, attempt: AttemptRecord) {
  bank.settle(asOf(attempt), "14000")
  return yield* notify(bank.notice(asOf(attempt), "14000"))
})

/** Everything that jobs do by then: payments first, then holds. */
export const jobsAt = Effect.fnUntraced(function* (instant: Instant) {
  yield* TestClock.setTime(instant)
  while ((yield* pollPayments()) > 0);
  while ((yield* expireHolds()) > 0);
})

export const stateOf = Effect.fnUntraced(function* (reference: Reference) {
  const stored = yield* (yield* Bookings).find(reference)
  if (!stored) throw new Error(`No booking ${reference}`)
  const { state, till } = deliveryOf(stored)
  return { state, paid: till.paid.minor, refunded: till.refunded.minor }
})

/** How many messages of a topic were put into the outbox, whatever receivers do with them. */
export const toldOf = Effect.fnUntraced(function* (topic: string) {
  const messages = yield* (yield* StoreInspection).outbox
  return messages.filter((message) => message.topic === topic).length
})

export const refundsOf = Effect.fnUntraced(function* (attempt: string) {
  return yield* (yield* Refunds).ofAttempt(attempt)
})

/**
 * I1 and I2: the ledger agrees with the journal by reference and sums to zero; no number is missing; at most one charge
 * of a booking is kept, and all others are refunded or being refunded. A paid change of a booking is a charge of its
 * own (D37). What is under review is for a person to decide.
 */
export const booksAgree = Effect.fnUntraced(function* (bank: ScriptedBank) {
  const books = yield* MoneyBooks
  const paidOnce = new Map<Reference, string>()
  for (const reference of new Set(bank.journal.map((line) => line.reference))) {
    const booked = yield* books.booked(reference)
    const found = yield* (yield* PaymentAttempts).ofReference(reference)
    expectTrue(found !== null, `the bank knows ${reference}, and so do we`)
    const { booking, change, refunded, refundsAsked, state } = found.attempt
    const ours = booked
      .flatMap(({ entries }) => entries)
      .filter(({ account }) => account === "gateway:aps")
      .reduce((sum, { amount }) => sum + amount.minor, 0)
    const isOpen = state === "abandoned" || state === "unknown"
    if (!isOpen) expectEqual(ours, bank.kept(reference), `the books of ${reference}`)
    const onItsWayBack = refundsAsked.minor - refunded.minor
    const isKept = bank.kept(reference) > onItsWayBack
    if (isOpen || state === "review" || change !== null || !isKept) continue
    expectEqual(paidOnce.get(booking) ?? reference, reference, `the charge that ${booking} keeps`)
    paidOnce.set(booking, reference)
  }
  const sum = (yield* books.balances).reduce((all, { minor }) => all + minor, 0)
  expectEqual(sum, 0, "the sum of the ledger")
  for (const { issued, last } of yield* books.seriesEnds) expectEqual(last, issued, "the last number of a series")
})
