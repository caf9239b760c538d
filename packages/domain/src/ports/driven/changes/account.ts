import type { Account, IdentityKey } from "../../../account/account.ts"
import type { SavedAddress, SavedContact } from "../../../account/address-book.ts"
import type { ImageType } from "../../../account/image-type.ts"
import type { CodeChallenge, CodeChannel, CodePurpose } from "../../../account/one-time-code.ts"
import type { PendingRegistration } from "../../../account/pending-registration.ts"
import type { Session, SessionLifetimes } from "../../../account/session.ts"
import type { StaffEvent } from "../../../account/staff-event.ts"
import type { Booking } from "../../../booking/booking.ts"
import type { Reference } from "../../../booking/order/reference.ts"
import type { Instant } from "../../../calendar/zone.ts"

/** What is written of accounts, their sessions, codes and belongings. */
export type AccountChange =
  /** Conflicts when the id is taken, or the e-mail that it has proved is another account's proved one. */
  | { readonly kind: "insertAccount"; readonly account: Account }
  /** Conflicts unless the stored version is the one before, and when its proved e-mail is another account's. */
  | { readonly kind: "replaceAccount"; readonly account: Account }
  /** Conflicts unless an admin who can sign in is left but this one. Of admins who go at once, one stays. */
  | { readonly kind: "keepAdmin"; readonly leaving: string }
  /** Conflicts when there is no such account: who goes at the same moment books nothing, joins no company, takes no cash and gets no booking. */
  | { readonly kind: "keepAccount"; readonly accountId: string }
  /** Conflicts unless the account is in the version that was looked at: what was decided on it is so no more. */
  | { readonly kind: "keepVersion"; readonly accountId: string; readonly version: number }
  /** Conflicts while the books say that the driver has cash. Who goes at the moment at which he takes some stays. */
  | { readonly kind: "holdNoCash"; readonly leaving: string }
  /** Conflicts while the driver has a booking to drive. Who goes at the moment at which he is given one stays. */
  | { readonly kind: "driveNothing"; readonly leaving: string }
  /**
   * Conflicts while a booking is the account's, or it belongs to a company. Who goes at the moment at which he books, claims
   * a booking or joins a company stays.
   */
  | { readonly kind: "ownNothing"; readonly leaving: string }
  /** Stands with the change of the account that it tells of. */
  | { readonly kind: "noteStaffEvent"; readonly event: StaffEvent }
  /** Conflicts when the far identity is an account's already. */
  | { readonly kind: "linkIdentity"; readonly accountId: string; readonly identity: IdentityKey }
  | { readonly kind: "openSession"; readonly session: Session }
  /** Nothing happens when it is not there. */
  | { readonly kind: "endSession"; readonly accountId: string; readonly sessionId: string }
  /** Every session of the account, but for the one to be kept. */
  | { readonly kind: "endSessions"; readonly accountId: string; readonly exceptId: string | null }
  | { readonly kind: "noteSeen"; readonly sessionId: string; readonly at: Instant }
  | { readonly kind: "noteAuthenticated"; readonly sessionId: string; readonly at: Instant }
  | { readonly kind: "insertChallenge"; readonly stored: StoredChallenge }
  /** The challenge after a try. Conflicts unless it was unused and had so many wrong tries: of two tries at once one counts. */
  | { readonly kind: "judgeChallenge"; readonly challenge: CodeChallenge; readonly wrongTriesBefore: number }
  /** Conflicts when the destination had a code within the wait, or a counter is full: nothing is sent then. */
  | { readonly kind: "noteCodeSent"; readonly sent: CodeSending }
  /** Conflicts when the counter stands at its limit. */
  | { readonly kind: "countUp"; readonly counter: Counter; readonly limit: number }
  /** Never below zero. */
  | { readonly kind: "countDown"; readonly counter: Counter }
  | { readonly kind: "issueTicket"; readonly ticket: Ticket }
  /** Conflicts when the ticket is not there any more: it opens one thing once. */
  | { readonly kind: "useTicket"; readonly digest: string }
  /** In the place of the one with its id. Conflicts when the account has `most` others, or another account has this one. */
  | {
      readonly kind: "saveAddress"
      readonly accountId: string
      readonly address: SavedAddress
      readonly at: Instant
      readonly most: number
    }
  | { readonly kind: "deleteAddress"; readonly accountId: string; readonly id: string }
  /** The same of a contact. */
  | {
      readonly kind: "saveContact"
      readonly accountId: string
      readonly contact: SavedContact
      readonly at: Instant
      readonly most: number
    }
  | { readonly kind: "deleteContact"; readonly accountId: string; readonly id: string }
  | { readonly kind: "saveImage"; readonly accountId: string; readonly image: StoredImage; readonly at: Instant }
  | { readonly kind: "deleteImage"; readonly accountId: string; readonly name: string }
  /** Conflicts when the booking is an account's already. */
  | { readonly kind: "claimBooking"; readonly accountId: string; readonly reference: Reference; readonly at: Instant }
  /**
   * The booking without its people, in the place of the one with them; with what was kept beside it that tells of them:
   * its lead, notes, pictures, questions to the recipient, browsers that follow it, where its events happened, and what its payments say of who pays. What
   * somebody was still to be told of it is told no more.
   */
  | { readonly kind: "anonymiseBooking"; readonly booking: Booking }
  /** The account and everything of it but its bookings; with leads and invitations that name a contact it has proved. */
  | { readonly kind: "eraseAccount"; readonly accountId: string; readonly proved: ProvedContacts }
  /** Sessions, challenges, tickets, counters and notes of sent codes that cannot matter any more. */
  | { readonly kind: "forgetExpired"; readonly at: Instant; readonly sessionLifetimes: SessionLifetimes }

