import type { Instant } from "../../../calendar/zone.ts"
import type { LeadCase } from "../../../leads/lead-case.ts"
import type { LeadForm } from "../../../leads/lead-form.ts"

/** What is written of leads beside those that booking forms save. */
export type LeadChange =
  | { readonly kind: "saveLeadForm"; readonly id: string; readonly form: LeadForm; readonly at: Instant }
  /** Owner, state and answer of a lead of any kind. Conflicts unless the stored version is the one before. */
  | { readonly kind: "followLead"; readonly lead: LeadCase }
  /** Every lead that was last saved by then: what came to nothing (D38), and what was converted. One that was booked stays. */
  | { readonly kind: "eraseLeads"; readonly savedUntil: Instant; readonly convertedUntil: Instant }
