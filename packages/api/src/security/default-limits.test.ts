import { readFileSync } from "node:fs"
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

const [, chapter = ""] = readFileSync(new URL("../../../../docs/operations.md", import.meta.url), "utf8").split(
  "\n## Limits\n",
)
const periods = { minute: 60, hour: 3_600, day: 86_400 } as const

/** For each limit the beginning of its row in docs/operations.md, Limits, the calls as written there, and their period. */
const stated: Readonly<Record<LimitName, readonly [string, string, keyof typeof periods]>> = {
  lookUp: ["windows, prices, distances", "1,200", "minute"],
  placeSearch: ["place searches", "600", "minute"],
  createOrder: ["bookings, cancellations, changes", "60", "minute"],
  bookingsOfPhone: ["bookings that guests placed |", "30", "hour"],
  bookingsToPhone: ["bookings that guests placed, to one recipient", "30", "day"],
  bookingsToPhoneOfAccount: ["bookings of an account, to one recipient", "200", "day"],
  bookingsToEmail: ["bookings that guests placed, to one recipient; with one e-mail", "30", "day"],
  bookingsToEmailOfAccount: ["bookings of an account, to one recipient; with one e-mail", "5,000", "day"],
  tracking: ["tracking, the caller's own booking", "120", "minute"],
  globalSearch: ["tracking by another field", "5", "minute"],
  promo: ["promo codes |", "10", "minute"],
  promoOfCaller: ["promo codes given by name", "30", "hour"],
  promoOfOrder: ["failed orders with a promo code", "10", "minute"],
  promoOfOrderCaller: ["the same, from anywhere", "30", "hour"],
  lead: ["leads, international quotes", "60", "minute"],
  signIn: ["signing in", "10", "minute"],
  register: ["registrations", "20", "hour"],
  code: ["one-time codes", "6", "minute"],
  webhookSend: ["pings and replays of webhooks", "60", "minute"],
  upload: ["pictures", "30", "minute"],
  recipient: ["questions to recipients", "10", "minute"],
  payment: ["paying: session", "30", "minute"],
  event: ["analytics facts, consents", "60", "minute"],
  position: ["a driver's position", "600", "minute"],
  liveKey: ["all calls of a live key", "600", "minute"],
  sandboxKey: ["all calls of a live key; of a sandbox key", "120", "minute"],
}

describe("the limits for an operator who sets none", () => {
  it("are those that the page for operators states", () => {
    for (const [name, [row, calls, period]] of Object.entries(stated)) {
      const line = chapter.split("\n").find((each) => each.startsWith(`| ${row}`)) ?? ""
      const [written = "", unit] = (line.split(" | ")[1] ?? "").split(/ an? (?=\w+$)/)
      expect([name, unit, written.split("; ")], line).toEqual([name, period, expect.arrayContaining([calls])])
      // The name by which RATE_LIMITS changes it.
      expect(line).toContain(`\`${name}\``)
    }
    const limits = Object.entries(defaultRateLimits).map(([name, { calls, seconds }]) => [name, [calls, seconds]])
    const meant = Object.entries(stated).map(([name, [, calls, period]]) => {
      return [name, [Number(calls.replace(",", "")), periods[period]]]
    })
    expect(Object.fromEntries(limits)).toEqual(Object.fromEntries(meant))
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
