import { money } from "@mersal/domain/money/money"
import type { LedgerAccount } from "@mersal/domain/payment/ledger"
import type { PaymentChange } from "@mersal/domain/ports/driven/changes/payment"
import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import { sampleCompany } from "@mersal/domain/testing/sample-company"
import pg from "pg"
import { expect, it, onTestFinished } from "vitest"
import type { Write } from "../database/connection.ts"
import { testDatabases } from "../testing/test-databases.ts"
import { bookingWrites } from "../writes/booking.ts"
import { corporateWrites } from "../writes/corporate.ts"
import { paymentWrites } from "../writes/payment.ts"
import { promoWrites } from "../writes/promo.ts"
import { commitGroup } from "./commit-group.ts"
import { connectionConfig } from "./config.ts"
import { isOutdone } from "./failures.ts"

const [, postgres] = testDatabases
const { reference: booking } = sampleBooking
const pause: Write = { text: "select pg_sleep(0.005)", values: [] }

/** A process that commits, and counts how often the server undid one of its commits because of another's locks. */
function processOn(url: string) {
  const pool = new pg.Pool({ ...connectionConfig(url), pipeline: true, max: 1 })
  onTestFinished(() => pool.end())
  // The database is dropped with the test, maybe before its last connection closes: without a listener this event would
  // end the run.
  pool.on("error", () => {})
  const commit = async (lists: readonly (readonly Write[])[]) => {
    const outcomes = await commitGroup(pool, lists)
    return "broken" in outcomes ? [outcomes] : outcomes
  }
  const made = { outdone: 0, commit }
  pool.on("connect", (client) => {
    client.on("error", () => {})
    const ask = client.query.bind(client) as (...query: readonly unknown[]) => Promise<unknown>
    client.query = (async (...query: readonly unknown[]) => {
      try {
        return await ask(...query)
      } catch (error) {
        if (isOutdone(error)) made.outdone += 1
        throw error
      }
    }) as typeof client.query
  })
  return made
}

/** Entries to these accounts, and the numbers of documents drawn for them, in this order. */
function booked(id: string, at: number, accounts: readonly LedgerAccount[], kind: "tax-invoice" | "credit-note") {
  const entries = accounts.map((account) => ({ account, amount: money(100, "AED") }))
  const series = { entity: "AE", kind, year: 2026 } as const
  const amount = money(100, "AED")
  const changes = [
    { kind: "postLedger", booking, transaction: { id, source: id, at, entries } },
    { kind: "issueDocument", document: { series, cause: id, booking, amount, at, particulars: null, seller: null } },
  ] as const satisfies readonly PaymentChange[]
  const [ledger, document] = changes
  return [
    ...paymentWrites.postLedger(ledger).flatMap((write) => [write, pause]),
    ...paymentWrites.issueDocument(document),
  ]
}

it("are taken in one order by two processes that book the same accounts, days and series the other way round", async () => {
  const settings = await (postgres as (typeof testDatabases)[number]).open()
  if (settings.kind !== "postgres") throw new Error("Not a database of PostgreSQL")
  const [one, other] = [processOn(settings.url), processOn(settings.url)]
  await one.commit([bookingWrites.insertBooking({ kind: "insertBooking", booking: sampleBooking, ownerDigest: null })])
  const [day, nextDay] = [0, 86_400_000]
  const cash = (id: string) => booked(id, day, ["cash", "sales", "vat"], "tax-invoice")
  const card = (id: string) => booked(id, nextDay, ["vat", "sales", "gateway:aps"], "credit-note")
  const back = (id: string) => booked(id, day, ["gateway:aps", "sales", "vat"], "credit-note")
  const inTurn = async (process: typeof one, groups: (round: number) => readonly (readonly Write[])[]) => {
    for (let round = 0; round < 6; round += 1)
      for (const outcome of await process.commit(groups(round))) expect(outcome).toEqual({ refused: null })
  }
  await Promise.all([
    inTurn(one, (round) => [cash(`a${round}`), card(`b${round}`), back(`c${round}`)]),
    inTurn(other, (round) => [back(`d${round}`), card(`e${round}`), cash(`f${round}`)]),
  ])
  expect([one.outdone, other.outdone]).toEqual([0, 0])
})

it("are places, uses of promos and accounts of companies before the ledger, however a list has them", async () => {
  const settings = await (postgres as (typeof testDatabases)[number]).open()
  if (settings.kind !== "postgres") throw new Error("Not a database of PostgreSQL")
  const [one, other] = [processOn(settings.url), processOn(settings.url)]
  const companies = ["company-1", "company-2"].map((id) => ({ ...sampleCompany, id, taxNumber: id }))
  await one.commit([
    [
      ...bookingWrites.insertBooking({ kind: "insertBooking", booking: sampleBooking, ownerDigest: null }),
      ...companies.flatMap((company) => corporateWrites.insertCompany({ kind: "insertCompany", company })),
    ],
  ])
  const { date } = sampleBooking.pickupWindow
  const limits = { limit: 1_000, limitPerCustomer: 1_000 }
  const nothing = money(0, "AED")
  const sums = { onAccount: nothing, vat: nothing, onCredit: nothing, costCentre: null, at: 0, month: "1970-01" }
  const kinds = (id: string): readonly (readonly Write[])[] => [
    ...["11-14", "13-18"].map((slot) =>
      bookingWrites.reserveSlot({ kind: "reserveSlot", place: { slot, zone: "dubai", date }, limit: 1_000 }),
    ),
    ...["FIRST", "SECOND"].map((code) =>
      promoWrites.redeemPromo({ kind: "redeemPromo", market: "AE", code, customerDigest: "customer", ...limits }),
    ),
    ...companies.map(({ id: companyId }) => {
      const entry = { ...sums, id: `${id}-${companyId}`, companyId, kind: "booking", for: `${id}-${booking}` } as const
      return corporateWrites.postToAccount({ kind: "postToAccount", entry })
    }),
    booked(id, 0, ["cash", "sales"], "tax-invoice"),
  ]
  const inTurn = async (process: typeof one, list: (round: number) => readonly (readonly Write[])[]) => {
    for (let round = 0; round < 6; round += 1) {
      const writes = list(round).flatMap((some) => [...some, pause])
      expect(await process.commit([writes])).toEqual([{ refused: null }])
    }
  }
  await Promise.all([
    inTurn(one, (round) => kinds(`a${round}`)),
    inTurn(other, (round) => kinds(`b${round}`).toReversed()),
  ])
  expect([one.outdone, other.outdone]).toEqual([0, 0])
})
