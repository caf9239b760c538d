import { staffRoles } from "@mersal/domain/account/account"
import { Accounts, BookingOwners } from "@mersal/domain/ports/driven/accounts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { storedBookings } from "../bookings/stored-booking.ts"
import { type ColumnValue, Database } from "../database/connection.ts"
import { readAccount, readIdentity } from "../rows/account-row.ts"
import { readAddress, readContact, readImage } from "../rows/address-book-row.ts"
import { referenceColumn } from "../rows/columns.ts"
import { readStaffEvent } from "../rows/staff-event-row.ts"

/** Reads accounts and their addresses, contacts, identities and pictures. */
export const accounts: Layer.Layer<Accounts, never, Database> = Layer.effect(
  Accounts,
  Effect.gen(function* () {
    const { rows } = yield* Database
    const all = <Value>(read: (row: unknown) => Value, text: string, values: readonly ColumnValue[] = []) =>
      Effect.map(rows(text, values), (found) => found.map(read))
    const one = <Value>(read: (row: unknown) => Value, text: string, values: readonly ColumnValue[]) =>
      Effect.map(rows(text, values), ([row]) => (row === undefined ? null : read(row)))
    return {
      find: (id) => one(readAccount, "select * from accounts where id = ?", [id]),
      byEmail: (email) => all(readAccount, byEmail, [email]),
      byIdentity: ({ provider, subject }) => one(readAccount, byIdentity, [provider, subject]),
      identitiesOf: (accountId) =>
        all(readIdentity, "select * from account_identities where account_id = ? order by provider, subject", [
          accountId,
        ]),
      staff: all(readAccount, staff),
      staffEvents: (limit) =>
        all(readStaffEvent, "select * from staff_events order by happened_at desc, id desc limit ?", [limit]),
      addressesOf: (accountId) =>
        all(readAddress, "select * from saved_addresses where account_id = ? order by made_at desc, id", [accountId]),
      contactsOf: (accountId) =>
        all(readContact, "select * from saved_contacts where account_id = ? order by made_at desc, id", [accountId]),
      image: (name) => one(readImage, "select * from profile_images where name = ?", [name]),
    }
  }),
)

const byEmail = `
  select * from accounts where email = ?
  order by is_email_proved desc, created_at desc, id limit 4`

const byIdentity = `
  select accounts.* from accounts join account_identities on account_identities.account_id = accounts.id
  where account_identities.provider = ? and account_identities.subject = ?`

const staff = `
  select * from accounts where role in (${staffRoles.map((role) => `'${role}'`).join(", ")})
  order by created_at, id`

/** Finds the bookings of an account, and those that it could claim. */
export const bookingOwners: Layer.Layer<BookingOwners, never, Database> = Layer.effect(
  BookingOwners,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      ofAccount: Effect.fnUntraced(function* (accountId) {
        return yield* storedBookings(rows, yield* rows(ofAccount, [accountId]))
      }),
      unclaimed: Effect.fnUntraced(function* ({ email, phone }) {
        const found = yield* rows(unclaimed, [email ?? "", phone ?? ""])
        return found.map((row) => referenceColumn.parse((row as { readonly reference: unknown }).reference))
      }),
    }
  }),
)

const ofAccount = "select * from bookings where account_id = ? order by booked_at desc, reference desc"

/** An empty e-mail or phone identifies nobody. */
const unclaimed = `
  select reference from bookings
  where account_id is null and company_id is null
    and ((booker_email = ? and booker_email <> '') or (booker_phone = ? and booker_phone <> ''))
  order by reference`
