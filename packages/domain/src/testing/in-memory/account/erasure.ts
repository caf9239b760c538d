import { pageWithoutPayer } from "../../../account/erasure.ts"
import { isSessionOpen } from "../../../account/sign-in/session.ts"
import type { Reference } from "../../../booking/order/reference.ts"
import { tellingTopics } from "../../../notices/telling-topics.ts"
import type { ErasureChange } from "../../../ports/driven/changes/account/erasure.ts"
import { isReachedBy } from "../leads.ts"
import type { Applying } from "../tables.ts"
import { type AccountTables, remove } from "./account-tables.ts"
import { dropCodes } from "./codes.ts"

/** What is forgotten of a person, and what by itself after its time. */
export const applyingErasure: Applying<ErasureChange, AccountTables> = {
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
    dropCodes(challenges, accountId)
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
    const names = isReachedBy(proved)
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
