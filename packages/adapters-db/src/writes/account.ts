import type { Account } from "@mersal/domain/account/account"
import { staffRoles } from "@mersal/domain/account/account"
import { pageWithoutPayer } from "@mersal/domain/account/erasure"
import type { SessionLifetimes } from "@mersal/domain/account/sign-in/session"
import { markets } from "@mersal/domain/market/market"
import { tellingTopics } from "@mersal/domain/notices/telling-topics"
import type { AccountChange, Counter, ProvedContacts } from "@mersal/domain/ports/driven/changes/account"
import type { ColumnValue, Write } from "../database/connection.ts"
import { insertNew, insertOf, insertWhere, type RowValues, updateOf } from "../database/inserts.ts"
import { accountRow } from "../rows/account-row.ts"
import { changeableColumns } from "../rows/booking-row.ts"
import { challengeRow, ticketRow } from "../rows/challenge-row.ts"
import { secondFactorRow } from "../rows/second-factor-row.ts"
import { sessionRow } from "../rows/session-row.ts"
import { stillDrivenBy } from "../rows/still-driven.ts"
import { takenRow } from "./taken-row.ts"
import type { Writing } from "./writing.ts"

export const accountWrites: Writing<AccountChange> = {
  insertAccount: ({ account }) => [insertNew("accounts", accountRow(account)), ...provedEmail(account)],
  replaceAccount: ({ account }) => {
    const { id, ...columns } = accountRow(account)
    return [
      { ...updateOf("accounts", columns, { id: account.id, version: account.version - 1 }), mustApply: true },
      ...provedEmail(account),
    ]
  },
  keepAdmin: ({ leaving }) => [
    // Locks the rows of all admins first: an admin who leaves at the same moment waits, and sees who has left.
    { text: "update accounts set version = version where role = 'admin'", values: [] },
    { text: `update accounts set version = version where id = (${anotherAdmin})`, values: [leaving], mustApply: true },
  ],
  // A change that removes an account locks its row before checking what it has. A change that gives it something locks
  // the row last. The second of the two waits, and sees what the first has done.
  keepAccount: ({ accountId }) => [{ ...takenRow(accountId), mustApply: true, shares: `6 account ${accountId}` }],
  keepVersion: ({ accountId, version }) => [
    { text: keepVersion, values: [accountId, version], mustApply: true, shares: `6 account ${accountId}` },
  ],
  holdNoCash: ({ leaving }) => [
    takenRow(leaving),
    { text: withoutCash, values: [leaving, `cash-with:${leaving}`], mustApply: true },
  ],
  driveNothing: ({ leaving }) => [
    takenRow(leaving),
    { text: withoutBookings, values: [leaving, leaving], mustApply: true },
  ],
  ownNothing: ({ leaving }) => [
    takenRow(leaving),
    { text: withoutOwn, values: [leaving, leaving, leaving], mustApply: true },
  ],
  noteStaffEvent: ({ event: { id, at, by, of, action } }) => [
    insertNew("staff_events", { id, happened_at: at, done_by: by, account_id: of, action }),
  ],
  linkIdentity: ({ accountId, identity: { provider, subject } }) => [
    insertNew("account_identities", { provider, subject, account_id: accountId }),
  ],
  openSession: ({ session }) => [
    insertNew("sessions", sessionRow(session)),
    ...(session.browser === null
      ? []
      : [insertOf("known_browsers", { account_id: session.accountId, browser: session.browser })]),
  ],
  endSession: ({ accountId, sessionId }) => [
    { text: "delete from sessions where id = ? and account_id = ?", values: [sessionId, accountId] },
  ],
  endSessions: ({ accountId, exceptId }) => [
    { text: "delete from sessions where account_id = ? and id <> ?", values: [accountId, exceptId ?? ""] },
  ],
  noteSeen: ({ sessionId, at }) => [
    { text: "update sessions set last_seen_at = ? where id = ? and last_seen_at < ?", values: [at, sessionId, at] },
  ],
  noteAuthenticated: ({ sessionId, at }) => [updateOf("sessions", { authenticated_at: at }, { id: sessionId })],
  insertChallenge: ({ stored }) => [
    insertNew("code_challenges", challengeRow(stored)),
    ...stored.deliveries.map(({ destination }) =>
      insertOf("challenge_destinations", { challenge_id: stored.challenge.id, destination }),
    ),
  ],
  judgeChallenge: ({ challenge: { id, wrongTries, isUsed }, wrongTriesBefore }) => [
    {
      ...updateOf(
        "code_challenges",
        { wrong_tries: wrongTries, is_used: isUsed ? 1 : 0 },
        { id, wrong_tries: wrongTriesBefore, is_used: 0 },
      ),
      mustApply: true,
    },
  ],
  noteCodeSent: ({ sent: { challengeId, purpose, destination, network, at, wait, counters } }) => [
    { text: lastCode, values: [destination, at, at - wait], mustApply: true },
    ...counters.map(({ counter, limit }) => countUp(counter, limit)),
    insertOf("codes_sent", { challenge_id: challengeId, purpose, destination, network, sent_at: at }),
  ],
  saveSecondFactor: ({ factor }) => {
    const row = secondFactorRow(factor)
    if (factor.version === 1) return [insertNew("second_factors", row)]
    const before = { account_id: factor.accountId, version: factor.version - 1 }
    return [{ ...updateOf("second_factors", row, before), mustApply: true }]
  },
  dropSecondFactor: ({ accountId, version }) => [
    {
      text: "delete from second_factors where account_id = ? and version = ?",
      values: [accountId, version],
      mustApply: true,
    },
  ],
  countUp: ({ counter, limit }) => [countUp(counter, limit)],
  countDown: ({ counter: { key, begin } }) => [
    {
      text: "update limit_counters set counted = counted - 1 where name = ? and begins_at = ? and counted > 0",
      values: [key, begin],
    },
  ],
  issueTicket: ({ ticket }) => [insertNew("tickets", ticketRow(ticket))],
  useTicket: ({ digest }) => [{ text: "delete from tickets where digest = ?", values: [digest], mustApply: true }],
  saveAddress: ({ accountId, address, at, most }) => saved("saved_addresses", accountId, address, at, most),
  deleteAddress: ({ accountId, id }) => [deleteOwned("saved_addresses", "id", accountId, id)],
  saveContact: ({ accountId, contact, at, most }) => saved("saved_contacts", accountId, contact, at, most),
  deleteContact: ({ accountId, id }) => [deleteOwned("saved_contacts", "id", accountId, id)],
  saveImage: ({ accountId, image, at }) => [
    insertOf("profile_images", { ...image, account_id: accountId, made_at: at } satisfies RowValues),
  ],
  deleteImage: ({ accountId, name }) => [deleteOwned("profile_images", "name", accountId, name)],
  claimBooking: ({ accountId, reference }) => [{ text: claim, values: [accountId, reference], mustApply: true }],
  anonymiseBooking: ({ booking }) => [
    updateOf(
      "bookings",
      { ...changeableColumns(booking), owner_digest: null, account_id: null, is_nameless: 1 },
      { reference: booking.reference },
    ),
    { text: untold, values: [booking.reference] },
    ...besideBookings.map((where) => ({ text: `delete from ${where} = ?`, values: [booking.reference] })),
    updateOf("ratings", { note: null }, { reference: booking.reference }),
    updateOf("delivery_events", { lat: null, lon: null }, { reference: booking.reference }),
    updateOf("payment_attempts", { email: "", change: null }, { booking: booking.reference }),
    { text: withoutPayer, values: [JSON.stringify({ opened: pageWithoutPayer }), booking.reference] },
  ],
  eraseAccount: ({ accountId, proved }) => [
    {
      text: "delete from challenge_destinations where challenge_id in (select id from code_challenges where account_id = ?)",
      values: [accountId],
    },
    ...ownTables.map((table) => ({ text: `delete from ${table} where account_id = ?`, values: [accountId] })),
    ...leadsNaming(proved),
    { text: "delete from company_invitations where email = ?", values: [proved.email ?? ""] },
    { text: "delete from accounts where id = ?", values: [accountId] },
  ],
  forgetExpired: ({ at, sessionLifetimes }) => [
    ...(["customer", "staff"] as const).map((who) => overSessions(sessionLifetimes, who, at)),
    {
      text: "delete from challenge_destinations where challenge_id in (select id from code_challenges where issued_at < ?)",
      values: [at - aDay],
    },
    { text: "delete from code_challenges where issued_at < ?", values: [at - aDay] },
    { text: "delete from codes_sent where sent_at < ?", values: [at - aDay] },
    { text: "delete from last_codes where sent_at < ?", values: [at - aDay] },
    { text: "delete from limit_counters where ends_at <= ?", values: [at] },
    { text: "delete from tickets where expires_at <= ?", values: [at] },
  ],
}

