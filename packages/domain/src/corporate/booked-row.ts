import type { Reference } from "../booking/order/reference.ts"
import type { Instant } from "../calendar/zone.ts"

/** A row of a company's file that was booked: it is never booked again. */
export interface BookedRow {
  readonly companyId: string
  /** The digest of what the row says. */
  readonly digest: string
  readonly reference: Reference
  readonly at: Instant
}
