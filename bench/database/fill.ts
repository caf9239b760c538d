import { databaseLayer } from "@mersal/adapters-db/layer"
import type { MarketId } from "@mersal/domain/market/market"
import { UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import BetterSqlite3 from "better-sqlite3"
import * as Effect from "effect/Effect"
import { bookingChanges, newReference } from "./booking-changes.ts"
import { newFile } from "./new-file.ts"

/** The instant of the last booking. */
export const filledUntil = Date.parse("2026-11-21T06:00:00Z")

const day = 86_400_000
/** At this rate a million bookings are three years. */
const bookingsInDay = 900

/**
 * A new database with so many bookings, as after some years of operation, and five thousand references spread over all
 * of them. That is more than the product caches, so requesting one after another always reads the database.
 */
export async function filledDatabase(
  bookings: number,
): Promise<{ readonly path: string; readonly references: readonly string[] }> {
  const path = newFile()
  const real = Array.from({ length: 5_000 }, bookingChanges)
  const commitAll = UnitOfWork.use((work) =>
    Effect.forEach(real, ({ changes }) => work.commit(changes), { concurrency: "unbounded" }),
  )
  await Effect.runPromise(Effect.provide(commitAll, databaseLayer({ kind: "sqlite", path })))
  const database = new BetterSqlite3(path)
  database.pragma("synchronous = OFF")
  insertBookings(database, bookings - real.length)
  insertBelongings(database)
  database.exec("analyze")
  database.close()
  return { path, references: real.map(({ reference }) => reference) }
}

/** How bookings differ: SQL expressions over a booking's number and its age in days. */
const differing: Readonly<Record<string, string>> = {
  reference: "new_reference(iif(number % 7 = 0, 'QA', 'AE'))",
  market: "iif(number % 7 = 0, 'QA', 'AE')",
  currency: "iif(number % 7 = 0, 'QAR', 'AED')",
  booked_at: `${filledUntil} - number * ${Math.round(day / bookingsInDay)}`,
  pickup_start: `${filledUntil} - number * ${Math.round(day / bookingsInDay)} + ${day / 8}`,
  pickup_date: "date(age || ' days')",
  now_pickup_date: "date(age || ' days')",
  delivery_date: "date(age || ' days')",
  now_delivery_date: "date(age || ' days')",
  customer: "json_object('name', 'Customer ' || number, 'phone', phone, 'email', (number % 300000) || '@example.com')",
  booker_email: "(number % 300000) || '@example.com'",
  booker_phone: "phone",
  owner_digest: "iif(number % 3 = 0, null, 'guest-' || (number % 300000))",
  account_id: "iif(number % 3 = 0, 'account-' || (number % 60000), null)",
  company_id: "iif(number % 9 = 0, 'company-' || (number % 99), null)",
  driver: "iif(age > -1 and number % 2 = 0, null, 'driver-' || (number % 60))",
  // One in a thousand bookings that are two days old is an exception that waits for somebody.
  now_state: `
    case when age > -2 then iif(number % 2 = 0, 'confirmed', 'assigned')
      when number % 1000 = 0 then 'onHold' when number % 20 = 0 then 'cancelled' else 'delivered' end`,
}

function insertBookings(database: BetterSqlite3.Database, count: number): void {
  database.function("new_reference", { deterministic: false }, (market) => newReference(market as MarketId))
  const columns = (database.pragma("table_info(bookings)") as readonly { readonly name: string }[]).map(
    ({ name }) => name,
  )
  const today = new Date(filledUntil).toISOString().slice(0, 10)
  const values = columns.map((name) => differing[name]?.replace("date(age", `date('${today}', age`) ?? name)
  database
    .prepare(`
      with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ?)
      insert into bookings (${columns.join(", ")}) select ${values.join(", ")} from (
        select number, -(number / ${bookingsInDay}) as age, '+97150' || (1000000 + number) as phone from numbers
      ), (select * from bookings limit 1)`)
    .run(count)
}

/** Adds what every booking leaves behind: two lines in the ledger, its lead, and its recent messages. */
function insertBelongings(database: BetterSqlite3.Database): void {
  database.exec(`
    insert into ledger_transactions (id, booking, source, booked_at)
      select 'paid-' || reference, reference, reference, booked_at from bookings;
    insert into ledger_entries (ledger_transaction, sort_order, account, currency, amount_minor)
      select 'paid-' || reference, 1, 'cash', currency, to_pay_minor from bookings union all
      select 'paid-' || reference, 2, 'revenue', currency, -to_pay_minor from bookings;
    insert into leads (id, market, details, saved_at, booked_as)
      select 'lead-' || reference, market, '{}', booked_at, reference from bookings;
    insert into delivery_events (reference, sort_order, command, role, happened_at)
      select reference, 1, '{"type":"takeCash"}', 'porter', booked_at from bookings
      where now_state = 'delivered' and booked_at > ${filledUntil - 30 * day} and booked_at < ${filledUntil - day};
    insert into outbox (id, topic, reference, queued_at, due_at, done_at)
      select who || reference, 'tell-customer', reference, booked_at, booked_at, booked_at
      from bookings, (select 'a' as who union all select 'b' union all select 'c')
      where booked_at > ${filledUntil - 7 * day}`)
}
