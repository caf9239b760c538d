import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import {
  AccountPartNotFound,
  AddressBookFull,
  InvalidAddressBookEntry,
  NotSignedIn,
} from "../../../account/account-errors.ts"
import {
  keptAddress,
  keptContact,
  mostSaved,
  type SavedAddress,
  type SavedContact,
} from "../../../account/address-book.ts"
import { parseWorldwidePhone } from "../../../account/phone/phone-worldwide.ts"
import { Accounts } from "../../../ports/driven/accounts.ts"
import { IdSource } from "../../../ports/driven/id-source.ts"
import { type Change, type Conflict, UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import type { OnceOptions } from "../../../ports/driving/service-failure.ts"
import type { Caller } from "../../caller.ts"
import { type Decision, once } from "../../once.ts"
import { accountOf } from "../identity.ts"

// Saved addresses and contacts: a person's own, up to fifty of each, the newest first.

export const listAddresses = Effect.fn("listAddresses")(function* (caller: Caller) {
  return yield* (yield* Accounts).addressesOf((yield* accountOf(caller)).id)
})

export const listContacts = Effect.fn("listContacts")(function* (caller: Caller) {
  return yield* (yield* Accounts).contactsOf((yield* accountOf(caller)).id)
})

/** Saves an address under its id; an empty id makes a new one, once for each idempotency key. */
export const saveAddress = Effect.fn("saveAddress")(function* (
  typed: SavedAddress,
  caller: Caller,
  options: OnceOptions = {},
) {
  return yield* once(
    { caller, options, request: { saveAddress: typed }, matter: "other", about: "own" },
    savedAddress(typed, caller),
    refusalOf,
  )
})

const savedAddress = Effect.fnUntraced(function* (typed: SavedAddress, caller: Caller) {
  const { id: accountId } = yield* accountOf(caller)
  const { address: kept, issues } = keptAddress(typed)
  if (issues.length > 0) return yield* new InvalidAddressBookEntry({ issues })
  const id = yield* ownId(kept.id, yield* (yield* Accounts).addressesOf(accountId))
  const address = { ...kept, id }
  const changes: readonly Change[] = [
    { kind: "saveAddress", accountId, address, at: yield* Clock.currentTimeMillis, most: mostSaved },
    { kind: "keepAccount", accountId },
  ]
  return { answer: address, changes } satisfies Decision<SavedAddress>
})

/** Saves a contact under its id; an empty id makes a new one, once for each idempotency key. */
export const saveContact = Effect.fn("saveContact")(function* (
  typed: SavedContact,
  caller: Caller,
  options: OnceOptions = {},
) {
  return yield* once(
    { caller, options, request: { saveContact: typed }, matter: "other", about: "own" },
    savedContact(typed, caller),
    refusalOf,
  )
})

const savedContact = Effect.fnUntraced(function* (typed: SavedContact, caller: Caller) {
  const { id: accountId, market } = yield* accountOf(caller)
  const { contact: kept, issues } = keptContact(typed, market, parseWorldwidePhone)
  if (issues.length > 0) return yield* new InvalidAddressBookEntry({ issues })
  const id = yield* ownId(kept.id, yield* (yield* Accounts).contactsOf(accountId))
  const contact = { ...kept, id }
  const changes: readonly Change[] = [
    { kind: "saveContact", accountId, contact, at: yield* Clock.currentTimeMillis, most: mostSaved },
    { kind: "keepAccount", accountId },
  ]
  return { answer: contact, changes } satisfies Decision<SavedContact>
})

export const deleteAddress = Effect.fn("deleteAddress")(function* ({ id }: { readonly id: string }, caller: Caller) {
  const { id: accountId } = yield* accountOf(caller)
  yield* requireOwn(id, yield* (yield* Accounts).addressesOf(accountId))
  yield* written({ kind: "deleteAddress", accountId, id })
  return null
})

export const deleteContact = Effect.fn("deleteContact")(function* ({ id }: { readonly id: string }, caller: Caller) {
  const { id: accountId } = yield* accountOf(caller)
  yield* requireOwn(id, yield* (yield* Accounts).contactsOf(accountId))
  yield* written({ kind: "deleteContact", accountId, id })
  return null
})

type Entries = readonly { readonly id: string }[]

/** The id of an existing entry, or a new one. */
const ownId = Effect.fnUntraced(function* (id: string, entries: Entries) {
  return id === "" ? yield* (yield* IdSource).token : yield* requireOwn(id, entries)
})

/** Another person's entry is answered like an unknown one. */
const requireOwn = Effect.fnUntraced(function* (id: string, entries: Entries) {
  return entries.some((entry) => entry.id === id) ? id : yield* new AccountPartNotFound()
})

/** Concurrent saves do not exceed the limit, and none remains for an account that is erased meanwhile. */
function refusalOf({ change }: Conflict): AddressBookFull | NotSignedIn | null {
  if (change === "keepAccount") return new NotSignedIn()
  return change === "storeAnswer" ? null : new AddressBookFull({ limit: mostSaved })
}

/** A deletion has no condition. */
const written = Effect.fnUntraced(function* (change: Change) {
  yield* Effect.orDie((yield* UnitOfWork).commit([change]))
})
