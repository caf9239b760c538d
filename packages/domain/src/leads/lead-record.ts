import type { Reference } from "../booking/order/reference.ts"
import { type Instant, msPerDay } from "../calendar/zone.ts"
import type { Lead } from "./lead.ts"

/** A lead as it is kept: when it was last saved, and the booking that it became. */
export interface LeadRecord {
  readonly lead: Lead
  readonly savedAt: Instant
  /** Null while nothing came of it. */
  readonly bookedAs: Reference | null
}

/** D38: unconverted leads are erased after thirty days. */
export const leadLifetimeDays = 30

/** The one lead of a draft after Continue: a new one, or the same with what is said now. A booking has closed it for good. */
export const savedLead = (kept: LeadRecord | null, lead: Lead, at: Instant): LeadRecord =>
  kept?.bookedAs ? kept : { lead, savedAt: at, bookedAs: null }

/** The lead after its booking. The first booking counts. */
export const closedLead = (kept: LeadRecord, reference: Reference): LeadRecord =>
  kept.bookedAs ? kept : { ...kept, bookedAs: reference }

/** Whether a lead is to be erased: thirty days after it was last saved, to the millisecond, if no booking came of it. */
export const isLeadExpired = ({ savedAt, bookedAs }: LeadRecord, now: Instant): boolean =>
  bookedAs === null && now >= savedAt + leadLifetimeDays * msPerDay
