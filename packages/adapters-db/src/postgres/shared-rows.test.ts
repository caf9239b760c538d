import { money } from "@mersal/domain/money/money"
import type { LedgerAccount } from "@mersal/domain/payment/ledger"
import type { PaymentChange } from "@mersal/domain/ports/driven/changes/payment"
import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import pg from "pg"
import { expect, it, onTestFinished } from "vitest"
import type { Write } from "../database/connection.ts"
import { testDatabases } from "../testing/test-databases.ts"
import { bookingWrites } from "../writes/booking.ts"
import { paymentWrites } from "../writes/payment.ts"
import { commitGroup } from "./commit-group.ts"
import { connectionConfig } from "./config.ts"
import { isOutdone } from "./failures.ts"

const [, postgres] = testDatabases
const { reference: booking } = sampleBooking
const pause: Write = { text: "select pg_sleep(0.005)", values: [] }

/** A process as far as its commits go, which counts how often the server undid one because of another's locks. */
function processOn(url: string) {
  const pool = new pg.Pool({ ...connectionConfig(url), pipeline: true, max: 1 })
  onTestFinished(() => pool.end())
  const made = { outdone: 0, commit: (lists: readonly (readonly Write[])[]) => commitGroup(pool, lists) }
  pool.on("connect", (client) => {
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

/** What comes to these accounts, and what of it is drawn, in this order. */
function booked(id: string, at: number, accounts: readonly LedgerAccount[], kind: "tax-invoice" | "credit-note") {
  const entries = accounts.map((account) => ({ account, amount: money(100, "AED") }))
  const series = { entity: "AE", kind, year: 2026 } as const
  const amount = money(100, "AED")
  const changes = [
    { kind: "postLedger", booking, transaction: { id, source: id, at, entries } },
    { kind: "issueDocument", document: { series, cause: id, booking, amount, at, particulars: null } },
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
