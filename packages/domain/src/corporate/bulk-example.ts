import type { BulkRow } from "./bulk-order.ts"

/** An example of each column, in the template. */
export const bulkExample: BulkRow = {
  service: "next day",
  pickup_date: "2026-11-23",
  pickup_place: "Dubai Marina",
  pickup_building: "Marina Plaza, floor 12",
  pickup_contact: "Aisha Rahman",
  pickup_phone: "+971501234567",
  dropoff_place: "Al Majaz",
  dropoff_building: "Corniche Tower, flat 804",
  dropoff_contact: "Omar Saleh",
  dropoff_phone: "+971551234567",
  cost_centre: "Shop",
  pickup_window: "",
  vehicle: "bike",
  size: "small",
  note: "",
}
