import { request } from "node:http"
import type { FirstScreenFacts, FirstScreenReader, FirstScreens } from "@mersal/domain/site/first-screen"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { readSettings } from "../../config.ts"
import { startServer } from "../../server.ts"

const asked: { path: string; reader: FirstScreenReader; facts: FirstScreenFacts }[] = []

/** Replaces the build's module: one screen, with two addresses. */
const screens: FirstScreens = {
  find: (path) =>
    path === "/go/book" || path === "/go/ar"
      ? {
          path: "/go/book",
          isOfBooking: false,
          draw: async (reader, facts) => {
            asked.push({ path, reader, facts })
            const { language } = reader
            const [head, scripts] = ["<meta>", '<link rel="modulepreload" href="/b.js">']
            return {
              language,
              title: "Book & go",
              head,
              scripts,
              body: `<p>${language}</p>`,
              isReadWithoutScripts: false,
              newDraft: '{"id":""}',
            }
          },
        }
      : null,
  undrawn: async (path, language, productName) => ({
    title: path === "/go/details" ? `Details & ${language} – ${productName}` : null,
    scripts: path === "/go/account" ? `<link rel="modulepreload" href="/${language}.js">` : "",
  }),
}
const application = '<script type="module" src="/a.js"></script>'
const template = `<!doctype html><html lang="en" dir="ltr"><title><!--mersal-name--></title><!--mersal-head--><!--mersal-boot-->${application}<link rel="stylesheet" href="/a.css"></head><div id="page"></div></html>`

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  const settings = {
    ...readSettings({ PRODUCT_NAME: "Falcon", BASE_URL: "http://localhost:4610" }),
    port: 0,
    database: { kind: "sqlite", path: ":memory:" },
    logLevel: "silent",
  } as const
  server = await startServer({
    settings,
    webAssets: { html: async () => template, firstScreens: async () => screens },
  })
})
afterAll(() => server.stop())
let minute = 0
afterEach(async () => {
  asked.length = 0
  await setClock(++minute)
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })

const getAs = (host: string, path: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const call = request(server.url + path, { headers: { host } }, (response) => response.resume().once("end", resolve))
    call.once("error", reject).end()
  })

const setClock = (minute: number) =>
  fetch(`${server.url}/dev/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ at: `2026-11-21T09:${10 + minute}:00+04:00`, speed: 0 }),
  })

describe("a first screen", () => {
  it("stands in the page before any script, with its language, title and what a new draft is", async () => {
    const html = await (await get("/go/book", { "accept-language": "ar-AE,ar;q=0.9,en;q=0.8" })).text()
    expect(html).toContain(
      '<html lang="ar" dir="rtl" data-language="ar" data-new-draft="{&quot;id&quot;:&quot;&quot;}">',
    )
    expect(html).toContain("<title>Book &amp; go</title><!--drawn--><meta><!--/drawn-->")
    expect(html).toContain('<!--drawn--><div id="first-screen"><p>ar</p></div><!--/drawn--><div id="page"></div>')
    expect(html).toContain('id="mersal-boot"')
  })

  it("is seen before the application is asked for: its scripts wait in a template, which is not kept with the page", async () => {
    const html = await (await get("/go/book")).text()
    const [waiting] = /<!--drawn--><template.*<\/template><!--\/drawn-->/.exec(html) ?? []
    expect(waiting).toBe(
      `<!--drawn--><template id="application"><!--/drawn-->${application}<!--drawn--><link rel="modulepreload" href="/b.js"></template><!--/drawn-->`,
    )
    expect(waiting?.replace(/<!--drawn-->.*?<!--\/drawn-->/g, "")).toBe(application)
    expect(await (await get("/go/payment")).text()).toContain(`${application}<link rel="stylesheet" href="/a.css">`)
  })

  it("is not needed for what an undrawn one fetches to be named, in its reader's language and not to be kept", async () => {
    const html = await (await get("/go/account", { cookie: "language=ar" })).text()
    expect(html).toContain(
      `${application}<link rel="stylesheet" href="/a.css"><!--drawn--><link rel="modulepreload" href="/ar.js"><!--/drawn--></head>`,
    )
  })

  it("is in the language that was chosen, else in the browser's, and Arabic at the Arabic entry", async () => {
    for (const [path, headers, language] of [
      ["/go/book", {}, "en"],
      ["/go/book", { "accept-language": "ar" }, "ar"],
      ["/go/book", { "accept-language": "ar", cookie: "a=1; language=en" }, "en"],
      ["/go/book", { cookie: "language=ar; a=1" }, "ar"],
      ["/go/book", { cookie: "language=fr" }, "en"],
      ["/go/book", { cookie: "xlanguage=ar" }, "en"],
      ["/go/ar", { cookie: "language=en" }, "ar"],
    ] as const)
      expect([path, headers, /<p>(..)<\/p>/.exec(await (await get(path, headers)).text())?.[1]]).toEqual([
        path,
        headers,
        language,
      ])
  })

  it("is of the host's profile, and knows of whoever is signed in that he is, and nothing else", async () => {
    await getAs("qatar.localhost", "/go/book")
    await get("/go/book", { cookie: "sid=secret; signed_in=5eed0f1a" })
    expect(asked.map(({ reader, facts }) => [facts.profileId, facts.market, reader])).toEqual([
      ["qatar", "QA", { language: "en", isSignedIn: false }],
      ["local", "AE", { language: "en", isSignedIn: true }],
    ])
    expect(asked[0]?.facts).toMatchObject({ productName: "Falcon", marketUrls: { AE: "http://localhost:4610" } })
    expect(JSON.stringify(asked)).not.toContain("secret")
  })

  it("is drawn once a minute, and a page with it is kept by nobody", async () => {
    await get("/go/book")
    const { headers } = await get("/go/book?utm_source=mail")
    expect(asked).toHaveLength(1)
    expect(headers.get("cache-control")).toBe("no-store")
    expect(headers.get("vary")).toMatch(/accept-language, cookie/i)
    await setClock(++minute)
    await get("/go/book")
    expect(asked).toHaveLength(2)
  })

  it("is allowed no more than any other page", async () => {
    const [drawn, plain] = await Promise.all([get("/go/book"), get("/go/payment")])
    expect(drawn.headers.get("content-security-policy")).toBe(plain.headers.get("content-security-policy"))
  })

  it("lends a page that is not drawn its screen's title, where the build knows one", async () => {
    const titleIn = async (path: string, language: string) =>
      /<title>(.*)<\/title>/.exec(await (await get(path, { "accept-language": language })).text())?.[1]
    expect(await titleIn("/go/details", "en")).toBe("Details &amp; en – Falcon")
    expect(await titleIn("/go/details", "ar")).toBe("Details &amp; ar – Falcon")
    expect(await titleIn("/go/guest", "en")).toBe("Falcon")
  })

  it("stands nowhere else, nor where the address asks for more than the screen; such pages are not to be found", async () => {
    const asking = ["trackMyOrder=AE4K7M2XQ9TB3HV", "id=1", "bookingId=1"].map((query) => `/go/book?${query}`)
    for (const path of ["/go/guest", "/tracking/status", ...asking]) {
      const response = await get(path)
      expect([path, response.headers.get("x-robots-tag")]).toEqual([path, "noindex"])
      expect(await response.text()).toContain('<html lang="en" dir="ltr"><title>Falcon</title><!--mersal-head-->')
    }
    expect((await get("/go/book")).headers.get("x-robots-tag")).toBeNull()
    expect((await get("/go/nothing")).status).toBe(404)
  })
})
