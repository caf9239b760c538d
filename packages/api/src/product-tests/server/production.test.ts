import { request as httpRequest } from "node:http"
import type { Site, SitePage } from "@mersal/domain/site/site"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readSettings } from "../../config.ts"
import { defaultRateLimits } from "../../http/callers/rate-limits.ts"
import { startServer } from "../../server.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

/** The product as an operator runs it, behind TLS, for two hosts. */
const settings = {
  ...readSettings({
    MERSAL_ENV: "production",
    MESSAGES_OPTIONAL: "yes",
    PAYMENTS_AE: "none",
    PAYMENTS_QA: "none",
    GOOGLE_CLIENT_ID: "mersal.apps.example",
    BASE_URL: "https://mersal.test",
    MERSAL_HOSTS: "mersal.test=production,qatar.mersal.test=qatar",
  }),
  port: 0,
  database: { kind: "sqlite", path: ":memory:" },
  logLevel: "silent",
  rateLimits: { ...defaultRateLimits, placeSearch: { calls: 3, seconds: 60 } },
} as const

const page: SitePage = { isLive: false, fill: () => ({ html: "<!doctype html>", inlineStyle: "" }) }
const site: Site = {
  inlineScript: "",
  find: (path) => (path === "/" ? page : null),
  notFound: () => page,
  sitemap: () => "",
  robots: () => "",
}

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  const html = async () => "<html><!--mersal-boot--></html>"
  server = await startServer({ settings, webAssets: { html, site: async () => site } })
})
afterAll(() => server.stop())

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** `fetch` does not let a caller choose the Host header. */
function ask(host: string, path: string, body?: object): Promise<Answer> {
  const { port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const headers = { host, ...(body && { "content-type": "application/json" }) }
    const method = body ? "POST" : "GET"
    const request = httpRequest({ host: "127.0.0.1", port, path, method, headers }, async (response) => {
      let text = ""
      for await (const piece of response.setEncoding("utf8")) text += piece
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
    })
    request.once("error", reject)
    request.end(body && JSON.stringify(body))
  })
}

const bootOf = (html: string): unknown => JSON.parse(/id="mersal-boot">(.*?)<\/script>/.exec(html)?.[1] ?? "null")

describe("hosts", () => {
  it("that production does not know are answered with 421, on pages and calls alike (D3)", async () => {
    for (const host of ["evil.test", "localhost", "mersal.test.evil.test", "127.0.0.1:3000", "__proto__"]) {
      for (const path of ["/", "/go/book", "/v1.0/polygon/details?domain=AE"]) {
        const { status, headers, text } = await ask(host, path)
        expect(headers["x-content-type-options"]).toBe("nosniff")
        expect([status, JSON.parse(text).errors[0].code]).toEqual([421, "unknown-host"])
      }
    }
  })

  it("do not matter to the health of the process", async () => {
    expect((await ask("10.0.0.7", "/healthz")).status).toBe(200)
    expect((await ask("10.0.0.7", "/readyz")).status).toBe(200)
  })

  it("decide the profile and the market (D2)", async () => {
    expect(bootOf((await ask("mersal.test", "/go")).text)).toMatchObject({ profileId: "production", market: "AE" })
    expect(bootOf((await ask("QATAR.mersal.test:443", "/go")).text)).toMatchObject({ profileId: "qatar", market: "QA" })
  })
})

describe("in production", () => {
  it("there is no clock to move", async () => {
    for (const body of [undefined, { advance: 1 }]) {
      const { status } = await ask("mersal.test", "/dev/clock", body)
      expect(status).toBe(404)
    }
  })

  it("pages offer the far sign-ins that the operator has set up, as the server does", async () => {
    const { farSignIns } = bootOf((await ask("mersal.test", "/go")).text) as { farSignIns: string[] }
    const { text } = await ask("mersal.test", "/v1.0/auth/social", {})
    expect(farSignIns).toEqual(["google"])
    expect(JSON.parse(text).data.providers).toMatchObject(farSignIns.map((provider) => ({ provider })))
  })

  it("there is no gallery of parts", async () => {
    expect((await ask("mersal.test", "/dev/gallery")).status).toBe(404)
  })

  it("cookies are Secure and stay on their host", async () => {
    const { headers } = await ask("mersal.test", "/v1.0/ctc/lead/create", { dm: "AE" })
    expect(headers["set-cookie"]).toEqual([
      expect.stringMatching(/^__Host-mersal_guest=[\w-]{43}; Path=\/; .*; Secure$/),
    ])
    const page = await ask("mersal.test", "/?language=en")
    expect(page.headers["set-cookie"]).toEqual([expect.stringMatching(/^language=en; .*; Secure(;|$)/)])
  })

  it("every answer says that only https counts", async () => {
    for (const path of ["/", "/v1.0/polygon/details?domain=AE", "/v1.0/nothing"]) {
      const { headers } = await ask("mersal.test", path)
      expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains")
    }
  })

  it("one address searches so many times a minute, then is told when to come again", async () => {
    const search = () => ask("mersal.test", "/v1.0/places/search?domain=AE&text=dubai")
    const answers = [await search(), await search(), await search(), await search()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(Number(answers[3]?.headers["retry-after"])).toBeGreaterThan(0)
    expect(JSON.parse(answers[3]?.text ?? "").errors[0].code).toBe("too-many-requests")
  })

  it("a booking's answer is for its caller's eyes only", async () => {
    const { headers } = await ask("mersal.test", "/v1.0/order/createOrder", {
      ...plainBooking,
      pickupDate: "2020-01-01",
    })
    expect(headers["cache-control"]).toBe("no-store")
  })
})
