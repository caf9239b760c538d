import type { Reference } from "../booking/order/reference.ts"
import type { Instant } from "../calendar/zone.ts"

/** A row of a company's file that was booked and cannot be booked again. */
export interface BookedRow {
  readonly companyId: string
  /** The digest of the row's contents. */
  readonly digest: string
  readonly reference: Reference
  readonly at: Instant
}
