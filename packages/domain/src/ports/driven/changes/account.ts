import type { Account, IdentityKey } from "../../../account/account.ts"
import type { SavedAddress, SavedContact } from "../../../account/address-book.ts"
import type { ImageType } from "../../../account/image-type.ts"
import type { SecondFactor } from "../../../account/second-factor.ts"
import type { CodeChallenge, CodeChannel, CodePurpose } from "../../../account/sign-in/one-time-code.ts"
import type { PendingRegistration } from "../../../account/sign-in/pending-registration.ts"
import type { Session, SessionLifetimes } from "../../../account/sign-in/session.ts"
import type { StaffEvent } from "../../../account/staff-event.ts"
import type { Booking } from "../../../booking/booking.ts"
import type { Reference } from "../../../booking/order/reference.ts"
import type { Instant } from "../../../calendar/zone.ts"

/** Changes to accounts, their sessions, codes and belongings. */
export type AccountChange =
  /** Conflicts when the id is taken, or when its verified e-mail is another account's verified one. */
  | { readonly kind: "insertAccount"; readonly account: Account }
  /** Conflicts unless the stored version is the previous one, and when its verified e-mail is another account's. */
  | { readonly kind: "replaceAccount"; readonly account: Account }
  /** Conflicts unless another admin who can sign in remains. Of admins who leave at once, one stays. */
  | { readonly kind: "keepAdmin"; readonly leaving: string }
  /**
   * Conflicts when the account does not exist: somebody who leaves at the same moment books nothing, joins no company,
   * takes no cash and gets no booking.
   */
  | { readonly kind: "keepAccount"; readonly accountId: string }
  /** Conflicts unless the account still has the version that the decision was based on. */
  | { readonly kind: "keepVersion"; readonly accountId: string; readonly version: number }
  /** Conflicts while the books say that the driver has cash. A driver who leaves at the moment he takes cash stays. */
  | { readonly kind: "holdNoCash"; readonly leaving: string }
  /** Conflicts while the driver has a booking to drive. A driver who leaves at the moment he is given one stays. */
  | { readonly kind: "driveNothing"; readonly leaving: string }
  /**
   * Conflicts while the account has a booking or belongs to a company. Somebody who leaves at the moment he books,
   * claims a booking or joins a company stays.
   */
  | { readonly kind: "ownNothing"; readonly leaving: string }
  /** Applies with the change of the account that it records. */
  | { readonly kind: "noteStaffEvent"; readonly event: StaffEvent }
  /** Conflicts when the social identity already belongs to an account. */
  | { readonly kind: "linkIdentity"; readonly accountId: string; readonly identity: IdentityKey }
  | { readonly kind: "openSession"; readonly session: Session }
  /** No effect when it does not exist. */
  | { readonly kind: "endSession"; readonly accountId: string; readonly sessionId: string }
  /** Every session of the account except `exceptId`. */
  | { readonly kind: "endSessions"; readonly accountId: string; readonly exceptId: string | null }
  | { readonly kind: "noteSeen"; readonly sessionId: string; readonly at: Instant }
  | { readonly kind: "noteAuthenticated"; readonly sessionId: string; readonly at: Instant }
  | { readonly kind: "insertChallenge"; readonly stored: StoredChallenge }
  /**
   * The challenge after a try. Conflicts unless it was unused and had this number of wrong tries: of two concurrent
   * tries one counts.
   */
  | { readonly kind: "judgeChallenge"; readonly challenge: CodeChallenge; readonly wrongTriesBefore: number }
  /** Conflicts when the destination had a code within the wait, or a counter is full; then nothing is sent. */
  | { readonly kind: "noteCodeSent"; readonly sent: CodeSending }
  /** Replaces the stored one. Conflicts unless that is the version before; a first one conflicts if any is stored. */
  | { readonly kind: "saveSecondFactor"; readonly factor: SecondFactor }
  /** Conflicts unless the stored version is this one. */
  | { readonly kind: "dropSecondFactor"; readonly accountId: string; readonly version: number }
  /** Conflicts when the counter has reached its limit. */
  | { readonly kind: "countUp"; readonly counter: Counter; readonly limit: number }
  /** Never below zero. */
  | { readonly kind: "countDown"; readonly counter: Counter }
  | { readonly kind: "issueTicket"; readonly ticket: Ticket }
  /** Conflicts when the ticket no longer exists: it can be used once. */
  | { readonly kind: "useTicket"; readonly digest: string }
  /** Replaces the one with its id. Conflicts when the account has `most` others, or another account has this one. */
  | {
      readonly kind: "saveAddress"
      readonly accountId: string
      readonly address: SavedAddress
      readonly at: Instant
      readonly most: number
    }
  | { readonly kind: "deleteAddress"; readonly accountId: string; readonly id: string }
  /** The same for a contact. */
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
  /** Conflicts when the booking already belongs to an account. */
  | { readonly kind: "claimBooking"; readonly accountId: string; readonly reference: Reference; readonly at: Instant }
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

/** Null if not verified. */
export interface ProvedContacts {
  readonly email: string | null
  readonly phone: string | null
}

/** A challenge with what its right code is to do. */
export interface StoredChallenge {
  readonly challenge: CodeChallenge
  /** The messages that were sent, or withheld, to be sent again. */
  readonly deliveries: readonly CodeDelivery[]
  /** Its account; null for a registration, and for an e-mail without an account. */
  readonly accountId: string | null
  readonly pending: PendingRegistration | null
  /** A social identity that becomes the account's with the right code. */
  readonly identity: IdentityKey | null
  /** Digest of the guest id of the browser that asked; the code is not valid in another one. Null for programs. */
  readonly browser: string | null
}

export interface CodeDelivery {
  readonly channel: CodeChannel
  readonly destination: string
  /** What the message contains: the code, or a notice to the owner of the address that nobody can sign in with it. */
  readonly notice: "code" | "already-registered" | "no-account"
}

/** A code or notice that is sent, for the caps of D26. */
export interface CodeSending {
  readonly challengeId: string
  readonly purpose: CodePurpose
  /** Digest of the phone or e-mail address. */
  readonly destination: string
  /** Digest of the network address that asked; null without one, as for the command line. */
  readonly network: string | null
  readonly at: Instant
  /** The minimum number of milliseconds since the last one to the same destination. */
  readonly wait: number
  readonly counters: readonly { readonly counter: Counter; readonly limit: number }[]
}

/** How often something happened within a time span, identified by its start. */
export interface Counter {
  readonly key: string
  readonly begin: Instant
  readonly end: Instant
}

/** A random secret that can be used once. */
export interface Ticket {
  readonly digest: string
  readonly purpose: TicketPurpose
  readonly accountId: string | null
  readonly browser: string | null
  /** Exclusive: at this instant it has expired. */
  readonly expiresAt: Instant
}

/** A new password after a right code; the first password of an invited person; the nonce of a social sign-in. */
export type TicketPurpose = "password" | "invitation" | "social"

export interface StoredImage {
  readonly name: string
  readonly type: ImageType
  /** Base64. */
  readonly bytes: string
}
