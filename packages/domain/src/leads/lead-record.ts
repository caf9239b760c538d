import type { Reference } from "../booking/order/reference.ts"
import { type Instant, msPerDay } from "../calendar/zone.ts"
import type { Lead } from "./lead.ts"

/** A lead as stored: when it was last saved, and the booking that it became. */
export interface LeadRecord {
  readonly lead: Lead
  readonly savedAt: Instant
  /** Null if it has not become one. */
  readonly bookedAs: Reference | null
}

/** D38: unconverted leads are deleted after thirty days. */
export const leadLifetimeDays = 30

/**
 * The one lead of a draft after Continue: a new one, or the same with new contents. A booking closes it permanently.
 */
export const savedLead = (kept: LeadRecord | null, lead: Lead, at: Instant): LeadRecord =>
  kept?.bookedAs ? kept : { lead, savedAt: at, bookedAs: null }

/** The lead after its booking. Only the first booking counts. */
export const closedLead = (kept: LeadRecord, reference: Reference): LeadRecord =>
  kept.bookedAs ? kept : { ...kept, bookedAs: reference }

/** Whether a lead is due for deletion: exactly thirty days after it was last saved, if no booking came of it. */
export const isLeadExpired = ({ savedAt, bookedAs }: LeadRecord, now: Instant): boolean =>
  bookedAs === null && now >= savedAt + leadLifetimeDays * msPerDay
