import type { Knex } from "knex"
import { accounts } from "./2026-11-accounts.ts"
import { bookingBelongings } from "./2026-11-booking-belongings.ts"
import { bookingReadings } from "./2026-11-booking-readings.ts"
import { bulkRows } from "./2026-11-bulk-rows.ts"
import { cancelledUnpaid } from "./2026-11-cancelled-unpaid.ts"
import { cashToReturn } from "./2026-11-cash-to-return.ts"
import { closures } from "./2026-11-closures.ts"
import { companies } from "./2026-11-companies.ts"
import { companyAccounts } from "./2026-11-company-accounts.ts"
import { companyRefusals } from "./2026-11-company-refusals.ts"
import { consents } from "./2026-11-consents.ts"
import { consumers } from "./2026-11-consumers.ts"
import { countedCalls } from "./2026-11-counted-calls.ts"
import { counters } from "./2026-11-counters.ts"
import { datesInOrder } from "./2026-11-dates-in-order.ts"
import { desks } from "./2026-11-desks.ts"
import { digestsOfMessages } from "./2026-11-digests-of-messages.ts"
import { dispatch } from "./2026-11-dispatch.ts"
import { driverPace } from "./2026-11-driver-pace.ts"
import { editedCapacities } from "./2026-11-edited-capacities.ts"
import { firstTables } from "./2026-11-first-tables.ts"
import { largeTables } from "./2026-11-large-tables.ts"
import { ledgerDays } from "./2026-11-ledger-days.ts"
import { mailParts } from "./2026-11-mail-parts.ts"
import { messageReferences } from "./2026-11-message-references.ts"
import { minimumFares } from "./2026-11-minimum-fares.ts"
import { moneyToReturn } from "./2026-11-money-to-return.ts"
import { namelessBookings } from "./2026-11-nameless-bookings.ts"
import { noticeChoices } from "./2026-11-notice-choices.ts"
import { operations } from "./2026-11-operations.ts"
import { outboxLeases } from "./2026-11-outbox-leases.ts"
import { pagesOfNobody } from "./2026-11-pages-of-nobody.ts"
import { paidByLink } from "./2026-11-paid-by-link.ts"
import { paidChanges } from "./2026-11-paid-changes.ts"
import { paper } from "./2026-11-paper.ts"
import { paymentOrigins } from "./2026-11-payment-origins.ts"
import { paymentTimes } from "./2026-11-payment-times.ts"
import { payments } from "./2026-11-payments.ts"
import { pricedWindows } from "./2026-11-priced-windows.ts"
import { promoTerms } from "./2026-11-promo-terms.ts"
import { publishedRules } from "./2026-11-published-rules.ts"
import { push } from "./2026-11-push.ts"
import { ratings } from "./2026-11-ratings.ts"
import { referenceData } from "./2026-11-reference-data.ts"
import { referenceVersions } from "./2026-11-reference-versions.ts"
import { resetCodes } from "./2026-11-reset-codes.ts"
import { secondFactors } from "./2026-11-second-factors.ts"
import { sellers } from "./2026-11-sellers.ts"
import { sessionDevices } from "./2026-11-session-devices.ts"
import { staffEvents } from "./2026-11-staff-events.ts"
import { unknownRefunds } from "./2026-11-unknown-refunds.ts"
import { webhookTurns } from "./2026-11-webhook-turns.ts"
import { isPostgres } from "./is-postgres.ts"
import type { NamedMigration } from "./named-migration.ts"
import { NewerDatabase } from "./newer-database.ts"

