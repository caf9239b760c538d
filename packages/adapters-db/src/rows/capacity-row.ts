import { bookingTypes } from "@mersal/domain/booking/booking-type"
import type { MarketCapacity } from "@mersal/domain/reference/capacity"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { marketColumn, wholeNumber } from "./columns.ts"

/** The name for every window without a line of its own. */
const allOthers = "*"

const CapacityRow = z.object({
  market: marketColumn,
  booking_type: z.enum(bookingTypes),
  window_id: z.string(),
  capacity: wholeNumber,
})

export function readCapacity(row: unknown): MarketCapacity {
  const { booking_type, window_id, ...rest } = CapacityRow.parse(row)
  return { ...rest, bookingType: booking_type, window: window_id === allOthers ? null : window_id }
}

export const capacityRow = ({ market, bookingType, window, capacity }: MarketCapacity) =>
  ({ market, booking_type: bookingType, window_id: window ?? allOthers, capacity }) satisfies RowValues
