import type { ProvedContacts } from "../../../../account/proved-contacts.ts"
import type { SessionLifetimes } from "../../../../account/sign-in/session.ts"
import type { Booking } from "../../../../booking/booking.ts"
import type { Instant } from "../../../../calendar/zone.ts"

/** Forgetting people: whoever leaves, and what has expired. */
export type ErasureChange =
  /**
   * Replaces the booking by one without personal data, and deletes what beside it is personal: its lead, notes,
   * pictures, questions to the recipient, push subscriptions, the places of its events, and the payers' data in its
   * payments. Pending messages about it are dropped.
   */
  | { readonly kind: "anonymiseBooking"; readonly booking: Booking }
  /**
   * Deletes the account and everything of it but its bookings; also leads and invitations with a contact it has
   * verified.
   */
  | { readonly kind: "eraseAccount"; readonly accountId: string; readonly proved: ProvedContacts }
  /** Deletes sessions, challenges, tickets, counters and records of sent codes that have no further effect. */
  | { readonly kind: "forgetExpired"; readonly at: Instant; readonly sessionLifetimes: SessionLifetimes }
