import type { IdempotencyMismatch } from "../../booking/booking-errors.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { LeadCase, LeadFollowUp, LeadKind, LeadState } from "../../leads/lead-case.ts"
import type { InvalidLeadForm, LeadChanged, LeadNotFound, LeadUnanswered } from "../../leads/lead-errors.ts"
import type { LeadForm } from "../../leads/lead-form.ts"
import type { MarketId } from "../../market/market.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Leads from people who want to be contacted, and their handling by ops (D38). */
export interface LeadService {
  /** Once for each idempotency key. */
  saveForm(
    form: LeadForm,
    options?: CallOptions,
  ): Answer<{ readonly leadId: string }, InvalidLeadForm | IdempotencyMismatch>
  /** Leads of all forms, including the booking's, the newest first. */
  list(request: LeadPageRequest, options?: CallOptions): Answer<LeadPage>
  follow(
    request: LeadFollowUpRequest,
    options?: CallOptions,
  ): Answer<LeadCase, LeadNotFound | LeadChanged | LeadUnanswered>
}

/** Null: all of them. */
export interface LeadPageRequest {
  readonly market: MarketId | null
  readonly kind: LeadKind | null
  readonly state: LeadState | null
  readonly ownerId: string | null
  readonly after: LeadCursor | null
  readonly limit: number
}

/** The last lead of a page. */
export interface LeadCursor {
  readonly savedAt: Instant
  readonly id: string
  /** Of which market's leads; null: of all. */
  readonly market: MarketId | null
}

export interface LeadPage {
  readonly leads: readonly LeadCase[]
  /** Null on the last page. */
  readonly next: LeadCursor | null
}

export interface LeadFollowUpRequest extends LeadFollowUp {
  readonly id: string
  /** The version that was read. */
  readonly version: number
}
