import { openBeside } from "@mersal/adapters-db/testing/beside"
import { newDatabaseFolder } from "@mersal/adapters-db/testing/new-database-path"
import type { LimitName } from "@mersal/adapters-http/contract/endpoint-row"
import { describe, expect, it, onTestFinished } from "vitest"
import { defaultRateLimits } from "../http/callers/rate-limits.ts"
import { callRow, everyCall } from "../testing/every-call.ts"
import { type RunningProduct, startProduct } from "../testing/running-product.ts"
import { signUp } from "../testing/signed-up.ts"

// The limits for an operator who sets none: checklist V2.4.1. Limits by phone have a test of their own.

/** Counts use real time: a test's calls would count in another test only if both take less than a minute. */
async function newProduct(): Promise<{ readonly product: RunningProduct; readonly path: string }> {
  const { path, remove } = newDatabaseFolder()
  const product = await startProduct({ rateLimits: defaultRateLimits, database: { kind: "sqlite", path } })
  onTestFinished(async () => {
    await product.stop()
    remove()
  })
  return { product, path }
}

const limited = Map.groupBy(everyCall, ([, { limit }]) => limit)

/** The next call may come at most this long after the first. */
const expectRefusal = (answer: Awaited<ReturnType<typeof callRow>>, name: LimitName): void => {
  expect([name, answer.status, answer.body.errors[0].code]).toEqual([name, 429, "too-many-requests"])
  const wait = Number(answer.headers.get("retry-after"))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(defaultRateLimits[name].seconds)
}

/** docs/operations.md, Limits: the calls within the seconds, which the other tests take from the product itself. */
const stated: Readonly<Record<LimitName, readonly [number, number]>> = {
  lookUp: [1_200, 60],
  placeSearch: [600, 60],
  createOrder: [60, 60],
  bookingsOfPhone: [30, 3_600],
  bookingsToPhone: [30, 86_400],
  bookingsToPhoneOfAccount: [200, 86_400],
  bookingsToEmail: [30, 86_400],
  bookingsToEmailOfAccount: [5_000, 86_400],
  tracking: [120, 60],
  globalSearch: [5, 60],
  promo: [10, 60],
  promoOfCaller: [30, 3_600],
  promoOfOrder: [10, 60],
  promoOfOrderCaller: [30, 3_600],
  lead: [60, 60],
  signIn: [10, 60],
  register: [20, 3_600],
  code: [6, 60],
  webhookSend: [60, 60],
  upload: [30, 60],
  recipient: [10, 60],
  payment: [30, 60],
  event: [60, 60],
  position: [600, 60],
  liveKey: [600, 60],
  sandboxKey: [120, 60],
}

describe("the limits for an operator who sets none", () => {
  it("are those that the page for operators states", () => {
    const limits = Object.entries(defaultRateLimits).map(([name, { calls, seconds }]) => [name, [calls, seconds]])
    expect(Object.fromEntries(limits)).toEqual(stated)
  })
})

describe("one address", () => {
  it("is told by a key's calls to come again after the stated counts, and when", async () => {
    const { product, path } = await newProduct()
    const { headers, phone } = await signUp(product)
    const company = {
      dom: "AE",
      trn: "100000000000001",
      name: "Shop",
      contact: "Amna",
      email: "shop@example.com",
      phn: phone,
    }
    await product.call("POST", "/v1.0/corporate/register", { body: company, headers })
    const body = { name: "Shop", kind: "sandbox", scopes: ["quotes"] }
    for (const kind of ["sandbox", "live"] as const) {
      const { key, id } = (await product.call("POST", "/v1.0/keys", { body, headers })).body.data
      // A live key is given to companies that an admin has approved.
      const database = openBeside(path)
      database.prepare("update companies set state = 'approved'").run()
      database.prepare("update api_keys set kind = ? where id = ?").run(kind, id)
      database.close()
      const ask = () => product.call("GET", "/v1.0/policy?domain=AE", { headers: { authorization: `Bearer ${key}` } })
      for (let calls = 0; calls < defaultRateLimits[`${kind}Key`].calls; calls += 1)
        expect((await ask()).status).toBe(200)
      expectRefusal(await ask(), `${kind}Key`)
    }
  })

  it("is told by every limited call to come again after the stated counts, and when", async () => {
    const { product } = await newProduct()
    for (const [name, rows] of limited) {
      if (name === undefined) continue
      const { calls } = defaultRateLimits[name]
      let passed = 0
      let answer = await callRow(product, rows[0]?.[1] ?? expect.unreachable())
      while (answer.status !== 429 && passed <= calls) {
        passed += 1
        answer = await callRow(product, rows[passed % rows.length]?.[1] ?? expect.unreachable())
      }
      expect([name, passed]).toEqual([name, calls])
      for (const [, row] of rows) expectRefusal(await callRow(product, row), name)
    }
  })
})
