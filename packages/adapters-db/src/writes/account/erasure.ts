import { staffRoles } from "@mersal/domain/account/account"
import { pageWithoutPayer } from "@mersal/domain/account/erasure"
import type { ProvedContacts } from "@mersal/domain/account/proved-contacts"
import type { SessionLifetimes } from "@mersal/domain/account/sign-in/session"
import { tellingTopics } from "@mersal/domain/notices/telling-topics"
import type { ErasureChange } from "@mersal/domain/ports/driven/changes/account/erasure"
import type { Write } from "../../database/connection.ts"
import { updateOf } from "../../database/inserts.ts"
import { changeableColumns } from "../../rows/booking-row.ts"
import { contactTexts, namesContact } from "../../rows/names-contact.ts"
import type { Writing } from "../writing.ts"

export const erasureWrites: Writing<ErasureChange> = {
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
    {
      text: "delete from reset_codes where challenge_id in (select id from code_challenges where issued_at < ?)",
      values: [at - aDay],
    },
    { text: "delete from code_challenges where issued_at < ?", values: [at - aDay] },
    { text: "delete from codes_sent where sent_at < ?", values: [at - aDay] },
    { text: "delete from last_codes where sent_at < ?", values: [at - aDay] },
    { text: "delete from limit_counters where ends_at <= ?", values: [at] },
    { text: "delete from tickets where expires_at <= ?", values: [at] },
  ],
}

const aDay = 24 * 60 * 60_000

const ownTables = [
  "account_identities",
  "sessions",
  "known_browsers",
  "code_challenges",
  "reset_codes",
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

const leadsNaming = (proved: ProvedContacts): readonly Write[] =>
  contactTexts(proved).flatMap((text) =>
    ["leads", "lead_forms"].map((table) => ({ text: `delete from ${table} where ${namesContact}`, values: [text] })),
  )

const staffList = staffRoles.map((role) => `'${role}'`).join(", ")

function overSessions(lifetimes: SessionLifetimes, who: keyof SessionLifetimes, at: number): Write {
  const { idle, absolute } = lifetimes[who]
  return {
    text: `delete from sessions where role ${who === "staff" ? "in" : "not in"} (${staffList}) and (last_seen_at <= ? or opened_at <= ?)`,
    values: [at - idle, at - absolute],
  }
}
