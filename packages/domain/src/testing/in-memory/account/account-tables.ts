import * as Effect from "effect/Effect"
import type { Account, IdentityKey } from "../../../account/account.ts"
import type { SavedAddress, SavedContact } from "../../../account/address-book.ts"
import type { SecondFactor } from "../../../account/second-factor/second-factor.ts"
import type { Session } from "../../../account/sign-in/session.ts"
import type { StaffEvent } from "../../../account/staff-event.ts"
import type { Reference } from "../../../booking/order/reference.ts"
import type { Delivery } from "../../../delivery/delivery.ts"
import type { LedgerTransaction } from "../../../payment/ledger.ts"
import type { StoredBooking } from "../../../ports/driven/bookings.ts"
import type { StoredImage } from "../../../ports/driven/changes/account/belongings.ts"
import type { CodeSending, Counter, StoredChallenge, Ticket } from "../../../ports/driven/changes/account/codes.ts"
import type { StoredRating } from "../../../rating/rating.ts"
import type { StoredLead } from "../../store-inspection.ts"
import type { KeptChoice } from "../notice-choices.ts"
import type { Waiting } from "../outbox.ts"
import type { AttemptRow } from "../payment.ts"

export interface Owned<Value> {
  readonly accountId: string
  readonly value: Value
  readonly order: number
}

export const accountTables = () => ({
  accounts: new Map<string, Account>(),
  identities: new Map<string, { readonly accountId: string; readonly identity: IdentityKey }>(),
  sessions: new Map<string, Session>(),
  knownBrowsers: new Map<string, { readonly accountId: string }>(),
  challenges: new Map<string, StoredChallenge>(),
  codesSent: new Map<string, CodeSending>(),
  lastCodes: new Map<string, number>(),
  counters: new Map<string, { readonly counter: Counter; readonly count: number }>(),
  tickets: new Map<string, Ticket>(),
  addresses: new Map<string, Owned<SavedAddress>>(),
  contacts: new Map<string, Owned<SavedContact>>(),
  images: new Map<string, Owned<StoredImage>>(),
  staffEvents: new Map<string, StaffEvent>(),
  secondFactors: new Map<string, SecondFactor>(),
})

/** The tables of accounts, and those of other areas that accounts read and write. */
export type AccountTables = ReturnType<typeof accountTables> & Neighbours

type Neighbours = {
  readonly noticeChoices: Map<string, KeptChoice>
  readonly ratings: Map<string, StoredRating>
  readonly outbox: Map<string, Waiting>
  readonly bookings: Map<Reference, StoredBooking>
  readonly subscriptions: Map<string, { readonly reference: Reference; readonly accountId: string | null }>
  readonly notes: Map<string, { readonly reference: Reference }>
  readonly proofs: Map<string, { readonly reference: Reference }>
  readonly recipientRequests: Map<string, { readonly reference: Reference }>
  readonly keys: Map<string, { readonly accountId: string }>
  readonly webhooks: Map<string, { readonly accountId: string }>
  readonly deliveries: Map<string, { readonly delivery: { readonly webhookId: string } }>
  readonly consents: Map<string, { readonly accountId: string | null }>
  readonly members: ReadonlyMap<string, unknown>
  readonly invitations: Map<string, { readonly email: string }>
  readonly leads: Map<string, StoredLead>
  readonly leadForms: Map<string, { readonly form: Named }>
  readonly attempts: Map<string, AttemptRow>
  readonly ledger: Map<string, Pick<LedgerTransaction, "entries">>
  readonly stands: Map<Reference, Delivery>
}

export type Named = { readonly email: string; readonly phone: string }

/** Reads the tables of now. */
export const readingOf =
  (storeNow: () => AccountTables) =>
  <Value>(read: (tables: AccountTables) => Value) =>
    Effect.sync(() => read(storeNow()))

export function remove<Value>(table: Map<string, Value>, isGone: (value: Value) => boolean): void {
  for (const [key, value] of table) if (isGone(value)) table.delete(key)
}
