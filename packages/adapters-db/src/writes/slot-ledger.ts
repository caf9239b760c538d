import type { BookingChange } from "@mersal/domain/ports/driven/changes/booking"
import { type CounterTable, countDown, countUp } from "../database/counters.ts"
import type { RowValues } from "../database/inserts.ts"
import type { Writing } from "./writing.ts"

type SlotChange = Extract<BookingChange, { readonly kind: "reserveSlot" | "releaseSlot" }>

const places: CounterTable = { table: "slot_places", key: ["zone", "slot"], count: "taken", shares: "1 place" }

const rowOf = ({ zone, slot, date }: SlotChange["place"]): RowValues => ({ zone, slot, date })

export const slotWrites: Writing<SlotChange> = {
  reserveSlot: ({ place, limit }) => [countUp(places, rowOf(place), limit)],
  releaseSlot: ({ place }) => [countDown(places, rowOf(place))],
}
