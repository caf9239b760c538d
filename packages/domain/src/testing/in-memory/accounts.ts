import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { Account, IdentityKey } from "../../account/account.ts"
import { isAdminAtWork, isStaff } from "../../account/account.ts"
import type { SavedAddress, SavedContact } from "../../account/address-book.ts"
import { plainEmail } from "../../account/email.ts"
import { pageWithoutPayer } from "../../account/erasure.ts"
import type { SecondFactor } from "../../account/second-factor/second-factor.ts"
import type { codeRules } from "../../account/sign-in/one-time-code.ts"
import { isSessionOpen, type Session } from "../../account/sign-in/session.ts"
import type { StaffEvent } from "../../account/staff-event.ts"
import type { Reference } from "../../booking/order/reference.ts"
import { type Delivery, isEnd } from "../../delivery/delivery.ts"
import { tellingTopics } from "../../notices/telling-topics.ts"
import type { LedgerTransaction } from "../../payment/ledger.ts"
import { Accounts, BookingOwners } from "../../ports/driven/accounts.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { StoredImage } from "../../ports/driven/changes/account/belongings.ts"
import type { CodeSending, Counter, StoredChallenge, Ticket } from "../../ports/driven/changes/account/codes.ts"
import type { AccountChange } from "../../ports/driven/changes/account.ts"
import { OneTimeCodes } from "../../ports/driven/one-time-codes.ts"
import { SecondFactors } from "../../ports/driven/second-factors.ts"
import { Sessions } from "../../ports/driven/sessions.ts"
import type { StoredRating } from "../../rating/rating.ts"
import type { StoredLead } from "../store-inspection.ts"
import type { KeptChoice } from "./notice-choices.ts"
import type { Waiting } from "./outbox.ts"
import type { AttemptRow } from "./payment.ts"
import { type Applying, isNew } from "./tables.ts"

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

type AccountTables = ReturnType<typeof accountTables>
/** The tables of other areas that accounts read and write. */
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

type Named = { readonly email: string; readonly phone: string }

