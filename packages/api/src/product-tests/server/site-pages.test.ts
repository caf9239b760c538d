import { createHash } from "node:crypto"
import { request } from "node:http"
import { type Site, type SiteFacts, type SitePage, serverNowMark } from "@mersal/domain/site/site"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { readSettings } from "../../config.ts"
import { startServer } from "../../server.ts"

const style = "p{color:red}"
/** Any content: it is allowed by the hash of its bytes. */
const script = "void 0"
const asked: { path: string; facts: SiteFacts }[] = []

const pageAt = (path: string, isLive: boolean): SitePage => ({
  isLive,
  fill: (facts) => {
    asked.push({ path, facts })
    const html = `<!doctype html><html data-now="${serverNowMark}"><style>${style}</style><p>${path} ${facts.profileId}</p>`
    return { html, inlineStyle: style }
  },
})

/** Replaces the build's module: one page with figures and one without. */
const site: Site = {
  inlineScript: script,
  find: (path, productName) =>
    path === "/" || path === `/${productName.toLowerCase()}/` ? pageAt(path, path === "/") : null,
  notFound: (language) => pageAt(`404 ${language}`, false),
  sitemap: ({ origin }) => `<urlset>${origin}</urlset>`,
  robots: ({ profileId }) => `robots of ${profileId}`,
}

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  const settings = {
    ...readSettings({
      PRODUCT_NAME: "Falcon",
      BASE_URL: "http://localhost:4610",
      CONTACT_EMAIL: "help@falcon.example",
    }),
    port: 0,
    database: { kind: "sqlite", path: ":memory:" },
    logLevel: "silent",
  } as const
  server = await startServer({
    settings,
    webAssets: { html: async () => "<!doctype html><title>app</title><!--mersal-boot-->", site: async () => site },
  })
})
afterAll(() => server.stop())
afterEach(() => {
  asked.length = 0
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: "manual" })

/** Calls another host: `fetch` sets the Host header itself. */
const getAs = (host: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const call = request(server.url + path, { headers: { host } }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      resolve(Buffer.concat(parts).toString())
    })
    call.once("error", reject).end()
  })

