import type { Instant } from "../calendar/zone.ts"

/**
 * What a person consents to: analytics; the terms, with an account; and that the parcel contains nothing prohibited,
 * with a booking.
 */
export const consentSubjects = ["analytics", "terms", "prohibited-items"] as const

export type ConsentSubject = (typeof consentSubjects)[number]

/** A person's answer (PDPL article 6): a later one replaces an earlier one, and both are stored. */
export interface Consent {
  readonly id: string
  readonly subject: ConsentSubject
  /** The version of the text that was shown: "2026-11". */
  readonly version: string
  readonly isGiven: boolean
  readonly at: Instant
}

/** Whose consent it is: an account's, or a browser's by the digest of its guest id. */
export interface ConsentOwner {
  readonly accountId: string | null
  readonly ownerDigest: string | null
}
