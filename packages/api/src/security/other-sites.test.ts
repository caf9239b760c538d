import { request as httpRequest } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { addressOf, callRow, everyCall, everyChange } from "../testing/every-call.ts"
import { noLimits, type RunningProduct, saturdayNoonUtc, startProduct } from "../testing/running-product.ts"
import { codeFor, messagesFor, signUp } from "../testing/signed-up.ts"
import { plainBooking } from "../testing/wire-bookings.ts"

// What a page of another site, or a caller with a false Host header, gets: checklist V3.4.2, V3.5, V3.7.2, V4.1.3.

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const foreign: readonly Readonly<Record<string, string>>[] = [
  { origin: "https://evil.test" },
  { origin: "null" },
  { origin: "https://localhost.evil.test" },
  { origin: "https://evil.test", "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
]

describe("a page of another site", () => {
  it("changes nothing by any call, whatever it says of itself", async () => {
    for (const [name, row] of everyChange) {
      // A caller without access is told that first; one with access is told that his page is refused.
      const isOpen = row.access === "anyone"
      for (const headers of foreign) {
        const answer = await callRow(product, row, {
          text: "{}",
          headers: { ...headers, "content-type": "application/json" },
        })
        const code = answer.body.errors[0].code
        expect([name, code]).toEqual([name, isOpen || code === "cross-site" ? "cross-site" : "sign-in-required"])
      }
    }
  })

  it("is told by no answer that it may read it, by no preflight that it may ask", async () => {
    for (const [, row] of everyCall) {
      for (const origin of ["https://evil.test", "null"]) {
        const asked = await product.call("OPTIONS", addressOf(row), {
          headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "token" },
        })
        const read = await callRow(product, row, {
          headers: { origin },
          ...(row.endpoint.method !== "GET" && { text: "{}" }),
        })
        for (const { headers } of [asked, read])
          expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([])
      }
    }
  })

  it("sends no form that is taken for a call", async () => {
    const forms = ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"]
    for (const [name, row] of everyChange) {
      for (const type of forms) {
        if (row.takes === "form" && type.startsWith("multipart")) continue
        const { status } = await callRow(product, row, {
          text: JSON.stringify(plainBooking),
          headers: { "content-type": type, origin: "https://evil.test" },
        })
        expect([name, type, [401, 403, 415]]).toEqual([name, type, expect.arrayContaining([status])])
      }
    }
  })

  it("sends nobody a code by a GET that names him in a header, and nobody does so by HEAD", async () => {
    const person = await signUp(product)
    const { token } = person.headers
    const cookie = `sid=${token}`
    const before = await messagesFor(product)
    const asks = [
      ["/v1.0/auth/forgot", { email: "somebody@example.com" }],
      ["/v1.0/auth/number", { cookie, phonenumber: "+971509998877" }],
    ] as const
    for (const [address, named] of asks) {
      for (const headers of foreign) {
        const { status, body } = await product.call("GET", address, { headers: { ...headers, ...named } })
        expect([address, status, body.errors[0].code]).toEqual([address, 403, "cross-site"])
      }
      for (const headers of [...foreign, {}, { "sec-fetch-site": "same-origin" }]) {
        const answer = await product.call("HEAD", address, { headers: { ...headers, ...named } })
        expect([address, answer.status, answer.headers.get("allow")]).toEqual([address, 405, "GET, POST"])
      }
    }
    expect(await messagesFor(product)).toEqual(before)
    for (const [address, named] of asks) {
      const own = { headers: { "sec-fetch-site": "same-origin", ...named } }
      expect([address, (await product.call("GET", address, own)).status]).toEqual([address, 200])
    }
  })

  it("sends nobody a code by a picture of our address", async () => {
    const person = await signUp(product)
    const before = await messagesFor(product, person.email)
    for (const address of ["/v1.0/auth/forgot", "/v1.0/auth/number"]) {
      for (const query of [`?email=${person.email}`, `?phoneNumber=${encodeURIComponent(person.phone)}`, ""])
        await product.call("GET", address + query, { headers: { "sec-fetch-site": "cross-site" } })
    }
    expect(await messagesFor(product, person.email)).toEqual(before)
  })
})

describe("who lies about the host", () => {
  /** `fetch` does not let a caller choose the Host header. */
  const post = (path: string, body: object, headers: Readonly<Record<string, string>>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(product.url)
      const sent = { "content-type": "application/json", ...headers }
      const asking = httpRequest({ host: "127.0.0.1", port, path, method: "POST", headers: sent }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      asking.once("error", reject)
      asking.end(JSON.stringify(body))
    })

  it("gets no link to it into a mail", async () => {
    const lies = { "x-forwarded-host": "evil.test", "x-forwarded-proto": "https", forwarded: "host=evil.test" }
    const email = "linked@example.com"
    const booking = { ...plainBooking, usr: { ...plainBooking.usr, email } }
    await post("/v1.0/order/createOrder", booking, { ...lies, host: "localhost" })
    // Messages are sent when a minute has passed.
    await product.setNow(saturdayNoonUtc + 60_000)
    const messages = await messagesFor(product, email)
    expect(messages.length).toBeGreaterThan(0)
    for (const { subject, text } of messages) expect(`${subject} ${text}`).not.toContain("evil")
  })

  it("is counted as who he is, not as whom he names, where no proxy is believed", async () => {
    const limited = await startProduct({ rateLimits: { ...noLimits, lead: { calls: 2, seconds: 60 } } })
    const statuses: number[] = []
    for (const address of ["10.0.0.1", "10.0.0.2", "10.0.0.3"]) {
      const headers = { "x-forwarded-for": address, "x-real-ip": address }
      statuses.push((await limited.call("POST", "/v1.0/leads", { body: {}, headers })).status)
    }
    await limited.stop()
    expect(statuses).toEqual([422, 422, 429])
  })
})

describe("a redirect", () => {
  it("leads to a page of ours by its name, or nowhere, whatever the address asks for", async () => {
    const targets = ["https://evil.test", "//evil.test", "/\\evil.test", "javascript:alert(1)", "%2f%2fevil.test"]
    const pages = ["/", "/go", "/go/ar", "/tracking", "/payment/token", "/payment/postpurchase", "/v1.0/auth/session"]
    for (const target of targets) {
      const asked = pages.map(
        (page) => `${page}?redirect=${target}&returnUrl=${target}&domain=${target}&next=${target}`,
      )
      for (const address of [...asked, `/${target}`]) {
        const { headers } = await product.call("GET", address)
        expect([null, "/payment-verifying"]).toContain(headers.get("location"))
      }
    }
  })
})

it("a code of one purpose opens nothing of another", async () => {
  const person = await signUp(product)
  const asked = await product.call("POST", "/v1.0/auth/number/code", {
    body: { phoneNumber: person.phone },
    headers: person.headers,
  })
  const entry = { challengeId: asked.body.data?.challengeId ?? "", code: await codeFor(product, person.phone) }
  const answer = await product.call("POST", "/v1.0/auth/forgot", { body: entry })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.text).not.toContain("resetToken")
})
