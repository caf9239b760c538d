import { type BookingListOwner, Bookings } from "@mersal/domain/ports/driven/bookings"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { type ColumnValue, Database } from "../database/connection.ts"
import { readBooking } from "../rows/booking-row.ts"
import { referenceColumn } from "../rows/columns.ts"
import { keptBookings } from "./kept-bookings.ts"

/** Reads bookings with what has happened to them. */
export const bookings: Layer.Layer<Bookings, never, Database> = Layer.effect(
  Bookings,
  Effect.gen(function* () {
    const { rows } = yield* Database
    const whole = keptBookings(rows)
    return {
      find: Effect.fnUntraced(function* (reference) {
        const [row] = yield* rows("select * from bookings where reference = ?", [reference])
        return row === undefined ? null : yield* whole(row)
      }),
      list: Effect.fnUntraced(function* ({ owner, isSandbox, states, from, to, booked, costCentre, after, limit }) {
        const conditions: Condition[] = [ownedBy[owner.kind](owner as never), ["is_sandbox = ?", isSandbox ? 1 : 0]]
        if (states.length > 0) conditions.push([`now_state in (${states.map(() => "?").join(", ")})`, ...states])
        if (from !== null) conditions.push(["now_pickup_date >= ?", from])
        if (to !== null) conditions.push(["now_pickup_date <= ?", to])
        if (booked !== undefined) conditions.push(["booked_at >= ? and booked_at < ?", booked.from, booked.to])
        if (costCentre !== undefined) conditions.push(["cost_centre = ?", costCentre])
        if (after !== null) conditions.push(["(booked_at, reference) < (?, ?)", after.bookedAt, after.reference])
        const where = conditions.map(([text]) => text).join(" and ")
        const found = yield* rows(
          `select * from bookings where ${where} order by booked_at desc, reference desc limit ?`,
          [...conditions.flatMap(([, ...values]) => values), limit],
        )
        return yield* Effect.forEach(found, whole)
      }),
      endedHolds: Effect.fnUntraced(function* (now, limit) {
        const found = yield* rows(endedHolds, [now, limit])
        return found.map((row) => ReferenceRow.parse(row).reference)
      }),
      toForget: Effect.fnUntraced(function* ({ unpaidUntil, endedUntil }, limit) {
        const neverPaid = yield* rows(unpaid, [unpaidUntil, limit])
        const over = yield* rows(ended, [endedUntil, endedUntil, limit - neverPaid.length])
        const forgotten = [...neverPaid, ...over].map((row) => readBooking(row).booking)
        // What was cancelled unpaid years ago is found by both.
        return [...new Map(forgotten.map((booking) => [booking.reference, booking])).values()]
      }),
    }
  }),
)

type Condition = readonly [text: string, ...values: readonly ColumnValue[]]

const ownedBy: {
  readonly [Kind in BookingListOwner["kind"]]: (owner: Extract<BookingListOwner, { readonly kind: Kind }>) => Condition
} = {
  guest: ({ digest }) => ["owner_digest = ?", digest],
  account: ({ id, companyId }) => ["account_id = ? and (company_id is null or company_id = ?)", id, companyId ?? ""],
  company: ({ id }) => ["company_id = ?", id],
}

const endedHolds = `
  select reference from bookings
  where hold_ends_at is not null and hold_ends_at <= ? and now_state = 'awaitingPayment'
  order by hold_ends_at limit ?`

const unpaid = `
  select * from bookings
  where is_nameless = 0
    and (now_state = 'expired' or (now_state = 'cancelled' and payment_method in ('card', 'debitCard')))
    and booked_at <= ?
    and not exists (
      select 1 from payment_attempts where booking = bookings.reference and (is_live = 1 or payment_attempts.state = 'review' or (
        now_state = 'cancelled' and payment_attempts.state not in ('declined', 'notCharged', 'voided', 'abandoned'))))
  order by booked_at limit ?`

/** As `endOfBooking` says of each. */
const ended = `
  select * from bookings
  where is_nameless = 0 and now_state <> 'expired' and delivery_end <= ?
    and not exists (
      select 1 from delivery_events
      where reference = bookings.reference and happened_at > ? and command not like '%"type":"refund"%')
  order by delivery_end limit ?`

const ReferenceRow = z.object({ reference: referenceColumn })
