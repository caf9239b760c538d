import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Account, IdentityKey } from "../../account/account.ts"
import type { SavedAddress, SavedContact } from "../../account/address-book.ts"
import type { StaffEvent } from "../../account/staff-event.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { StoredBooking } from "./bookings.ts"
import type { StoredImage } from "./changes/account/belongings.ts"

/** Reads accounts and what belongs to them. Only `UnitOfWork` writes them. */
export class Accounts extends Context.Service<
  Accounts,
  {
    readonly find: (id: string) => Effect.Effect<Account | null>
    /**
     * The accounts with an e-mail (in lower case), at most four: first the one that has verified it, then the others, the
     * newest first.
     */
    readonly byEmail: (email: string) => Effect.Effect<readonly Account[]>
    readonly byIdentity: (identity: IdentityKey) => Effect.Effect<Account | null>
    readonly identitiesOf: (accountId: string) => Effect.Effect<readonly IdentityKey[]>
    /** Porters, ops and admins, including disabled ones, the oldest first. */
    readonly staff: Effect.Effect<readonly Account[]>
    /** Who was disabled and enabled, the newest first; of the same instant, the one with the greater id. */
    readonly staffEvents: (limit: number) => Effect.Effect<readonly StaffEvent[]>
    /** The newest first. */
    readonly addressesOf: (accountId: string) => Effect.Effect<readonly SavedAddress[]>
    /** The newest first. */
    readonly contactsOf: (accountId: string) => Effect.Effect<readonly SavedContact[]>
    readonly image: (name: string) => Effect.Effect<StoredImage | null>
  }
>()("mersal/Accounts") {}

/** Finds the bookings of an account, and those it could claim. */
export class BookingOwners extends Context.Service<
  BookingOwners,
  {
    /** Every booking that belongs to an account, the newest first. */
    readonly ofAccount: (accountId: string) => Effect.Effect<readonly StoredBooking[]>
    /** Guest bookings with this customer's e-mail (in lower case) or phone; null matches none. */
    readonly unclaimed: (contacts: {
      readonly email: string | null
      readonly phone: string | null
    }) => Effect.Effect<readonly Reference[]>
  }
>()("mersal/BookingOwners") {}
