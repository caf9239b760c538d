import type { Instant } from "../calendar/zone.ts"

/**
 * What a person is asked to agree to: that facts are counted; the terms, with an account; that nothing prohibited is in the
 * parcel, with a booking.
 */
export const consentSubjects = ["analytics", "terms", "prohibited-items"] as const

export type ConsentSubject = (typeof consentSubjects)[number]

/** What somebody said to it (PDPL article 6): a later word takes the place of an earlier one, and both are kept. */
export interface Consent {
  readonly id: string
  readonly subject: ConsentSubject
  /** Of the text that was shown: "2026-11". */
  readonly version: string
  readonly isGiven: boolean
  readonly at: Instant
}

/** Who said it: an account, or a browser by the digest of its guest id. */
export interface ConsentOwner {
  readonly accountId: string | null
  readonly ownerDigest: string | null
}
