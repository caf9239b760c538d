import * as Layer from "effect/Layer"
import { boardChanges } from "./bookings/board-changes.ts"
import { bookingBoard } from "./bookings/booking-board.ts"
import { bookingChanges } from "./bookings/booking-changes.ts"
import { bookings } from "./bookings/bookings.ts"
import { comingBookings } from "./bookings/coming-bookings.ts"
import { drivers } from "./bookings/drivers.ts"
import { leadDesk } from "./bookings/lead-desk.ts"
import { promoUses } from "./bookings/promo-uses.ts"
import { proofs } from "./bookings/proofs.ts"
import { ratings } from "./bookings/ratings.ts"
import { recentBookings } from "./bookings/recent-bookings.ts"
import { recipientRequests } from "./bookings/recipient-requests.ts"
import { slotLedger } from "./bookings/slot-ledger.ts"
import { storedAnswers } from "./bookings/stored-answers.ts"
import type { Database, DatabaseSettings } from "./database/connection.ts"
import { storedSecretDigest } from "./database/digest.ts"
import { randomIds } from "./database/id-source.ts"
import { analytics } from "./messages/analytics.ts"
import { outbox } from "./messages/outbox.ts"
import { dayBooks } from "./money/day-books.ts"
import { moneyBooks } from "./money/money-books.ts"
import { paymentAttempts, refunds } from "./money/payment-attempts.ts"
import { databaseConnection } from "./open-database.ts"
import { accounts, bookingOwners } from "./people/accounts.ts"
import { companies } from "./people/companies.ts"
import { consents } from "./people/consents.ts"
import { apiKeys, webhooks } from "./people/consumers.ts"
import { noticeChoices } from "./people/notice-choices.ts"
import { oneTimeCodes } from "./people/one-time-codes.ts"
import { pushSubscriptions } from "./people/push-subscriptions.ts"
import { secondFactors } from "./people/second-factors.ts"
import { sessions } from "./people/sessions.ts"
import { changeLog } from "./reference/change-log.ts"
import { gazetteer } from "./reference/geocoder.ts"
import { promoCatalog } from "./reference/promo-catalog.ts"
import {
  banners,
  closureCalendar,
  internationalRates,
  serviceAreas,
  tariffBook,
  taxRates,
} from "./reference/reference-data.ts"
import { referenceEntries } from "./reference/reference-entries.ts"
import { rulesBook } from "./reference/rules-book.ts"
import { demoData } from "./seeds/demo.ts"
import { type SeedData, seed } from "./seeds/seed.ts"
import { unitOfWork } from "./unit-of-work.ts"

/**
 * Every driven port that the database serves, with the connection under them. Building the layer opens, migrates and
 * seeds the database; closing its scope closes it. Only the distance meter is missing, because it uses no database.
 *
 * @param data rows to add at each start if they are missing
 */
export const databaseLayer = (database: DatabaseSettings, data?: SeedData) =>
  repositories(data).pipe(Layer.provideMerge(databaseConnection(database)))

/** The same ports over a connection that is already open. */
export const repositories = (data: SeedData = demoData) =>
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
    secondFactors,
    sessions,
    storedAnswers,
    storedSecretDigest,
    tariffBook,
    taxRates,
    unitOfWork,
    webhooks,
  ).pipe(Layer.provideMerge(seeded(data)))

const seeded = (data: SeedData): Layer.Layer<never, never, Database> => Layer.effectDiscard(seed(data))
