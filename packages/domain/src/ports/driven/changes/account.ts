import type { Account, IdentityKey } from "../../../account/account.ts"
import type { StaffEvent } from "../../../account/staff-event.ts"
import type { BelongingsChange } from "./account/belongings.ts"
import type { CodeChange } from "./account/codes.ts"
import type { ErasureChange } from "./account/erasure.ts"
import type { SecondFactorChange } from "./account/second-factor.ts"
import type { SessionChange } from "./account/sessions.ts"

/** Changes to accounts, their sessions, codes and belongings. */
export type AccountChange =
  | KeptAccountChange
  | SessionChange
  | CodeChange
  | SecondFactorChange
  | BelongingsChange
  | ErasureChange

/** Changes to accounts themselves, and what has to be so for others to count. */
type KeptAccountChange =
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