const setClock = (at: string) =>
  fetch(`${server.url}/dev/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ at, speed: 0 }),
  })

describe("the pages about the product", () => {
  it("are filled with the host's profile and the operator's own name, under the address of that market", async () => {
    expect(await getAs("qatar.localhost", "/falcon/")).toContain("<p>/falcon/ qatar</p>")
    expect(await getAs("production.localhost", "/falcon/")).toContain("<p>/falcon/ production</p>")
    expect(asked.map(({ facts }) => [facts.productName, facts.origin, facts.contactEmail, facts.live])).toEqual([
      ["Falcon", "http://qatar.localhost:4610", "help@falcon.example", null],
      ["Falcon", "http://localhost:4610", "help@falcon.example", null],
    ])
  })

  it("show the prices and closings of the market, asked of the same rules as a booking", async () => {
    await getAs("qatar.localhost", "/?from=qa-lusail&to=qa-al-khor")
    const live = asked[0]?.facts.live
    expect([live?.way.from.id, live?.way.to.id]).toEqual(["qa-lusail", "qa-al-khor"])
    expect(live?.offers.map(({ price }) => price.toPay.currency)).toEqual(["QAR", "QAR", "QAR"])
    expect(live?.areas.map(({ market }) => market)).toEqual(Array(8).fill("QA"))
  })

  it("are made once: one without figures for the day, one with them for the minute and the way", async () => {
    await setClock("2026-11-21T12:00:10+04:00")
    for (const path of ["/falcon/", "/falcon/", "/", "/", "/?from=nowhere", "/?from=ae-deira"]) await get(path)
    expect(asked.map(({ path }) => path)).toEqual(["/falcon/", "/", "/"])
    await setClock("2026-11-21T12:00:59+04:00")
    await get("/")
    expect(asked.length).toBe(3)
    await setClock("2026-11-21T12:01:00+04:00")
    await get("/")
    await get("/falcon/")
    expect(asked.map(({ path }) => path)).toEqual(["/falcon/", "/", "/", "/"])
    await setClock("2026-11-22T12:00:00+04:00")
    await get("/falcon/")
    expect(asked.length).toBe(5)
  })

  it("carry the server's instant as they leave, and are asked for anew", async () => {
    await setClock("2026-11-21T12:00:10+04:00")
    const answer = await get("/falcon/")
    expect(await answer.text()).toContain(`data-now="${Date.parse("2026-11-21T12:00:10+04:00")}"`)
    expect(answer.headers.get("cache-control")).toBe("no-cache")
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8")
  })

  it("may bring their one style sheet and their one script, and no other", async () => {
    const policy = (await get("/falcon/")).headers.get("content-security-policy") ?? ""
    const hashOf = (text: string) => createHash("sha256").update(text).digest("base64")
    expect(policy).toContain(`style-src 'self' 'sha256-${hashOf(style)}'`)
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf(script)}'`)
    expect((await get("/go/book")).headers.get("content-security-policy")).not.toContain("sha256")
  })

  it("lead to the screen that the address asks for (section 2)", async () => {
    const tracked = await get("/?trackMyOrder=true&id=AE4K7M2XQ9TB3HV")
    expect([tracked.status, tracked.headers.get("location")]).toEqual([
      302,
      "/tracking?trackMyOrder=true&id=AE4K7M2XQ9TB3HV",
    ])
    expect((await get("/falcon/?login")).headers.get("location")).toBe("/my-account?login")
    expect((await get("/falcon/?utm_source=a")).status).toBe(200)
  })

  it("greet whoever has chosen Arabic here in Arabic, and nobody else", async () => {
    const arabic = await get("/?from=ae-dubai-marina", { cookie: "a=1; language=ar" })
    expect([arabic.status, arabic.headers.get("location")]).toEqual([302, "/ar/?from=ae-dubai-marina"])
    expect(arabic.headers.get("vary")).toMatch(/cookie/i)
    for (const [path, headers] of [
      ["/", { "accept-language": "ar" }],
      ["/", { "accept-language": "ar", cookie: "language=en" }],
      ["/falcon/", { cookie: "language=ar" }],
    ] as const)
      expect([path, headers, (await get(path, headers)).status]).toEqual([path, headers, 200])
  })

  it("are English for whoever asks for English by the address, from then on", async () => {
    const asked = await get("/?language=en&from=ae-deira", { cookie: "language=ar" })
    expect([asked.status, asked.headers.get("location"), asked.headers.get("set-cookie")]).toEqual([
      302,
      "/?from=ae-deira",
      expect.stringMatching(/^language=en;.*Path=\//),
    ])
    expect((await get("/?language=en")).headers.get("location")).toBe("/")
    expect(asked.headers.get("cache-control")).toBe("private, no-cache")
    expect(asked.headers.get("set-cookie")).not.toContain("Secure")
    expect((await get("/?language=ar")).headers.get("set-cookie")).toBeNull()
    expect((await get("/?language=fr", { cookie: "language=ar" })).status).toBe(302)
  })

  it("say in either language that an address leads nowhere, and leave screens and calls alone", async () => {
    for (const [path, wanted, shown] of [
      ["/nothing", "en", "404 en"],
      ["/nothing", "ar-AE,en;q=0.5", "404 ar"],
      ["/ar/nothing", "en", "404 ar"],
    ] as const) {
      const answer = await get(path, { "accept-language": wanted })
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.text()).toContain(`<p>${shown} local</p>`)
    }
    expect(await (await get("/go/book")).text()).toContain("<title>app</title>")
    expect((await get("/v1.0/nothing")).headers.get("content-type")).toContain("application/json")
  })

  it("are listed for search engines by the profile", async () => {
    expect(await getAs("qatar.localhost", "/sitemap.xml")).toBe("<urlset>http://qatar.localhost:4610</urlset>")
    expect(await getAs("staging.localhost", "/robots.txt")).toBe("robots of staging")
    expect((await get("/robots.txt")).headers.get("content-type")).toContain("text/plain")
  })
})