const anotherAdmin = `
  select min(id) from accounts
  where role = 'admin' and disabled_at is null and password_hash is not null and id <> ?`

const keepVersion = "update accounts set version = version where id = ? and version = ?"

const currencies = Object.values(markets).map(({ currency }) => `'${currency}'`)

const withoutCash = `
  update accounts set version = version where id = ? and not exists (
    select currency from ledger_days where currency in (${currencies.join(", ")}) and account = ?
    group by currency having sum(amount_minor) <> 0)`

const withoutBookings = `
  update accounts set version = version where id = ? and not exists (
    select reference from bookings where ${stillDrivenBy})`

const withoutOwn = `
  update accounts set version = version where id = ? and not exists (
    select reference from bookings where account_id = ?
  ) and not exists (
    select company_id from company_members where account_id = ?)`

const aDay = 24 * 60 * 60_000

const ownTables = [
  "account_identities",
  "sessions",
  "known_browsers",
  "code_challenges",
  "tickets",
  "saved_addresses",
  "saved_contacts",
  "profile_images",
  "proved_emails",
  "second_factors",
  "push_subscriptions",
  "consents",
  "notice_choices",
  "api_keys",
  // With the deliveries that wait for them.
  "webhooks",
]

/** Personal data that is kept beside a booking: the table, and its column with the booking's reference. */
const besideBookings = [
  "push_subscriptions where reference",
  "booking_notes where reference",
  "notice_choices where reference",
  "proofs where reference",
  "recipient_requests where reference",
  "leads where booked_as",
]