export const applyingAccounts: Applying<AccountChange, AccountTables & Neighbours> = {
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
  openSession({ sessions, knownBrowsers }, { session }) {
    sessions.set(session.id, session)
    const { accountId, browser } = session
    if (browser !== null) knownBrowsers.set(`${accountId}|${browser}`, { accountId })
    return true
  },
  endSession({ sessions }, { accountId, sessionId }) {
    if (sessions.get(sessionId)?.accountId === accountId) sessions.delete(sessionId)
    return true
  },
  endSessions({ sessions }, { accountId, exceptId }) {
    remove(sessions, (session) => session.accountId === accountId && session.id !== exceptId)
    return true
  },
  noteSeen({ sessions }, { sessionId, at }) {
    const session = sessions.get(sessionId)
    if (session) sessions.set(sessionId, { ...session, lastSeenAt: Math.max(session.lastSeenAt, at) })
    return true
  },
  noteAuthenticated({ sessions }, { sessionId, at }) {
    const session = sessions.get(sessionId)
    if (session) sessions.set(sessionId, { ...session, authenticatedAt: at })
    return true
  },
  insertChallenge: ({ challenges }, { stored }) => isNew(challenges, stored.challenge.id, stored),
  judgeChallenge({ challenges }, { challenge, wrongTriesBefore }) {
    const stored = challenges.get(challenge.id)
    if (!stored || stored.challenge.isUsed || stored.challenge.wrongTries !== wrongTriesBefore) return false
    challenges.set(challenge.id, { ...stored, challenge })
    return true
  },
  noteCodeSent(tables, { sent }) {
    const last = tables.lastCodes.get(sent.destination)
    if (last !== undefined && last > sent.at - sent.wait) return false
    if (!sent.counters.every(({ counter, limit }) => countUp(tables, counter, limit))) return false
    tables.lastCodes.set(sent.destination, sent.at)
    tables.codesSent.set(`${sent.challengeId}|${sent.destination}`, sent)
    return true
  },
  saveSecondFactor({ secondFactors }, { factor }) {
    if ((secondFactors.get(factor.accountId)?.version ?? 0) !== factor.version - 1) return false
    secondFactors.set(factor.accountId, factor)
    return true
  },
  dropSecondFactor: ({ secondFactors }, { accountId, version }) =>
    secondFactors.get(accountId)?.version === version && secondFactors.delete(accountId),
  countUp: (tables, { counter, limit }) => countUp(tables, counter, limit),
  countDown({ counters }, { counter }) {
    const kept = counters.get(counterKey(counter))
    if (kept && kept.count > 0) counters.set(counterKey(counter), { ...kept, count: kept.count - 1 })
    return true
  },
  issueTicket({ tickets }, { ticket }) {
    tickets.set(ticket.digest, ticket)
    return true
  },
  useTicket: ({ tickets }, { digest }) => tickets.delete(digest),
  saveAddress: ({ addresses }, { accountId, address, most }) =>
    mayKeep(addresses, accountId, address.id, most) && save(addresses, accountId, address.id, address),
  deleteAddress: ({ addresses }, { accountId, id }) => removeOwned(addresses, accountId, id),
  saveContact: ({ contacts }, { accountId, contact, most }) =>
    mayKeep(contacts, accountId, contact.id, most) && save(contacts, accountId, contact.id, contact),
  deleteContact: ({ contacts }, { accountId, id }) => removeOwned(contacts, accountId, id),
  saveImage: ({ images }, { accountId, image }) => save(images, accountId, image.name, image),
  deleteImage: ({ images }, { accountId, name }) => removeOwned(images, accountId, name),
  claimBooking({ bookings }, { accountId, reference }) {
    const stored = bookings.get(reference)
    if (!stored || stored.accountId !== null) return false
    bookings.set(reference, { ...stored, accountId })
    return true
  },
  anonymiseBooking(tables, { booking }) {
    const { bookings, subscriptions, notes, proofs, recipientRequests, leads, attempts, ratings, noticeChoices } =
      tables
    const { reference } = booking
    const stored = bookings.get(reference)
    const log = stored?.log.map((event) => ({ ...event, place: null })) ?? []
    if (stored) bookings.set(reference, { ...stored, booking, log, ownerDigest: null, accountId: null })
    for (const table of [subscriptions, notes, proofs, recipientRequests])
      remove<{ readonly reference: Reference }>(table, (row) => row.reference === reference)
    remove(leads, ({ bookedAs }) => bookedAs === reference)
    remove(
      tables.outbox,
      ({ message, doneAt }) =>
        message.reference === reference && doneAt === null && tellingTopics.some((topic) => topic === message.topic),
    )
    remove(noticeChoices, (kept) => kept.reference === reference)
    const rating = ratings.get(reference)
    if (rating) ratings.set(reference, { ...rating, note: null })
    for (const [id, row] of attempts) {
      if (row.intent.booking !== reference) continue
      const log = row.log.map((event) =>
        event.type === "issued" && event.opened.kind === "hosted" ? { ...event, opened: pageWithoutPayer } : event,
      )
      attempts.set(id, { ...row, log, intent: { ...row.intent, email: "", change: null } })
    }
    return true
  },
  eraseAccount(tables, { accountId, proved }) {
    const { accounts, identities, sessions, knownBrowsers, challenges, tickets, addresses, contacts, images } = tables
    const { subscriptions, consents, keys, webhooks, deliveries, invitations, leads, leadForms } = tables
    accounts.delete(accountId)
    remove(deliveries, ({ delivery }) => webhooks.get(delivery.webhookId)?.accountId === accountId)
    const owned = [
      identities,
      sessions,
      knownBrowsers,
      challenges,
      tickets,
      addresses,
      contacts,
      images,
      tables.secondFactors,
    ]
    for (const table of [...owned, subscriptions, consents, keys, webhooks, tables.noticeChoices])
      remove<{ readonly accountId: string | null }>(table, (row) => row.accountId === accountId)
    const names = ({ email, phone }: Partial<Named>): boolean =>
      (email !== undefined && email.toLowerCase() === proved.email) || (phone !== undefined && phone === proved.phone)
    remove(leads, ({ lead: { customer, pickup, dropOff } }) => [customer, pickup, dropOff].some(names))
    remove(leadForms, ({ form }) => names(form))
    remove(invitations, ({ email }) => email === proved.email)
    return true
  },
  forgetExpired(tables, { at, sessionLifetimes }) {
    remove(tables.sessions, (session) => !isSessionOpen(session, at, sessionLifetimes))
    remove(tables.challenges, ({ challenge }) => challenge.issuedAt < at - aDay)
    remove(tables.codesSent, (sent) => sent.at < at - aDay)
    remove(tables.lastCodes, (last) => last < at - aDay)
    remove(tables.counters, ({ counter }) => counter.end <= at)
    remove(tables.tickets, ({ expiresAt }) => expiresAt <= at)
    return true
  },
}

const aDay = 24 * 60 * 60_000

const identityKey = ({ provider, subject }: IdentityKey): string => `${provider}|${subject}`
const counterKey = ({ key, begin }: Counter): string => `${key}|${begin}`

/** Whether another account has verified this account's verified e-mail. */
const isEmailTaken = (accounts: ReadonlyMap<string, Account>, { id, contacts: { email, isEmailProved } }: Account) =>
  isEmailProved &&
  [...accounts.values()].some(
    (other) => other.id !== id && other.contacts.isEmailProved && other.contacts.email === email,
  )

