import { newDatabaseFolder } from "@mersal/adapters-db/testing/new-database-path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  noLimits,
  type RunningProduct,
  saturdayNoonUtc,
  startProduct,
  type WireAnswer,
} from "../testing/running-product.ts"
import { codeFor, type SignedUp, signUp } from "../testing/signed-up.ts"

// What the log tells an operator about who signed in and who was refused, by the request's id: checklist V16.3.

const { path, remove } = newDatabaseFolder()
const lines: string[] = []
let product: RunningProduct
let person: SignedUp
beforeAll(async () => {
  const write = (line: string) => void lines.push(line)
  product = await startProduct(
    {
      database: { kind: "sqlite", path },
      logLevel: "info",
      rateLimits: { ...noLimits, globalSearch: { calls: 1, seconds: 60 } },
    },
    { logTo: { write } },
  )
  person = await signUp(product)
})
afterAll(async () => {
  await product.stop()
  remove()
})

/** The log line of an answer, without what differs each time. */
function lineOf(answer: WireAnswer) {
  const id = answer.headers.get("request-id")
  const found = lines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === id)
  expect(found).toHaveLength(1)
  const { level, req, res } = found[0]
  return [level, `${req.method} ${req.path}`, res]
}

const post = (at: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  product.call("POST", at, { body, headers })
const info = 30

describe("the log has one line, at its default level, of", () => {
  it("a sign-in, and of one that was refused", async () => {
    const { email, password } = person
    expect(lineOf(await post("/v1.0/auth/login", { email, password }))).toEqual([
      info,
      "POST /v1.0/auth/login",
      { status: 200, caller: "guest" },
    ])
    expect(lineOf(await post("/v1.0/auth/login", { email, password: "another-1!" }))).toEqual([
      info,
      "POST /v1.0/auth/login",
      { status: 401, caller: "guest", refusedBy: ["sign-in-refused"] },
    ])
  })

  it("a wrong code, a right one and a token of a new password that is none", async () => {
    await product.setNow(saturdayNoonUtc + 120_000)
    const asked = await post("/v1.0/auth/forgot/code", { email: person.email })
    const { challengeId } = asked.body.data
    const code = await codeFor(product, person.email)
    const wrong = await post("/v1.0/auth/forgot", { challengeId, code: code === "0000" ? "1111" : "0000" })
    expect(lineOf(wrong)).toEqual([
      info,
      "POST /v1.0/auth/forgot",
      { status: 422, caller: "guest", refusedBy: ["code-refused"] },
    ])
    expect(lineOf(await post("/v1.0/auth/forgot", { challengeId, code }))[2]).toEqual({ status: 200, caller: "guest" })
    const forged = await post("/v2.0/auth/password", { password: "Falconry-88!" }, { token: "ab".repeat(16) })
    expect(lineOf(forged)).toEqual([
      info,
      "POST /v2.0/auth/password",
      { status: 422, caller: "guest", refusedBy: ["password-token-refused"] },
    ])
  })

  it("a call by nobody, by one who may not, and by a token and a key that open nothing", async () => {
    const refusals = [
      await product.call("GET", "/v1.0/account/export"),
      await product.call("GET", "/v1.0/staff", { headers: person.headers }),
      await product.call("GET", "/v1.0/user/profile", { headers: { token: "ab".repeat(32) } }),
      await product.call("GET", "/v1.0/webhooks", { headers: { authorization: "Bearer mersal_live_0000" } }),
    ]
    expect(refusals.map((answer) => lineOf(answer)[2])).toEqual([
      { status: 401, refusedBy: ["sign-in-required"] },
      { status: 403, refusedBy: ["not-permitted"] },
      { status: 401, refusedBy: ["invalid-token"] },
      { status: 401, refusedBy: ["invalid-api-key"] },
    ])
  })

  it("a far identity that nobody has signed", async () => {
    const begun = await post("/v1.0/auth/social", {})
    const cookie = begun.headers.getSetCookie()[0]?.split(";")[0] ?? ""
    const header = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url")
    const claims = Buffer.from(JSON.stringify({ sub: "1", email: person.email })).toString("base64url")
    const forged = await post(
      "/v1.0/auth/login",
      { registerType: "google", authenticationToken: `${header}.${claims}.` },
      { cookie },
    )
    expect(lineOf(forged)[2]).toMatchObject({ status: 401, refusedBy: [expect.stringMatching(/social|identity/)] })
  })

  it("a page of another site, and who asks too often", async () => {
    const foreign = await post("/v1.0/auth/logout", {}, { origin: "https://evil.test" })
    expect(lineOf(foreign)[2]).toMatchObject({ status: 403, refusedBy: ["cross-site"] })
    const search = () => post("/v1.0/order/tracking/global", { field: "reference", value: "AE1" })
    await search()
    expect(lineOf(await search())[2]).toEqual({ status: 429, refusedBy: ["too-many-requests"] })
  })
})
