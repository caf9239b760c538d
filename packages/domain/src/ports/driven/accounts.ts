import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Account, IdentityKey } from "../../account/account.ts"
import type { SavedAddress, SavedContact } from "../../account/address-book.ts"
import type { StaffEvent } from "../../account/staff-event.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { StoredBooking } from "./bookings.ts"
import type { StoredImage } from "./changes/account.ts"

/** Reads accounts and what is kept with them. They are written by `UnitOfWork` only. */
export class Accounts extends Context.Service<
  Accounts,
  {
    readonly find: (id: string) => Effect.Effect<Account | null>
    /**
     * Who may mean an e-mail: the account that has proved it, alone; else those that have it and have not, the newest
     * first, three at most. In lower case.
     */
    readonly byEmail: (email: string) => Effect.Effect<readonly Account[]>
    readonly byIdentity: (identity: IdentityKey) => Effect.Effect<Account | null>
    readonly identitiesOf: (accountId: string) => Effect.Effect<readonly IdentityKey[]>
    /** Porters, ops and admins, those who were disabled included, the oldest first. */
    readonly staff: Effect.Effect<readonly Account[]>
    /** Who was kept out and let in again, the newest first; of one instant the one with the greater id. */
    readonly staffEvents: (limit: number) => Effect.Effect<readonly StaffEvent[]>
    /** The newest first. */
    readonly addressesOf: (accountId: string) => Effect.Effect<readonly SavedAddress[]>
    /** The newest first. */
    readonly contactsOf: (accountId: string) => Effect.Effect<readonly SavedContact[]>
    readonly image: (name: string) => Effect.Effect<StoredImage | null>
  }
>()("mersal/Accounts") {}

/** Finds the bookings of an account, and those that could become its own. */
export class BookingOwners extends Context.Service<
  BookingOwners,
  {
    /** Every booking that belongs to an account, the newest first. */
    readonly ofAccount: (accountId: string) => Effect.Effect<readonly StoredBooking[]>
    /** Guest bookings whose booker has this e-mail (in lower case) or this phone; null matches none. */
    readonly unclaimed: (contacts: {
      readonly email: string | null
      readonly phone: string | null
    }) => Effect.Effect<readonly Reference[]>
  }
>()("mersal/BookingOwners") {}
