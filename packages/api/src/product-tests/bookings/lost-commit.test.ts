import { Database, type DatabaseSettings } from "@mersal/adapters-db/database/connection"
import { databaseLayer } from "@mersal/adapters-db/layer"
import { postgresOnALine } from "@mersal/adapters-db/testing/postgres-on-a-line"
import { sampleOrder } from "@mersal/domain/testing/sample-order"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { describe, expect, it, onTestFinished } from "vitest"
import { startProduct } from "../../testing/running-product.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

/** The product on a PostgreSQL behind a line that can break in the middle of a commit. */
async function stage() {
  const { direct, behind, line } = await postgresOnALine()
  const product = await startProduct({ database: behind })
  onTestFinished(async () => {
    await product.stop()
    line.close()
  })
  return { product, line, bookings: () => bookingsIn(direct) }
}

const bookingsIn = async (settings: DatabaseSettings): Promise<unknown> => {
  const counted = Database.use(({ rows }) => rows("select count(*) as bookings from bookings"))
  const [row] = await Effect.runPromise(Effect.provide(counted, databaseLayer(settings)))
  return (row as { readonly bookings: unknown }).bookings
}

describe("an order whose connection to PostgreSQL is lost during the commit", () => {
  it.each([
    ["commit", 0],
    ["answer", 1],
  ] as const)("may be booked, is told so where the %s was lost, and is booked once by its key", async (lost, there) => {
    const { product, line, bookings } = await stage()
    const headers = { "idempotency-key": "sent until it is known" }
    const book = () => product.call("POST", "/v1.0/order/createOrder", { body: plainBooking, headers })
    line.breakAtCommit(lost)
    const unknown = await book()
    expect([unknown.status, unknown.body.errors[0].code]).toEqual([503, "outcome-unknown"])
    expect(unknown.body.errors[0].errorDetails).toContain("Idempotency-Key")
    expect(Number(unknown.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(await bookings()).toBe(there)
    const [known, again] = [await book(), await book()]
    expect([known.status, known.headers.get("idempotent-replayed")]).toEqual([200, there === 1 ? "true" : null])
    expect(again.body.data).toEqual(known.body.data)
    expect(await bookings()).toBe(1)
  })

  it("has no answer for the browser's client, which sends the same order under the same key", async () => {
    const { product, line, bookings } = await stage()
    const { booking: service } = product.services("browser")
    line.breakAtCommit("answer")
    const unknown = await service.placeBooking(sampleOrder(), { idempotencyKey: "draft-1" })
    expect(Result.isFailure(unknown) && unknown.failure._tag).toBe("ServerFailure")
    let isReplayed = false
    const onReplayed = () => {
      isReplayed = true
    }
    const known = await service.placeBooking(sampleOrder(), { idempotencyKey: "draft-1", onReplayed })
    expect([Result.isSuccess(known), isReplayed, await bookings()]).toEqual([true, true, 1])
  })
})
