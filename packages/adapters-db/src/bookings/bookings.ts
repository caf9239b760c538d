import { type BookingListOwner, Bookings } from "@mersal/domain/ports/driven/bookings"
import { commandsAfterEnd } from "@mersal/domain/retention/people-of-bookings"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { type AskedCondition, conditions } from "../database/conditions.ts"
import { Database } from "../database/connection.ts"
import { readBooking } from "../rows/booking-row.ts"
import { referenceColumn } from "../rows/columns.ts"
import { isCommand } from "../rows/command-type.ts"
import { keptBookings } from "./kept-bookings.ts"

/** Reads bookings with their logs. */
export const bookings: Layer.Layer<Bookings, never, Database> = Layer.effect(
  Bookings,
  Effect.gen(function* () {
    const database = yield* Database
    const { rows } = database
    const { find, those } = keptBookings(database)
    return {
      find,
      list: Effect.fnUntraced(function* ({ owner, isSandbox, states, from, to, booked, costCentre, after, limit }) {
        const { where, values } = conditions(
          ownedBy[owner.kind](owner as never),
          ["is_sandbox = ?", isSandbox ? 1 : 0],
          states.length > 0 && [`now_state in (${states.map(() => "?").join(", ")})`, ...states],
          from !== null && ["now_pickup_date >= ?", from],
          to !== null && ["now_pickup_date <= ?", to],
          booked !== undefined && ["booked_at >= ? and booked_at < ?", booked.from, booked.to],
          costCentre !== undefined && ["cost_centre = ?", costCentre],
          after !== null && ["(booked_at, reference) < (?, ?)", after.bookedAt, after.reference],
        )
        return yield* those(`select * from bookings ${where} order by booked_at desc, reference desc limit ?`, [
          ...values,
          limit,
        ])
      }),
      endedHolds: Effect.fnUntraced(function* (now, limit) {
        const found = yield* rows(endedHolds, [now, limit])
        return found.map((row) => ReferenceRow.parse(row).reference)
      }),
      toForget: Effect.fnUntraced(function* ({ unpaidUntil, endedUntil }, limit) {
        const neverPaid = yield* rows(unpaid, [unpaidUntil, limit])
        const over = yield* rows(ended, [endedUntil, endedUntil, limit - neverPaid.length])
        const forgotten = [...neverPaid, ...over].map((row) => readBooking(row).booking)
        // Both queries find bookings that were cancelled unpaid years ago.
        return [...new Map(forgotten.map((booking) => [booking.reference, booking])).values()]
      }),
    }
  }),
)

const ownedBy: {
  readonly [Kind in BookingListOwner["kind"]]: (
    owner: Extract<BookingListOwner, { readonly kind: Kind }>,
  ) => AskedCondition
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

/** When a booking ended, as `endOfBooking` computes it. */
const ended = `
  select * from bookings
  where is_nameless = 0 and now_state <> 'expired' and delivery_end <= ?
    and not exists (
      select 1 from delivery_events
      where reference = bookings.reference and happened_at > ? and not ${isCommand(...commandsAfterEnd)})
  order by delivery_end limit ?`

const ReferenceRow = z.object({ reference: referenceColumn })
