import { get } from "node:http"
import { json } from "node:stream/consumers"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningProduct, saturdayNoonUtc, startProduct } from "../../testing/running-product.ts"
import { signUp } from "../../testing/signed-up.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const body = { name: "Shop", kind: "sandbox", scopes: ["webhooks"] }

const madeKey = async (more = {}) => {
  const person = await signUp(product)
  const made = await product.call("POST", "/v1.0/keys", { body: { ...body, ...more }, headers: person.headers })
  return { person, key: made.body.data.key as string, id: made.body.data.id as string }
}

const withKey = (authorization: string, path = "/v1.0/webhooks", language = "en") =>
  product.call("GET", path, { headers: { authorization, "accept-language": language } })

const expectRefused = async (authorization: string, path?: string) => {
  const { status, body: answer } = await withKey(authorization, path)
  expect([authorization, status, answer.errors]).toEqual([
    authorization,
    401,
    [
      {
        errorMessage: "This API key opens nothing: it is wrong, or was revoked, or has expired.",
        errorDetails:
          "Check that the whole key was sent, as `Authorization: Bearer key_…`, or make a new one in your account.",
        code: "invalid-api-key",
        requestId: expect.any(String),
      },
    ],
  ])
}

describe("a program's key", () => {
  it("that is none of ours, empty, cut short or too long is told so, on calls that ask nothing too", async () => {
    const { key } = await madeKey()
    expect((await withKey(`Bearer ${key}`)).status).toBe(200)
    const wrong = [
      "Bearer",
      "Bearer $API_KEY",
      `Bearer ${key.slice(0, -1)}`,
      `Bearer ${key}0`,
      `bearer ${"k".repeat(999)}`,
    ]
    for (const authorization of [...wrong, `Bearer key_test_${"0".repeat(32)}`]) {
      await expectRefused(authorization)
      await expectRefused(authorization, "/v1.0/policy?domain=AE")
    }
  })

  it("has a name that its maker can read, and ends never where its end is said as nothing", async () => {
    const { headers } = await signUp(product)
    const make = (more: object) => product.call("POST", "/v1.0/keys", { body: { ...body, ...more }, headers })
    for (const name of ["  ", "😀"]) {
      const { status, body: refused } = await make({ name })
      expect([name, status, refused.errors]).toMatchObject([name, 422, [{ code: "missing-field", field: "name" }]])
    }
    expect((await make({ expiresAt: null })).body.data.expiresAt).toBeNull()
  })

  it("is listed by its maker page by page, also once it is revoked", async () => {
    const { person, id } = await madeKey()
    const { headers } = person
    for (const name of ["Second", "Third"])
      await product.call("POST", "/v1.0/keys", { body: { ...body, name }, headers })
    await product.call("DELETE", `/v1.0/keys/${id}`, { headers })
    const list = (query = "") => product.call("GET", `/v1.0/keys${query}`, { headers })
    const all = await list()
    expect([all.body.data.length, all.body.next]).toEqual([3, null])
    const first = await list("?limit=2")
    const second = await list(`?limit=2&cursor=${first.body.next}`)
    expect([...first.body.data, ...second.body.data]).toEqual(all.body.data)
    expect(second.body.next).toBeNull()
    for (const [query, field] of [
      ["limit=101", "limit"],
      ["cursor=nope", "cursor"],
    ]) {
      const { status, body: refused } = await list(`?${query}`)
      expect([status, refused.errors]).toMatchObject([422, [{ code: "invalid-field", field }]])
    }
  })

  it("that is sent in another way than as a bearer is told so, and books nothing as a guest's", async () => {
    const { key } = await madeKey()
    const ways = [
      { authorization: key },
      { authorization: `Token ${key}` },
      { authorization: `Bearer:${key}` },
      { authorization: `Basic ${key}` },
      { authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}` },
      { authorization: "" },
      { token: key },
      { "x-api-key": key },
    ]
    for (const headers of ways) {
      const { status, body: answer } = await product.call("POST", "/v1.0/order/createOrder", {
        headers,
        body: plainBooking,
      })
      expect([headers, status, answer.errors]).toMatchObject([headers, 401, [{ code: "invalid-api-key" }]])
    }
    for (const headers of [{ authorization: "Basic YW1uYTpmYWxjb25z" }, { token: "the specification's" }]) {
      const { status } = await product.call("GET", "/v1.0/taxes/retrieve?type=vat&domain=AE", { headers })
      expect([headers, status]).toEqual([headers, 200])
    }
  })

  it("beside which another Authorization stands is refused with it, whichever comes first", async () => {
    const { key } = await madeKey()
    /** With a header line for each, of which Node would read the first. */
    const called = (authorization: readonly string[]) =>
      new Promise<readonly [status: number | undefined, body: unknown]>((resolve, reject) => {
        const headers = ["Host", "localhost", ...authorization.flatMap((value) => ["Authorization", value])]
        get(`${product.url}/v1.0/webhooks`, { headers }, async (response) =>
          resolve([response.statusCode, await json(response)]),
        ).once("error", reject)
      })
    const refused = { errors: [{ code: "repeated-authorization" }] }
    const bearer = `Bearer ${key}`
    for (const other of ["Basic YW1uYTpmYWxjb25z", "", bearer])
      for (const both of [
        [bearer, other],
        [other, bearer],
      ])
        expect([both, ...(await called(both))]).toMatchObject([both, 400, refused])
    expect((await called([bearer]))[0]).toBe(200)
  })

  it("is told that it opens nothing once it was revoked, and never that a login has ended", async () => {
    const { person, key, id } = await madeKey()
    await product.call("DELETE", `/v1.0/keys/${id}`, { headers: person.headers })
    await expectRefused(`Bearer ${key}`)
    const inArabic = (await withKey(`Bearer ${key}`, undefined, "ar")).body.errors[0]
    expect(inArabic).toMatchObject({ code: "invalid-api-key", errorMessage: expect.stringContaining("مفتاح") })
  })

  it("is told the same from the instant at which it ends", async () => {
    const { key } = await madeKey({ expiresAt: new Date(saturdayNoonUtc + 60_000).toISOString() })
    expect((await withKey(`Bearer ${key}`)).status).toBe(200)
    await product.setNow(saturdayNoonUtc + 60_000)
    await expectRefused(`Bearer ${key}`)
  })

  it("leaves other ways of the header to whoever stands before us", async () => {
    const { status } = await withKey("Basic bWVyc2FsOm1lcnNhbA==", "/v1.0/policy?domain=AE")
    expect(status).toBe(200)
  })
})
