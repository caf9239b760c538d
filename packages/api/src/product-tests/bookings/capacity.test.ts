import { Database, type DatabaseSettings } from "@mersal/adapters-db/database/connection"
import { databaseLayer } from "@mersal/adapters-db/layer"
import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { startProductProcess } from "../../testing/product-process.ts"
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

/** Two hundred who book at once, each at the next of these addresses: ten are taken, and the others told what is free. */
async function expectTenOfTwoHundred(addresses: readonly string[]): Promise<void> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(plainBooking),
  }
  const calls = Array.from({ length: 200 }, async (_, index) => {
    const answer = await fetch(`${addresses[index % addresses.length]}/v1.0/order/createOrder`, init)
    return { status: answer.status, body: (await answer.json()) as Refusal }
  })
  const refused = (await Promise.all(calls)).filter(({ status }) => status !== 200)
  expect(calls.length - refused.length).toBe(10)
  const said = refused.map(({ status, body }) => [status, body.errors[0]?.code, body.errors[0]?.data.next])
  const next = { date: "2026-11-22", window: "11-14" }
  expect(said).toEqual(refused.map(() => [409, "slot-full", next]))
}

interface Refusal {
  readonly errors: readonly { readonly code: string; readonly data: { readonly next: unknown } }[]
}

/** Ten uses of a code, as an operator sets it. */
const limitPromo = (database: DatabaseSettings): Promise<unknown> => {
  const limit = Database.use(({ rows }) =>
    rows("update promos set maximum_uses = 10 where market = 'AE' and code = 'WELCOME10'"),
  )
  return Effect.runPromise(Effect.provide(limit, databaseLayer(database)))
}

const anotherDay = { bktyp: "Next Day", pickupDate: "2026-11-23", selectedPickupTime: undefined }

/** Two hundred customers who book with one code at once: ten have it, and the others neither have it nor are booked. */
async function expectTenUses(addresses: readonly string[]): Promise<void> {
  const calls = Array.from({ length: 200 }, async (_, index) => {
    const usr = { name: "Aisha Rahman", phn: `+97150123${4000 + index}`, email: `aisha-${index}@example.com` }
    const answer = await fetch(`${addresses[index % addresses.length]}/v1.0/order/createOrder`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...plainBooking, ...anotherDay, usr, prmcde: "WELCOME10" }),
    })
    const { errors } = (await answer.json()) as Partial<Refusal>
    return `${answer.status} ${errors?.[0]?.code ?? "booked"}`
  })
  const counted = Map.groupBy(await Promise.all(calls), (outcome) => outcome)
  expect(Object.fromEntries([...counted].map(([outcome, { length }]) => [outcome, length]))).toEqual({
    "200 booked": 10,
    "422 promo-invalid": 190,
  })
}

for (const { name, open } of testDatabases) {
  describe(`a code that has ten uses, on ${name}`, () => {
    it("is used by ten of two hundred who book with it at once, at one server", async () => {
      const database = await open()
      const [product] = await started(database, 1)
      if (!product) return expect.unreachable()
      try {
        await limitPromo(database)
        await expectTenUses([product.url])
      } finally {
        await product.stop()
      }
    })
  })

  describe(`a window that takes ten, on ${name}`, () => {
    it("is booked by ten of two hundred who come at once, at one server", async () => {
      const database = await open()
      const [product] = await started(database, 1)
      if (!product) return expect.unreachable()
      try {
        await limitWindows(database)
        await expectTenOfTwoHundred([product.url])
      } finally {
        await product.stop()
      }
    })

    it("is booked by ten of two hundred who come at once, at three processes, and a code of ten uses used by ten", async () => {
      const database = await open()
      await limitWindows(database)
      const addresses = await Promise.all([1, 2, 3].map(() => startProductProcess(database)))
      await expectTenOfTwoHundred(addresses)
      await limitPromo(database)
      await expectTenUses(addresses)
    })

    it("is taken once by sixty calls under one key, at three servers of one process", async () => {
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
