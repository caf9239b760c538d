import type { DatabaseSettings } from "@mersal/adapters-db/database/connection"
import { databaseLayer } from "@mersal/adapters-db/layer"
import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

/** Ten bookings in each window of Same Day. */
const limitWindows = (database: DatabaseSettings): Promise<void> => {
  const limit = UnitOfWork.use((work) =>
    work.commit([{ kind: "setCapacity", market: "AE", bookingType: "sameDay", window: null, capacity: 10 }]),
  )
  return Effect.runPromise(Effect.provide(limit, databaseLayer(database)))
}

/**
 * Started one after the other: SQLite blocks the thread while it waits for a lock. Here the servers share a thread,
 * which separate processes do not, so the one that migrates could never finish.
 */
async function started(database: DatabaseSettings, servers: number): Promise<readonly RunningProduct[]> {
  const products: RunningProduct[] = []
  while (products.length < servers) products.push(await startProduct({ database }))
  return products
}

const book = (product: RunningProduct, headers: Readonly<Record<string, string>> = {}) =>
  product.call("POST", "/v1.0/order/createOrder", { body: plainBooking, headers })

for (const { name, open } of testDatabases) {
  describe(`a window that takes ten, on ${name}`, () => {
    for (const servers of [1, 3]) {
      it(`is booked by ten of two hundred who come at once, at ${servers} of its servers`, async () => {
        const database = await open()
        const products = await started(database, servers)
        try {
          await limitWindows(database)
          const calls = Array.from({ length: 200 }, (_, index) => book(products[index % servers] as RunningProduct))
          const answers = await Promise.all(calls)
          const refused = answers.filter(({ status }) => status !== 200)
          expect(answers.length - refused.length).toBe(10)
          const said = refused.map(({ status, body }) => [status, body.errors[0].code, body.errors[0].data.next])
          const next = { date: "2026-11-22", window: "11-14" }
          expect(said).toEqual(refused.map(() => [409, "slot-full", next]))
        } finally {
          await Promise.all(products.map((product) => product.stop()))
        }
      })
    }

    it("is taken once by sixty calls under one key, at three of its servers", async () => {
      const database = await open()
      const products = await started(database, 3)
      try {
        await limitWindows(database)
        const key = { "idempotency-key": "sixty at once" }
        const answers = await Promise.all(
          Array.from({ length: 60 }, (_, index) => book(products[index % 3] as RunningProduct, key)),
        )
        expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
        expect(answers.filter(({ headers }) => headers.get("idempotent-replayed") === "true")).toHaveLength(59)
        const others = await Promise.all(Array.from({ length: 10 }, () => book(products[0] as RunningProduct)))
        expect(others.filter(({ status }) => status === 200)).toHaveLength(9)
      } finally {
        await Promise.all(products.map((product) => product.stop()))
      }
    })
  })
}
