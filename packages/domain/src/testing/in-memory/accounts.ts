import * as Context from "effect/Context"
import type { Account, IdentityKey } from "../../account/account.ts"
import { isAdminAtWork, isStaff } from "../../account/account.ts"
import { plainEmail } from "../../account/email.ts"
import { isEnd } from "../../delivery/delivery.ts"
import { Accounts, BookingOwners } from "../../ports/driven/accounts.ts"
import type { AccountChange } from "../../ports/driven/changes/account.ts"
import { OneTimeCodes } from "../../ports/driven/one-time-codes.ts"
import { SecondFactors } from "../../ports/driven/second-factors.ts"
import { Sessions } from "../../ports/driven/sessions.ts"
import { type AccountTables, readingOf } from "./account/account-tables.ts"
import { applyingBelongings, ofOwner } from "./account/belongings.ts"
import { applyingCodes, oneTimeCodes } from "./account/codes.ts"
import { applyingErasure } from "./account/erasure.ts"
import { applyingSecondFactors, secondFactors } from "./account/second-factor.ts"
import { applyingSessions, sessions } from "./account/sessions.ts"
import { type Applying, isNew } from "./tables.ts"

export const applyingAccounts: Applying<AccountChange, AccountTables> = {
  insertAccount: ({ accounts }, { account }) =>
    !isEmailTaken(accounts, account) && isNew(accounts, account.id, account),
  replaceAccount({ accounts }, { account }) {
    if (accounts.get(account.id)?.version !== account.version - 1 || isEmailTaken(accounts, account)) return false
    accounts.set(account.id, account)
    return true
  },
  keepAdmin: ({ accounts }, { leaving }) =>
    [...accounts.values()].some((account) => account.id !== leaving && isAdminAtWork(account)),
  keepAccount: ({ accounts }, { accountId }) => accounts.has(accountId),
  keepVersion: ({ accounts }, { accountId, version }) => accounts.get(accountId)?.version === version,
  holdNoCash({ ledger }, { leaving }) {
    const held = new Map<string, number>()
    for (const { account, amount } of [...ledger.values()].flatMap(({ entries }) => entries))
      if (account === `cash-with:${leaving}`) held.set(amount.currency, (held.get(amount.currency) ?? 0) + amount.minor)
    return [...held.values()].every((minor) => minor === 0)
  },
  driveNothing: ({ bookings, stands }, { leaving }) =>
    [...bookings.values()].every(({ booking, isSandbox }) => {
      const stand = stands.get(booking.reference)
      return isSandbox || stand?.facts.driver !== leaving || isEnd(stand.state) || stand.state === "expired"
    }),
  ownNothing: ({ bookings, members }, { leaving }) =>
    [...bookings.values()].every(({ accountId }) => accountId !== leaving) && !members.has(leaving),
  noteStaffEvent: ({ staffEvents }, { event }) => isNew(staffEvents, event.id, event),
  linkIdentity: ({ identities }, { accountId, identity }) =>
    isNew(identities, identityKey(identity), { accountId, identity }),
  ...applyingSessions,
  ...applyingCodes,
  ...applyingSecondFactors,
  ...applyingBelongings,
  ...applyingErasure,
}

const identityKey = ({ provider, subject }: IdentityKey): string => `${provider}|${subject}`

/** Whether another account has verified this account's verified e-mail. */
const isEmailTaken = (accounts: ReadonlyMap<string, Account>, { id, contacts: { email, isEmailProved } }: Account) =>
  isEmailProved &&
  [...accounts.values()].some(
    (other) => other.id !== id && other.contacts.isEmailProved && other.contacts.email === email,
  )

const provedFirst = (a: Account, b: Account): number =>
  Number(b.contacts.isEmailProved) - Number(a.contacts.isEmailProved) ||
  b.createdAt - a.createdAt ||
  (a.id < b.id ? -1 : 1)

/** The ports that read these tables. */
export const accountPorts = (storeNow: () => AccountTables) => {
  const reading = readingOf(storeNow)
  return Context.make(Accounts, {
    find: (id) => reading(({ accounts }) => accounts.get(id) ?? null),
    byEmail: (email) =>
      reading(({ accounts }) =>
        [...accounts.values()]
          .filter(({ contacts }) => contacts.email === email)
          .sort(provedFirst)
          .slice(0, 4),
      ),
    byIdentity: (identity) =>
      reading(({ accounts, identities }) => {
        const linked = identities.get(identityKey(identity))
        return linked ? (accounts.get(linked.accountId) ?? null) : null
      }),
    staffEvents: (limit) =>
      reading(({ staffEvents }) =>
        [...staffEvents.values()].sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).slice(0, limit),
      ),
    identitiesOf: (accountId) =>
      reading(({ identities }) =>
        [...identities.values()].filter((linked) => linked.accountId === accountId).map(({ identity }) => identity),
      ),
    staff: reading(({ accounts }) =>
      [...accounts.values()]
        .filter(({ role }) => isStaff(role))
        .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)),
    ),
    addressesOf: (accountId) => reading(({ addresses }) => ofOwner(addresses, accountId)),
    contactsOf: (accountId) => reading(({ contacts }) => ofOwner(contacts, accountId)),
    image: (name) => reading(({ images }) => images.get(name)?.value ?? null),
  }).pipe(
    Context.add(BookingOwners, {
      ofAccount: (accountId) =>
        reading(({ bookings }) =>
          [...bookings.values()]
            .filter((stored) => stored.accountId === accountId)
            .sort(({ booking: a }, { booking: b }) => b.bookedAt - a.bookedAt || (a.reference < b.reference ? 1 : -1)),
        ),
      unclaimed: ({ email, phone }) =>
        reading(({ bookings }) =>
          [...bookings.values()]
            .filter(({ accountId, companyId, booking: { customer } }) => {
              const isByMail = email !== null && email !== "" && plainEmail(customer.email) === email
              return (
                accountId === null && companyId === null && (isByMail || (phone !== null && customer.phone === phone))
              )
            })
            .map(({ booking }) => booking.reference)
            .sort(),
        ),
    }),
    Context.add(Sessions, sessions(storeNow)),
    Context.add(SecondFactors, secondFactors(storeNow)),
    Context.add(OneTimeCodes, oneTimeCodes(storeNow)),
  )
}
