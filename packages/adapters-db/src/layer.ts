import * as Layer from "effect/Layer"
import { accounts, bookingOwners } from "./accounts.ts"
import { analytics } from "./analytics.ts"
import { boardChanges } from "./board-changes.ts"
import { bookingBoard } from "./booking-board.ts"
import { bookingChanges } from "./booking-changes.ts"
import { bookings } from "./bookings.ts"
import { changeLog } from "./change-log.ts"
import { comingBookings } from "./coming-bookings.ts"
import { companies } from "./companies.ts"
import type { Database, DatabaseSettings } from "./connection.ts"
import { consents } from "./consents.ts"
import { apiKeys, webhooks } from "./consumers.ts"
import { dayBooks } from "./day-books.ts"
import { storedSecretDigest } from "./digest.ts"
import { drivers } from "./drivers.ts"
import { gazetteer } from "./geocoder.ts"
import { randomIds } from "./id-source.ts"
import { leadDesk } from "./lead-desk.ts"
import { moneyBooks } from "./money-books.ts"
import { noticeChoices } from "./notice-choices.ts"
import { oneTimeCodes } from "./one-time-codes.ts"
import { databaseConnection } from "./open-database.ts"
import { outbox } from "./outbox.ts"
import { paymentAttempts, refunds } from "./payment-attempts.ts"
import { promoCatalog } from "./promo-catalog.ts"
import { promoUses } from "./promo-uses.ts"
import { proofs } from "./proofs.ts"
import { pushSubscriptions } from "./push-subscriptions.ts"
import { ratings } from "./ratings.ts"
import { recentBookings } from "./recent-bookings.ts"
import { recipientRequests } from "./recipient-requests.ts"
import { banners, closureCalendar, internationalRates, serviceAreas, tariffBook, taxRates } from "./reference-data.ts"
import { referenceEntries } from "./reference-entries.ts"
import { rulesBook } from "./rules-book.ts"
import { demoData } from "./seeds/demo.ts"
import { type SeedData, seed } from "./seeds/seed.ts"
import { sessions } from "./sessions.ts"
import { slotLedger } from "./slot-ledger.ts"
import { storedAnswers } from "./stored-answers.ts"
import { unitOfWork } from "./unit-of-work.ts"

/**
 * Every driven port that the database serves, with the connection under them. Building it opens, migrates and seeds;
 * closing its scope closes the file. Only the distance meter is not here: it is no matter of a database.
 *
 * @param data rows to add where they are missing, at each start
 */
export const databaseLayer = (database: DatabaseSettings, data: SeedData = demoData) =>
  Layer.mergeAll(
    analytics,
    apiKeys,
    banners,
    changeLog,
    internationalRates,
    leadDesk,
    recentBookings,
    recipientRequests,
    referenceEntries,
    boardChanges,
    bookingBoard,
    bookingChanges,
    accounts,
    bookingOwners,
    bookings,
    closureCalendar,
    comingBookings,
    companies,
    consents,
    dayBooks,
    drivers,
    gazetteer,
    promoCatalog,
    outbox,
    promoUses,
    pushSubscriptions,
    proofs,
    noticeChoices,
    oneTimeCodes,
    moneyBooks,
    paymentAttempts,
    ratings,
    refunds,
    randomIds,
    rulesBook,
    serviceAreas,
    slotLedger,
    sessions,
    storedAnswers,
    storedSecretDigest,
    tariffBook,
    taxRates,
    unitOfWork,
    webhooks,
  ).pipe(Layer.provideMerge(seeded(data)), Layer.provideMerge(databaseConnection(database)))

const seeded = (data: SeedData): Layer.Layer<never, never, Database> => Layer.effectDiscard(seed(data))
