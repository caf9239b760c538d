import { Database, type OpenDatabase } from "@mersal/adapters-db/database/connection"
import { repositories } from "@mersal/adapters-db/layer"
import { databaseConnection } from "@mersal/adapters-db/open-database"
import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { distanceLayer } from "@mersal/adapters-http/gateways/distance/great-circle"
import { ChosenReadings } from "@mersal/domain/ports/driven/chosen-readings"
import { PaymentOffer } from "@mersal/domain/ports/driven/payment-offer"
import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import { sampleOrder } from "@mersal/domain/testing/sample-order"
import { placeBooking } from "@mersal/domain/use-cases/booking/place-booking"
import { guestCaller } from "@mersal/domain/use-cases/caller"
import { trackBooking } from "@mersal/domain/use-cases/tracking/track-booking"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { describe, expect, it, onTestFinished } from "vitest"
import { clockLayer, ServerClock } from "../../clock.ts"
import { readSettings } from "../../config.ts"

/** One access to a database: a reading statement, by its table, or a list of writes in one commit. */
type Asked = string | { readonly commit: readonly string[] }

function noting(open: OpenDatabase, asked: Asked[]): OpenDatabase {
  const note = (what: Asked) => Effect.sync(() => void asked.push(what))
  return {
    ...open,
    rows: (text, values) => Effect.andThen(note(beginningOf(text)), open.rows(text, values)),
    rowsOfTurn: (text) => Effect.andThen(note(version), open.rowsOfTurn(text)),
    write: (writes) => {
      const commit = writes.map(({ text }) => beginningOf(text))
      return Effect.andThen(note({ commit }), open.write(writes))
    },
  }
}

/** "select * from bookings", "insert into outbox" */
const beginningOf = (text: string): string => /(?:select \* from|insert into|update) \w+/.exec(text)?.[0] ?? text

/** The use cases over a new database, and their accesses to it. */
async function stageOn(database: (typeof testDatabases)[number]) {
  const asked: Asked[] = []
  const connection = Layer.effect(
    Database,
    Effect.map(Database, (open) => noting(open, asked)),
  ).pipe(Layer.provide(databaseConnection(await database.open())))
  const { readings } = readSettings({})
  const layer = Layer.mergeAll(
    distanceLayer,
    Layer.succeed(ChosenReadings, readings),
    Layer.succeed(PaymentOffer, { AE: ["cashAtPickup"], QA: ["cashAtPickup"] }),
  ).pipe(
    Layer.provideMerge(repositories()),
    Layer.provideMerge(connection),
    Layer.provideMerge(clockLayer(new ServerClock({ at: sampleBooking.bookedAt, speed: 0 }))),
  )
  const runtime = ManagedRuntime.make(layer)
  onTestFinished(() => runtime.dispose())
  const browser = guestCaller("browser")
  const book = (idempotencyKey?: string) =>
    runtime.runPromise(
      placeBooking(sampleOrder(), browser, { ...(idempotencyKey !== undefined && { idempotencyKey }) }),
    )
  // Reference tables are read once and kept.
  await book()
  asked.length = 0
  return {
    book,
    track: (reference: string, as = guestCaller("another browser")) =>
      runtime.runPromise(trackBooking({ reference, accessToken: null }, as)),
    owner: browser,
    /** The accesses since the last call. */
    asked: () => asked.splice(0),
  }
}

const version = "version of reference tables"
/**
 * Areas, capacities, closures, prices and the minimum fare are in reference tables, which are read again only after a
 * change.
 */
const facts = Array.from({ length: 8 }, () => version)

for (const database of testDatabases)
  describe(`what is asked of ${database.name}`, () => {
    it("by an order is one commit, and reads of nothing that is kept", async () => {
      const { book, asked } = await stageOn(database)
      await book()
      const rows = ["insert into bookings", "insert into slot_places", "insert into outbox"]
      expect(asked()).toEqual([...facts, { commit: rows }])
    })

    it("by an order under a key is the same commit, with the answer in it and looked for before", async () => {
      const { book, asked } = await stageOn(database)
      await book("a key")
      const [lookedFor, ...others] = asked()
      expect(lookedFor).toBe("select * from stored_answers")
      expect(others.at(-1)).toEqual({ commit: expect.arrayContaining(["insert into stored_answers"]) })
      expect(others.filter((one) => typeof one !== "string")).toHaveLength(1)
    })

    it("by who tracks a booking without events is one row", async () => {
      const { book, track, asked } = await stageOn(database)
      const { booking } = await book()
      asked()
      await track(booking.reference)
      expect(asked()).toEqual(["select * from bookings"])
    })

    it("by its owner is that row, and what came of his money", async () => {
      const { book, track, owner, asked } = await stageOn(database)
      const { booking } = await book()
      asked()
      await track(booking.reference, owner)
      expect(asked()).toEqual(["select * from bookings", "select * from payment_attempts"])
    })
  })