/** In the order in which they run. Never change a migration that has been released: add another. */
export const migrations: readonly NamedMigration[] = [
  firstTables,
  bookingReadings,
  closures,
  referenceVersions,
  operations,
  bookingBelongings,
  counters,
  outboxLeases,
  countedCalls,
  consumers,
  companies,
  accounts,
  referenceData,
  payments,
  push,
  paidChanges,
  consents,
  editedCapacities,
  mailParts,
  driverPace,
  publishedRules,
  paper,
  dispatch,
  companyAccounts,
  ratings,
  noticeChoices,
  paymentOrigins,
  bulkRows,
  unknownRefunds,
  desks,
  messageReferences,
  sessionDevices,
  largeTables,
  ledgerDays,
  cashToReturn,
  moneyToReturn,
  paymentTimes,
  namelessBookings,
  digestsOfMessages,
  pricedWindows,
  minimumFares,
  cancelledUnpaid,
  sellers,
  companyRefusals,
  staffEvents,
  promoTerms,
  pagesOfNobody,
  webhookTurns,
  secondFactors,
  paidByLink,
  datesInOrder,
  resetCodes,
]

const migrationSource: Knex.MigrationSource<NamedMigration> = {
  getMigrations: () => Promise.resolve([...migrations]),
  getMigrationName: (migration) => migration.name,
  getMigration: (migration) => Promise.resolve(migration),
}

/** "MRSL": identifies our database files to `file` and to people, and is the key of our lock. */
export const applicationId = 0x4d52534c

/**
 * Migrates the database to the newest tables; does nothing if it already has them.
 *
 * All of it is one transaction. Its first statement takes SQLite's write lock or, on PostgreSQL, an advisory lock of
 * ours. Of several processes that start at once one migrates and the others wait. One that is killed half way leaves
 * nothing behind, neither half a migration nor knex's lock row; a lock row that exists must come from elsewhere, and is
 * released. Throws `NewerDatabase`.
 */
export const migrate = (database: Knex): Promise<void> =>
  alone(database, async (transaction) => void (await transaction.migrate.latest({ migrationSource })))

/** The names of the migrations that have run, the oldest first. Knex itself lists none if it does not know them all. */
const ranIn = async (database: Knex): Promise<readonly string[]> =>
  (await database.schema.hasTable("knex_migrations")) ? database("knex_migrations").orderBy("id").pluck("name") : []

/**
 * Undoes the newest migration, or all that ran after a named one: in the same way, all of them or none. What only the
 * newer tables could hold is lost. Throws `NewerDatabase`.
 *
 * @returns the names of the undone ones, the newest first; null if the named one has not run
 */
export async function undoMigrations(database: Knex, after: string | null): Promise<readonly string[] | null> {
  let undone: readonly string[] | null = null
  await alone(database, async (transaction) => {
    const names = await ranIn(transaction)
    if (after !== null && !names.includes(after)) return
    undone = names.slice(after === null ? -1 : names.indexOf(after) + 1).reverse()
    for (const _ of undone) await transaction.migrate.down({ migrationSource })
  })
  return undone
}

async function alone(database: Knex, work: (transaction: Knex.Transaction) => Promise<void>): Promise<void> {
  await database.transaction(async (transaction) => {
    if (isPostgres(database)) {
      // A process that waited must see what the others committed, whatever the server's default isolation level.
      await transaction.raw("set transaction isolation level read committed")
      // Waiting for other processes and filling large tables may exceed the usual statement timeout.
      await transaction.raw("set local statement_timeout = 0")
      await transaction.raw(`select pg_advisory_xact_lock(${applicationId})`)
    } else await transaction.raw(`pragma application_id = ${applicationId}`)
    await transaction.migrate.forceFreeMigrationsLock({ migrationSource })
    const known = migrations.map(({ name }) => name)
    const unknown = (await ranIn(transaction)).filter((name) => !known.includes(name))
    if (unknown.length > 0) throw new NewerDatabase(unknown, known.at(-1) ?? "")
    await work(transaction)
  })
}

/** Whether every migration has run. */
export async function isMigrated(database: Knex): Promise<boolean> {
  const [, pending] = (await database.migrate.list({ migrationSource })) as readonly [unknown, readonly unknown[]]
  return pending.length === 0
}
