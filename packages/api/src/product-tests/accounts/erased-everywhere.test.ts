import { newDatabaseFolder } from "@mersal/adapters-db/testing/new-database-path"
import { msPerDay } from "@mersal/domain/calendar/zone"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type LivedIn, liveIn, ownWord } from "../../testing/lived-in-account.ts"
import { saturdayNoonUtc, settingsForTests } from "../../testing/running-product.ts"
import { everyRow, tablesSaying } from "../../testing/said-in-tables.ts"
import { startStaffedStage } from "../../testing/staffed-stage.ts"

// What happens to all data about a person (PDPL; checklist 65), table by table: a new table is refused below until its
// fate is declared here.

/** The tables with data of a person who has an account, and the name under which his export has it. */
const told: Readonly<Record<string, string>> = {
  accounts: "profile",
  account_identities: "socialSignIns",
  sessions: "sessions",
  saved_addresses: "addresses",
  saved_contacts: "contacts",
  bookings: "bookings",
  company_members: "company",
  api_keys: "keys",
  webhooks: "webhooks",
  push_subscriptions: "browsers",
  consents: "consents",
  notice_choices: "notices",
  payment_attempts: "payments",
  payment_documents: "documents",
  ratings: "ratings",
  leads: "leads",
  lead_forms: "leads",
}

/** The same for data that no export has, and why. */
const untold: Readonly<Record<string, string>> = {
  booking_notes: "what staff tells itself",
  challenge_destinations: "secrets of a sign-in, for a day",
  code_challenges: "secrets of a sign-in, for a day",
  companies: "by whom a company is reached; once he is gone, by another owner",
  company_invitations: "what a company asked of an e-mail; answered, it is a membership",
  delivery_events: "the log of a booking, which its timeline shows",
  gateway_messages: "digests",
  known_browsers: "digests, by which a browser is known again",
  mailbox_messages: "in development only",
  outbox: "messages that he got",
  payment_events: "the log of a payment, which is told",
  profile_images: "shown under the address that the profile tells",
  promo_uses: "digests",
  proofs: "pictures, shown with the booking",
  proved_emails: "the profile has it",
  recipient_requests: "what the recipient said, who is another person",
  refunds: "the documents have them",
  reset_codes: "secrets of a sign-in, for a day",
  stored_answers: "answers that he got, for a day",
  tickets: "digests of secrets",
  webhook_deliveries: "listed by the webhook's own calls",
}

/** Tables of companies, of staff, of the product itself, or of counts without any person. */
const ofNobody = [
  ...["company_credit", "company_entries", "company_lots", "bulk_rows", "plans"],
  ...["cash_handovers", "closed_days", "driver_means", "driver_positions", "reference_changes", "staff_events"],
  ...["banners", "closures", "international_rates", "places", "promos", "published_rules", "service_areas"],
  "second_factors",
  ...["slot_capacities", "slot_places", "tariffs", "tax_rates", "reference_versions", "secrets"],
  ...["codes_sent", "last_codes", "counted_calls", "limit_counters", "analytics_events", "document_counters"],
  ...["ledger_days", "ledger_entries", "ledger_transactions"],
  ...["knex_migrations", "knex_migrations_lock", "sqlite_sequence"],
]

/** What still names an erased person, and until when; docs/operations.md says the same. */
const outlives: Readonly<
  Record<string, "a day" | "until it is sent" | "by a number that leads nowhere" | "in development only">
> = {
  challenge_destinations: "a day",
  code_challenges: "a day",
  stored_answers: "a day",
  outbox: "until it is sent",
  delivery_events: "by a number that leads nowhere",
  mailbox_messages: "in development only",
}

describe.each(["form", "hosted"] as const)("what is kept of a person (PAYMENT_MODE=%s)", (mode) => {
  const folder = newDatabaseFolder()
  let stage: Awaited<ReturnType<typeof startStaffedStage>>
  let lived: LivedIn
  beforeAll(async () => {
    const payments = { ...settingsForTests.payments, mode }
    stage = await startStaffedStage({ kind: "sqlite", path: folder.path }, {}, { payments })
    lived = await liveIn(stage)
  })
  afterAll(async () => {
    await stage.product.stop()
    folder.remove()
  })

  const everything = () => everyRow(folder.path)
  const saidIn = (...words: readonly string[]) => tablesSaying(folder.path, words)

  /** What identifies a person: his own texts, his contacts, and the id of his account. */
  const marks = () => [ownWord, lived.person.email, lived.person.phone.slice(-7), lived.person.id]

  it("stands in tables of which it is said what becomes of them, and in no others", () => {
    const named = [...Object.keys(told), ...Object.keys(untold), ...ofNobody]
    expect([...everything().keys()].sort()).toEqual(named.sort())
    const saying = saidIn(...marks(), ...lived.references)
    expect(saying.filter((name) => ofNobody.includes(name))).toEqual(["ledger_entries", "ledger_transactions"])
    // A gateway may tell us who paid after his data was erased.
    expect(saidIn(...marks())).not.toContain("gateway_messages")
    // A person who has done everything is in all tables with personal data, so that no check below passes because of
    // missing rows.
    const empty = [...Object.keys(told), ...Object.keys(untold)].filter((name) => everything().get(name)?.length === 0)
    expect(empty).toEqual(["company_invitations"])
  })

  it("is in his export, from every table that is his", async () => {
    const { body } = await stage.product.call("GET", "/v1.0/account/export", { headers: lived.person.headers })
    for (const [table, field] of Object.entries(told))
      expect([table, [body.data[field]].flat().filter((value) => value !== null).length > 0]).toEqual([table, true])
    const [delivered, cancelled] = lived.references
    expect(body.data.ratings).toMatchObject([{ bkref: delivered, stars: 5, note: `${ownWord} is glad` }])
    expect(body.data.payments).toMatchObject([{ bkref: cancelled, paytyp: "card" }])
    expect(body.data.documents.map(({ booking }: { booking: string }) => booking)).toContain(delivered)
    expect(Object.keys(body.data).sort()).toEqual([...new Set([...Object.values(told), "createdAt"])].sort())
  })

  it("goes with his account, but for what is said to outlive it; a day later that is gone too", async () => {
    const erasure = { headers: lived.person.headers, body: { password: lived.person.password } }
    expect((await stage.product.call("DELETE", "/v1.0/account", erasure)).body).toEqual({ success: true, data: null })
    const remaining = Object.keys(outlives).filter((name) => outlives[name] !== "until it is sent")
    // The last messages may have been sent meanwhile.
    expect(saidIn(...marks()).filter((name) => outlives[name] !== "until it is sent")).toEqual(remaining.sort())
    const beside = ["booking_notes", "leads", "notice_choices", "proofs", "push_subscriptions", "recipient_requests"]
    expect(saidIn(...lived.references).filter((name) => beside.includes(name))).toEqual([])
    await stage.setNow(saturdayNoonUtc + 2 * msPerDay)
    const longer = Object.entries(outlives).filter(([, until]) => until !== "a day" && until !== "until it is sent")
    expect(saidIn(...marks())).toEqual(longer.map(([name]) => name).sort())
  })
})
