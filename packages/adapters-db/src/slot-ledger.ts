import type { BookingType } from "@mersal/domain/booking/booking-type"
import { SlotLedger } from "@mersal/domain/ports/driven/slot-ledger"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "./connection.ts"
import { oneOf, wholeNumber } from "./rows/columns.ts"

const types: Readonly<Record<BookingType, true>> = { onDemand: true, sameDay: true, nextDay: true }

const CapacityRow = z.object({ booking_type: oneOf(types), window_id: z.string(), capacity: wholeNumber })
const TakenRow = z.object({ slot: z.string(), taken: wholeNumber })

/** Reads how many bookings windows take, and have. What an operator writes counts at the next question. */
export const slotLedger: Layer.Layer<SlotLedger, never, Database> = Layer.effect(
  SlotLedger,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      capacities: (market) =>
        Effect.map(rows("select * from slot_capacities where market = ?", [market]), (found) =>
          found.map((row) => {
            const { booking_type, window_id, capacity } = CapacityRow.parse(row)
            return { bookingType: booking_type, window: window_id === "*" ? null : window_id, capacity }
          }),
        ),
      taken: (zone, from) =>
        Effect.map(rows(taken, [zone, from]), (found) => {
          const read = found.map((row) => TakenRow.parse(row))
          return new Map(read.map(({ slot, taken: places }) => [slot, places]))
        }),
    }
  }),
)

const taken = "select slot, taken from slot_places where zone = ? and date >= ?"
