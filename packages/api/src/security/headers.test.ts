import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { openBeside } from "@mersal/adapters-db/testing/beside"
import { newDatabaseFolder } from "@mersal/adapters-db/testing/new-database-path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { builtAssets } from "../http/pages/web-assets.ts"
import { callRow, everyCall } from "../testing/every-call.ts"
import { productionSettings } from "../testing/production-settings.ts"
import { type RunningProduct, startProduct, type WireAnswer } from "../testing/running-product.ts"
import { plainBooking } from "../testing/wire-bookings.ts"

// The headers of every answer, whatever it is: checklist V3.2.1, V3.4 and V4.1.1.

const { path, remove } = newDatabaseFolder()
let product: RunningProduct
beforeAll(async () => {
  const pages = join(path, "../pages")
  mkdirSync(join(pages, "assets"), { recursive: true })
  writeFileSync(join(pages, "index.html"), "<!doctype html><html><!--mersal-boot--></html>")
  writeFileSync(join(pages, "assets/index-0123abcd.js"), "export {}")
  writeFileSync(join(pages, "robots.txt"), "User-agent: *")
  const webAssets = builtAssets(pages)
  if (!webAssets) throw new Error("The pages were written just now")
  const database = { kind: "sqlite", path } as const
  product = await startProduct({ ...productionSettings, database }, { webAssets })
})
afterAll(async () => {
  await product.stop()
  remove()
})

/** True for every answer, page or not. */
function expectHeaders({ headers, text }: WireAnswer): void {
  expect(headers.get("x-content-type-options")).toBe("nosniff")
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains")
  expect(headers.get("referrer-policy")).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/)
  expect(headers.get("x-frame-options")).toBe("DENY")
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin")
  expect(headers.get("x-powered-by")).toBeNull()
  expect(headers.get("server")).toBeNull()
  expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([])
  const policy = headers.get("content-security-policy") ?? ""
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe-|\*|http:/)
  expect(text).not.toMatch(/node_modules|\.ts:\d|SQLITE/)
}

/** Also true for answers of the API: they are data, for this caller and this moment. */
function expectData(answer: WireAnswer, type = "application/json; charset=utf-8"): void {
  expectHeaders(answer)
  expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none';/)
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer")
  expect(answer.headers.get("content-type")).toBe(type)
  expect(answer.headers.get("cache-control")).toBe("no-store")
}

describe("an answer of the API", () => {
  it("is data and never a page, of every call", async () => {
    // The only file that is public under a known name.
    for (const [name, row] of everyCall)
      expectData(await callRow(product, row), name === "bulkTemplate" ? "text/csv; charset=utf-8" : undefined)
  })

  it("is that too where there is no such call, no such method, no such encoding and no such body", async () => {
    const answers = [
      await product.call("GET", "/v1.0/nothing"),
      await product.call("POST", "/v1.0/order/createOrder/../../etc", { body: {} }),
      await product.call("DELETE", "/v1.0/polygon/details"),
      await product.call("GET", "/v1.0/%E0%A4%A"),
      await product.call("POST", "/v1.0/distance", { text: "{" }),
      await product.call("POST", "/v1.0/distance", { text: "{}", headers: { "content-type": "text/plain" } }),
      await product.call("POST", "/v1.0/distance", { body: { dom: "x".repeat(200_000) } }),
      await product.call("POST", "/v1.0/order/createOrder", { body: plainBooking }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 405, 404, 400, 415, 413, 200])
    for (const answer of answers) expectData(answer)
  })
})

describe("a page", () => {
  it("runs what is ours and nothing inline, found or not, and so do its files", async () => {
    const answers = [
      await product.call("GET", "/"),
      await product.call("GET", "/go/book"),
      await product.call("GET", "/no/such/page"),
      await product.call("GET", "/assets/index-0123abcd.js"),
      await product.call("GET", "/robots.txt"),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 200, 200])
    for (const answer of answers) {
      expectHeaders(answer)
      expect(answer.headers.get("content-security-policy")).toMatch(
        /script-src 'self';.*object-src 'none';base-uri 'none'/,
      )
      expect(answer.headers.get("content-type")).toMatch(/; charset=utf-8$/i)
      expect(answer.headers.get("permissions-policy")).toContain("camera=()")
    }
  })

  it("that is written for one caller is kept by nobody", async () => {
    for (const page of ["/", "/go/payment", "/go/account", "/no/such/page"])
      expect((await product.call("GET", page)).headers.get("cache-control")).toBe("no-store")
  })
})

describe("health and what is not there", () => {
  it("carry the same headers as everything else", async () => {
    for (const address of ["/healthz", "/readyz"]) expectHeaders(await product.call("GET", address))
    for (const [method, address] of [
      ["PUT", "/go/book"],
      ["POST", "/"],
    ] as const)
      expectHeaders(await product.call(method, address, { body: {} }))
  })
})

it("a fault of ours is answered with its number and nothing else of it", async () => {
  const { bkref } = (await product.call("POST", "/v1.0/order/createOrder", { body: plainBooking })).body.data
  const database = openBeside(path)
  database.exec("alter table bookings rename to lost")
  const answer = await product.call("GET", `/v1.0/order/tracking?bookingId=${bkref}`)
  database.exec("alter table lost rename to bookings")
  database.close()
  expect(answer.status).toBe(500)
  expectData(answer)
  expect(answer.body).toEqual({
    success: false,
    errors: [
      {
        errorMessage: expect.any(String),
        errorDetails: "",
        code: "something-went-wrong",
        requestId: answer.headers.get("request-id"),
      },
    ],
  })
})
