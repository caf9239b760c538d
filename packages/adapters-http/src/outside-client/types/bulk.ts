import type { Instant, LocalDate, Money } from "./values.ts"

export interface BulkWish {
  /** Books the rows; without it they are only reported. */
  readonly confirm?: boolean
}

export interface BulkReport {
  readonly isBooked: boolean
  readonly rows: readonly BulkRowReport[]
}

export interface BulkRowReport {
  /** 1 is the first row below the header. */
  readonly row: number
  /** Null if the row was not booked. */
  readonly reference: string | null
  /** Whether it was booked before, by this file or another. */
  readonly isKnown: boolean
  /** Null if the row was refused. */
  readonly price: Money | null
  readonly pickup: { readonly date: LocalDate; readonly window: string; readonly start: Instant } | null
  readonly faults: readonly BulkFault[]
}

export interface BulkFault {
  /** Null for the booking as a whole. */
  readonly column:
    | "service"
    | "pickup_date"
    | "pickup_place"
    | "pickup_building"
    | "pickup_contact"
    | "pickup_phone"
    | "dropoff_place"
    | "dropoff_building"
    | "dropoff_contact"
    | "dropoff_phone"
    | "cost_centre"
    | "pickup_window"
    | "vehicle"
    | "size"
    | "note"
    | null
  readonly problem:
    | "missing"
    | "unknown-word"
    | "unknown-place"
    | "not-a-date"
    | "past"
    | "not-a-phone"
    | "unknown-cost-centre"
    | "not-served"
    | "window-closed"
    | "too-much-for-vehicle"
    | "limit-reached"
    | "too-long"
    | "too-many-cells"
    | "unclosed-quote"
    | "refused"
}
