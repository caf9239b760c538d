import type { Instant } from "../../../calendar/zone.ts"
import type { LeadCase } from "../../../leads/lead-case.ts"
import type { LeadForm } from "../../../leads/lead-form.ts"

/** Changes to leads other than those of booking forms. */
export type LeadChange =
  | { readonly kind: "saveLeadForm"; readonly id: string; readonly form: LeadForm; readonly at: Instant }
  /** Owner, state and answer of a lead of any kind. Conflicts unless the stored version is the previous one. */
  | { readonly kind: "followLead"; readonly lead: LeadCase }
  /** Deletes leads last saved by then: those that came to nothing (D38), and converted ones. A booked lead stays. */
  | { readonly kind: "eraseLeads"; readonly savedUntil: Instant; readonly convertedUntil: Instant }