/** Nobody remains to be told. */
const untold = `
  delete from outbox
  where reference = ? and done_at is null
    and topic in (${tellingTopics.map((topic) => `'${topic}'`).join(", ")})`

const withoutPayer = `
  update payment_events set details = ?
  where type = 'issued' and details like '%"kind":"hosted"%'
    and attempt in (select id from payment_attempts where booking = ?)`

/** Leads hold personal data as JSON, which both databases can only search as text. */
const leadsNaming = (proved: ProvedContacts): readonly Write[] =>
  Object.entries(proved).flatMap(([field, contact]: [string, string | null]) =>
    contact === null
      ? []
      : ["leads", "lead_forms"].map((table) => ({
          text: `delete from ${table} where replace(lower(details), ?, '') <> lower(details)`,
          values: [`"${field}":${JSON.stringify(contact.toLowerCase())}`],
        })),
  )

/** Claims a proved e-mail for its account: the second of two accounts that prove it conflicts. */
const provedEmail = ({ id, contacts: { email, isEmailProved } }: Account): readonly Write[] =>
  isEmailProved
    ? [
        {
          ...insertOf("proved_emails", { email, account_id: id }, unlessAnothers),
          mustApply: true,
        },
      ]
    : []

const unlessAnothers = `
  (email) do update set account_id = excluded.account_id
  where proved_emails.account_id = excluded.account_id`

const lastCode = `
  insert into last_codes (destination, sent_at) values (?, ?)
  on conflict (destination) do update set sent_at = excluded.sent_at
  where last_codes.sent_at <= ?`

const countUp = ({ key, begin, end }: Counter, limit: number): Write => ({
  text: countOne,
  values: [key, begin, end, limit],
  mustApply: true,
})

const countOne = `
  insert into limit_counters (name, begins_at, ends_at, counted) values (?, ?, ?, 1)
  on conflict (name, begins_at) do update set counted = limit_counters.counted + 1
  where limit_counters.counted < ?`

const saved = (
  table: "saved_addresses" | "saved_contacts",
  accountId: string,
  entry: { readonly id: string },
  at: number,
  most: number,
): readonly Write[] => [
  // Concurrent saves are counted one after the other.
  takenRow(accountId),
  {
    ...insertWhere(
      table,
      { id: entry.id, account_id: accountId, details: JSON.stringify(entry), made_at: at },
      [`(select count(*) from ${table} where account_id = ? and id <> ?) < ?`, accountId, entry.id, most],
      `(id) do update set details = excluded.details where ${table}.account_id = excluded.account_id`,
    ),
    mustApply: true,
  },
]

const deleteOwned = (table: string, column: "id" | "name", accountId: string, value: ColumnValue): Write => ({
  text: `delete from ${table} where ${column} = ? and account_id = ?`,
  values: [value, accountId],
})

const claim = "update bookings set account_id = ? where reference = ? and account_id is null and company_id is null"

const staffList = staffRoles.map((role) => `'${role}'`).join(", ")

function overSessions(lifetimes: SessionLifetimes, who: keyof SessionLifetimes, at: number): Write {
  const { idle, absolute } = lifetimes[who]
  return {
    text: `delete from sessions where role ${who === "staff" ? "in" : "not in"} (${staffList}) and (last_seen_at <= ? or opened_at <= ?)`,
    values: [at - idle, at - absolute],
  }
}
