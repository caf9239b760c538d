import type { OperationsChange } from "@mersal/domain/ports/driven/changes/operations"
import { insertNew } from "../inserts.ts"
import { eventRow } from "../rows/delivery-event-row.ts"
import type { Writing } from "./writing.ts"

export const operationsWrites: Writing<OperationsChange> = {
  recordEvent: ({ reference, event, after: { state, facts } }) => [
    {
      text: moveBooking,
      values: [
        state,
        facts.driver,
        facts.pickupWindow.date,
        facts.deliveryWindow.date,
        event.order,
        reference,
        event.order - 1,
      ],
      mustApply: true,
    },
    insertNew("delivery_events", eventRow(reference, event)),
  ],
}

const moveBooking = `
  update bookings set now_state = ?, driver = ?, now_pickup_date = ?, now_delivery_date = ?, event_order = ?
  where reference = ? and event_order = ?`
