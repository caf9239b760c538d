import * as Layer from "effect/Layer"
import { bookings } from "./bookings.ts"
import { type Database, type DatabaseSettings, databaseConnection } from "./connection.ts"
import { storedSecretDigest } from "./digest.ts"
import { gazetteer } from "./geocoder.ts"
import { randomIds } from "./id-source.ts"
import { outbox } from "./outbox.ts"
import { promoUses } from "./promo-uses.ts"
import { closureCalendar, serviceAreas, tariffBook, taxRates } from "./reference-data.ts"
import { demoData } from "./seeds/demo.ts"
import { type SeedData, seed } from "./seeds/seed.ts"
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
    bookings,
    closureCalendar,
    gazetteer,
    outbox,
    promoUses,
    randomIds,
    serviceAreas,
    storedAnswers,
    storedSecretDigest,
    tariffBook,
    taxRates,
    unitOfWork,
  ).pipe(Layer.provideMerge(seeded(data)), Layer.provideMerge(databaseConnection(database)))

const seeded = (data: SeedData): Layer.Layer<never, never, Database> => Layer.effectDiscard(seed(data))
