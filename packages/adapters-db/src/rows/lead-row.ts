import type { Instant } from "@mersal/domain/calendar/zone"
import type { Lead } from "@mersal/domain/leads/lead"
import type { RowValues } from "../database/inserts.ts"

/** The market has a column of its own, for lists of leads by market. */
export const leadRow = (saved: { readonly leadId: string; readonly lead: Lead; readonly at: Instant }): RowValues => ({
  id: saved.leadId,
  market: saved.lead.market,
  details: JSON.stringify(saved.lead),
  saved_at: saved.at,
})
