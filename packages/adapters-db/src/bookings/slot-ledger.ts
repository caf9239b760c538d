import type { SlotCapacity } from "@mersal/domain/booking/windows/slot-capacity"
import { SlotLedger } from "@mersal/domain/ports/driven/slot-ledger"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "../database/connection.ts"
import { keptRows } from "../database/kept-rows.ts"
import { readCapacity } from "../rows/capacity-row.ts"
import { wholeNumber } from "../rows/columns.ts"

const TakenRow = z.object({ slot: z.string(), taken: wholeNumber })

/** Reads how many bookings each window takes and has. An operator's edit counts at the next query. */
export const slotLedger: Layer.Layer<SlotLedger, never, Database> = Layer.effect(
  SlotLedger,
  Effect.gen(function* () {
    const database = yield* Database
    return {
      capacities: keptRows(database, capacities, (found): readonly SlotCapacity[] =>
        found.map(readCapacity).map(({ market: _, ...capacity }) => capacity),
      ),
      taken: (zone, from) =>
        Effect.map(database.rows(taken, [zone, from]), (found) => {
          const read = found.map((row) => TakenRow.parse(row))
          return new Map(read.map(({ slot, taken: places }) => [slot, places]))
        }),
    }
  }),
)

const capacities = "select * from slot_capacities where market = ? and ended_at is null"

const taken = "select slot, taken from slot_places where zone = ? and date >= ?"
