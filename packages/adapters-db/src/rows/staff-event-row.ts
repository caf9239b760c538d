import { type StaffEvent, staffActions } from "@mersal/domain/account/staff-event"
import * as z from "zod"
import { wholeNumber } from "./columns.ts"

const StaffEventRow = z.object({
  id: z.string(),
  happened_at: wholeNumber,
  done_by: z.nullable(z.string()),
  account_id: z.string(),
  action: z.enum(staffActions),
})

export function readStaffEvent(row: unknown): StaffEvent {
  const { id, happened_at, done_by, account_id, action } = StaffEventRow.parse(row)
  return { id, at: happened_at, by: done_by, of: account_id, action }
}