/** Null where it is not proved. */
export interface ProvedContacts {
  readonly email: string | null
  readonly phone: string | null
}

/** A challenge with what its right code is to do. */
export interface StoredChallenge {
  readonly challenge: CodeChallenge
  /** Where it went, or would have gone: to be sent again. */
  readonly deliveries: readonly CodeDelivery[]
  /** Whose it is; null for a registration, and for an e-mail that no account has. */
  readonly accountId: string | null
  readonly pending: PendingRegistration | null
  /** A far sign-in that becomes the account's with the right code. */
  readonly identity: IdentityKey | null
  /** Digest of the guest id of the browser that asked; a code typed in another one is none. Null for programs. */
  readonly browser: string | null
}

export interface CodeDelivery {
  readonly channel: CodeChannel
  readonly destination: string
  /** What is written there: the code, or a word to whoever owns the address that nobody signs in by it. */
  readonly notice: "code" | "already-registered" | "no-account"
}

/** A code or notice that goes out, for the caps of D26. */
export interface CodeSending {
  readonly challengeId: string
  readonly purpose: CodePurpose
  /** Digest of the phone or e-mail address. */
  readonly destination: string
  /** Digest of the network address that asked; null where there is none, as for the command line. */
  readonly network: string | null
  readonly at: Instant
  /** Milliseconds that must lie behind the last one to the same destination. */
  readonly wait: number
  readonly counters: readonly { readonly counter: Counter; readonly limit: number }[]
}

/** How often something happened within a span that begins then. */
export interface Counter {
  readonly key: string
  readonly begin: Instant
  readonly end: Instant
}

/** A drawn secret that opens one thing once. */
export interface Ticket {
  readonly digest: string
  readonly purpose: TicketPurpose
  readonly accountId: string | null
  readonly browser: string | null
  /** Half-open: at exactly this instant it opens nothing. */
  readonly expiresAt: Instant
}

/** A new password after a right code; the first password of somebody invited; the nonce of a far sign-in. */
export type TicketPurpose = "password" | "invitation" | "social"

export interface StoredImage {
  readonly name: string
  readonly type: ImageType
  /** Base64. */
  readonly bytes: string
}
