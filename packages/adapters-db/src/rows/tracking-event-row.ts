import type { Reference } from "@mersal/domain/booking/reference"
import type { TrackingEvent } from "@mersal/domain/tracking/tracking-event"
import * as z from "zod"
import type { RowValues } from "../inserts.ts"
import { wholeNumber } from "./columns.ts"

const EventRow = z.object({
  sort_order: wholeNumber,
  leg: z.enum(["pickup", "delivery"]),
  kind: z.enum(["inProgress", "completed", "failed", "cancelled"]),
  happened_at: wholeNumber,
  reason: z.nullable(z.string()),
})

export function readEvent(row: unknown): TrackingEvent {
  const { sort_order, leg, kind, happened_at, reason } = EventRow.parse(row)
  return { leg, kind, order: sort_order, at: happened_at, reason }
}

export const eventRow = (reference: Reference, event: TrackingEvent): RowValues => ({
  reference,
  sort_order: event.order,
  leg: event.leg,
  kind: event.kind,
  happened_at: event.at,
  reason: event.reason,
})