function countUp({ counters }: Pick<AccountTables, "counters">, counter: Counter, limit: number): boolean {
  const count = counters.get(counterKey(counter))?.count ?? 0
  if (count >= limit) return false
  counters.set(counterKey(counter), { counter, count: count + 1 })
  return true
}

function remove<Value>(table: Map<string, Value>, isGone: (value: Value) => boolean): void {
  for (const [key, value] of table) if (isGone(value)) table.delete(key)
}

/** In the order of first writing; an account cannot overwrite another's entry. */
function save<Value>(table: Map<string, Owned<Value>>, accountId: string, id: string, value: Value): boolean {
  const before = table.get(id)
  if (before && before.accountId !== accountId) return true
  table.set(id, { accountId, value, order: before?.order ?? table.size + 1 })
  return true
}

/** Whether the account may store an entry under this id. */
function mayKeep<Value>(
  table: ReadonlyMap<string, Owned<Value>>,
  accountId: string,
  id: string,
  most: number,
): boolean {
  const others = [...table].filter(([of, owned]) => owned.accountId === accountId && of !== id)
  return others.length < most && (table.get(id)?.accountId ?? accountId) === accountId
}

function removeOwned<Value>(table: Map<string, Owned<Value>>, accountId: string, id: string): boolean {
  if (table.get(id)?.accountId === accountId) table.delete(id)
  return true
}

const ofOwner = <Value>(table: ReadonlyMap<string, Owned<Value>>, accountId: string): readonly Value[] =>
  [...table.values()]
    .filter((owned) => owned.accountId === accountId)
    .sort((a, b) => b.order - a.order)
    .map(({ value }) => value)

/** The ports that read these tables. */
export const accountPorts = (storeNow: () => AccountTables & Neighbours) => {
  const reading = <Value>(read: (tables: AccountTables & Neighbours) => Value) => Effect.sync(() => read(storeNow()))
  return Context.make(Accounts, {
    find: (id) => reading(({ accounts }) => accounts.get(id) ?? null),
    byEmail: (email) =>
      reading(({ accounts }) => {
        const all = [...accounts.values()].filter(({ contacts }) => contacts.email === email)
        const proved = all.filter(({ contacts }) => contacts.isEmailProved)
        if (proved.length > 0) return proved
        return all.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1)).slice(0, 3)
      }),
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
    Context.add(Sessions, {
      find: (digest) =>
        reading(({ sessions, accounts }) => {
          const session = [...sessions.values()].find((each) => each.digest === digest)
          const account = session && accounts.get(session.accountId)
          return session && account ? { session, account } : null
        }),
      of: (accountId) =>
        reading(({ sessions }) =>
          [...sessions.values()]
            .filter((session) => session.accountId === accountId)
            .sort((a, b) => b.lastSeenAt - a.lastSeenAt || (a.id < b.id ? -1 : 1)),
        ),
      knowsBrowser: (accountId, browser) =>
        reading(({ knownBrowsers }) => knownBrowsers.has(`${accountId}|${browser}`)),
    }),
    Context.add(SecondFactors, {
      find: (accountId) => reading(({ secondFactors }) => secondFactors.get(accountId) ?? null),
      confirmed: reading(({ secondFactors }) =>
        [...secondFactors.values()].flatMap(({ accountId, confirmedAt }) => (confirmedAt === null ? [] : [accountId])),
      ),
    }),
    Context.add(OneTimeCodes, {
      find: (challengeId) => reading(({ challenges }) => challenges.get(challengeId) ?? null),
      newest: ({ purposes, destination, browser }) =>
        reading(({ challenges }) => {
          const own = [...challenges.values()].filter(
            (stored) =>
              stored.browser === browser &&
              !stored.challenge.isUsed &&
              purposes.some((purpose) => purpose === stored.challenge.purpose) &&
              stored.deliveries.some((delivery) => delivery.destination === destination),
          )
          return own.sort((a, b) => b.challenge.issuedAt - a.challenge.issuedAt)[0] ?? null
        }),
      sent: ({ destination, network, now, rules }) =>
        reading(({ codesSent }) => {
          const all = [...codesSent.values()]
          const within = (cap: keyof typeof codeRules.caps, isCounted: (sent: CodeSending) => boolean) =>
            all.filter((sent) => isCounted(sent) && sent.at > now - rules.caps[cap].withinHours * 60 * 60_000).length
          const toDestination = all.filter((sent) => sent.destination === destination)
          return {
            lastToDestination: toDestination.length === 0 ? null : Math.max(...toDestination.map(({ at }) => at)),
            counts: {
              destination: within("destination", (sent) => sent.destination === destination),
              network: within("network", (sent) => network !== null && sent.network === network),
              overall: within("overall", () => true),
            },
          }
        }),
      ticket: (digest) => reading(({ tickets }) => tickets.get(digest) ?? null),
    }),
  )
}
