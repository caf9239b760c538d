import { money } from "@mersal/domain/money/money"
import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import { staffAccount } from "@mersal/domain/testing/staff-account"
import pg from "pg"
import { describe, expect, it, onTestFinished } from "vitest"
import type { Write } from "../database/connection.ts"
import { testDatabases } from "../testing/test-databases.ts"
import { accountWrites } from "../writes/account.ts"
import { bookingWrites } from "../writes/booking.ts"
import { paymentWrites } from "../writes/payment.ts"
import { connectionConfig } from "./config.ts"
import { asked } from "./statements.ts"

const [, postgres] = testDatabases
const driver = staffAccount("driver-1", "porter", "Dawud")
const entries = [{ account: `cash-with:${driver.id}`, amount: money(2625, "AED") }] as const

const taking = [
  ...paymentWrites.postLedger({
    kind: "postLedger",
    booking: null,
    transaction: { id: "cash-1", source: "cash-1", at: 0, entries },
  }),
  ...accountWrites.keepAccount({ kind: "keepAccount", accountId: driver.id }),
]
const leaving = [
  ...accountWrites.holdNoCash({ kind: "holdNoCash", leaving: driver.id }),
  ...accountWrites.eraseAccount({
    kind: "eraseAccount",
    accountId: driver.id,
    proved: { email: null, phone: null },
  }),
]
const booking = [
  ...bookingWrites.insertBooking({
    kind: "insertBooking",
    booking: sampleBooking,
    ownerDigest: null,
    belongings: { accountId: driver.id },
  }),
  ...accountWrites.keepAccount({ kind: "keepAccount", accountId: driver.id }),
]
const leavingNothing = [
  ...accountWrites.ownNothing({ kind: "ownNothing", leaving: driver.id }),
  ...accountWrites.eraseAccount({ kind: "eraseAccount", accountId: driver.id, proved: { email: null, phone: null } }),
]

/** A database with a driver, and connections to it that are in a transaction each. */
async function stage() {
  const settings = await (postgres as (typeof testDatabases)[number]).open()
  if (settings.kind !== "postgres") throw new Error("Not a database of PostgreSQL")
  const pool = new pg.Pool({ ...connectionConfig(settings.url), max: 3 })
  pool.on("error", () => {})
  onTestFinished(() => pool.end())
  const connected = async () => {
    const client = await pool.connect()
    client.on("error", () => {})
    onTestFinished(() => client.release(true))
    return client
  }
  const watcher = await connected()
  const written = (client: pg.PoolClient, { text, values }: Write) => client.query(asked(text, values))
  for (const write of accountWrites.insertAccount({ kind: "insertAccount", account: driver }))
    await written(watcher, write)
  const begun = async () => {
    const client = await connected()
    await client.query("begin")
    return {
      /** Answers whether all of it applies, and ends the transaction where it does not. */
      apply: async (writes: readonly Write[]): Promise<boolean> => {
        for (const write of writes) {
          const { rowCount } = await written(client, write)
          if (write.mustApply !== true || rowCount !== 0) continue
          await client.query("rollback")
          return false
        }
        return true
      },
      commit: () => client.query("commit"),
    }
  }
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  const isSomebodyWaiting = async () => (await watcher.query(waiting)).rowCount !== 0
  return { begun, isSomebodyWaiting }
}

/** The second begins when the first has written and not committed; the first commits when the second waits for it. */
async function inTurn(first: readonly Write[], second: readonly Write[]) {
  const { begun, isSomebodyWaiting } = await stage()
  const [one, other] = [await begun(), await begun()]
  expect(await one.apply(first)).toBe(true)
  const applied = other.apply(second)
  while (!(await isSomebodyWaiting()));
  await one.commit()
  return applied
}

describe("a driver whose account ends while his cash is booked", () => {
  it("stays, where the cash was first", async () => {
    expect(await inTurn(taking, leaving)).toBe(false)
  })

  it("took none, where the end was first", async () => {
    expect(await inTurn(leaving, taking)).toBe(false)
  })
})

describe("whoever erases his account while he books", () => {
  it("stays, where the booking was first", async () => {
    expect(await inTurn(booking, leavingNothing)).toBe(false)
  })

  it("booked nothing, where the end was first", async () => {
    expect(await inTurn(leavingNothing, booking)).toBe(false)
  })
})
