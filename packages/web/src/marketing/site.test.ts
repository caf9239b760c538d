import { readdirSync, readFileSync } from "node:fs"
import { signInFlowAt } from "@mersal/domain/account/sign-in/sign-in-flow"
import { newDraft } from "@mersal/domain/booking/draft/draft"
import { readDraft, writeDraft } from "@mersal/domain/booking/draft/draft-storage"
import { localDate } from "@mersal/domain/calendar/local-date"
import { type MarketId, markets } from "@mersal/domain/market/market"
import { internationalDemoRates } from "@mersal/domain/pricing/international-demo-rates"
import type { OfferClosing } from "@mersal/domain/site/offer"
import type { SiteFacts } from "@mersal/domain/site/site"
import fc from "fast-check"
import { describe, expect, it, vi } from "vitest"
import { browserStorage } from "../testing/browser-storage.ts"
import { chosenColours } from "./chosen-colours.ts"
import { keepWay } from "./keep-way.ts"
import { pageTable, pathOf } from "./page-table.ts"
import { makeSite } from "./site.tsx"
import { factsOf, liveFactsOf } from "./testing/ordinary-day.ts"

const site = makeSite({
  rules: [{ css: "p{color:red}", classes: [] }],
  modules: ["/assets/page-1.js"],
  formModules: ["/assets/page-late-form-1.js"],
  formScript: "/assets/page-form-1.js",
  countingModules: ["/assets/page-counting-1.js"],
  latinFont: "/l.woff2",
  arabicFont: "/a.woff2",
})
const languages = ["en", "ar"] as const

const pathIn = (language: "en" | "ar", path: string) => (language === "ar" ? `/ar${path}` : path)

/** Every page of a product in both languages, and the two not-found pages. */
function allPages(
  facts: SiteFacts,
): readonly { readonly path: string; readonly html: string; readonly isListed: boolean }[] {
  const pages = pageTable.flatMap((row) =>
    languages.map((language) => {
      const path = pathIn(language, pathOf(row, facts.productName))
      const html = site.find(encodeURI(path), facts.productName)?.fill(facts).html
      if (html === undefined) throw new Error(`${path} is not there`)
      return { path, html, isListed: !row.isUnlisted }
    }),
  )
  const none = languages.map((language) => {
    const path = pathIn(language, "/no-such-page")
    return { path, html: site.notFound(language).fill(facts).html, isListed: false }
  })
  return [...pages, ...none]
}

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ""
const visibleText = (html: string) => html.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, "").replace(/<[^>]*>/g, " ")

const emirates = allPages(factsOf("production", "Mersal"))
const qatar = allPages(factsOf("qatar", "Falcon"))

describe("the pages about the product", () => {
  it("started as 'Falcon' on the Qatar host say neither 'Mersal' nor AED nor 5 % anywhere", () => {
    const wrong = qatar.flatMap(({ path, html }) =>
      [...html.matchAll(/mersal|مرسال|\bAED\b|د\.إ|dirham|درهم|\b5(\.0+)? ?%|٪|dubai|دبي/gi)].map(([found]) => [
        path,
        found,
      ]),
    )
    expect(wrong).toEqual([])
    expect(site.find("/falcon-for-hospitals/", "Falcon")).not.toBeNull()
    expect(site.find("/mersal-for-hospitals/", "Falcon")).toBeNull()
  })

  it("say when a parcel is fetched next where today is over, and where nothing can be booked", () => {
    const live = liveFactsOf("production")
    const closingOf = (patch: (closing: OfferClosing) => OfferClosing | null) => {
      const offers = live.offers.map((offer) => ({ ...offer, closing: offer.closing && patch(offer.closing) }))
      const html =
        site.find("/", "Mersal")?.fill(factsOf("production", "Mersal", { live: { ...live, offers } })).html ?? ""
      return visibleText(first(html, /id="next-closing">(.*?)<\/p>/s)).trim()
    }
    const on = (pickup: string, daysAhead: number) => (closing: OfferClosing) => ({
      ...closing,
      pickup: localDate(pickup),
      daysAhead,
    })
    expect(closingOf(on("2026-11-22", 1))).toBe("Closed for today. Earliest pick-up tomorrow")
    expect(closingOf(on("2026-12-04", 13))).toBe("Closed for today. Earliest pick-up Friday 4 December")
    expect(closingOf(() => null)).toBe("Closed for today. No pick-up can be booked in the days ahead.")
  })

  it("say of a way how far it is by road where a router measured it, and else 'about'", () => {
    const live = liveFactsOf("production")
    const noteOf = (language: "en" | "ar", patch: Partial<typeof live>) => {
      const facts = factsOf("production", "Mersal", { live: { ...live, ...patch } })
      return visibleText(site.find(pathIn(language, "/"), "Mersal")?.fill(facts).html ?? "")
    }
    expect(noteOf("en", {})).toContain("by bike, about 7.5 km.")
    expect(noteOf("en", { byRoad: true })).toContain("by bike, 7.5 km.")
    expect(noteOf("ar", {})).toMatch(/بالدراجة النارية، نحو 7\.5 كم\./)
    expect(noteOf("ar", { byRoad: true })).toMatch(/بالدراجة النارية، 7\.5 كم\./)
  })

  it("say of each example of a fare that VAT is in it, where there is any", () => {
    const fares = (pages: typeof emirates, path: string) =>
      [
        ...(pages.find((page) => page.path === path)?.html ?? "").matchAll(/<p class="[^"]*fare[^"]*">(.*?)<\/p>/gs),
      ].map(([, fare = ""]) => visibleText(fare))
    for (const [path, note] of [
      ["/services/", "incl. 5 % VAT"],
      ["/ar/services/", "شامل الضريبة 5%"],
    ] as const) {
      expect(fares(emirates, path).map((fare) => fare.includes(note))).toEqual([true, true, true])
      expect(fares(qatar, path)).toHaveLength(3)
      for (const fare of fares(qatar, path)) expect(fare).not.toMatch(/VAT|ضريبة/)
    }
  })

  it("mark in the picture of the areas where the line from each name ends", () => {
    for (const pages of [emirates, qatar]) {
      const html = pages.find(({ path }) => path === "/shyft-courier-uae-delivery-service-coverage")?.html ?? ""
      const ends = [...html.matchAll(/ d="M\d+ \d+L(\d+) (\d+)"/g)].map(([, x, y]) => [x, y])
      expect(ends.length).toBeGreaterThan(3)
      expect([...html.matchAll(/<circle[^>]* cx="(\d+)" cy="(\d+)" r="3"/g)].map(([, x, y]) => [x, y])).toEqual(ends)
    }
  })

  it("say beside prices abroad that VAT is in them where it is due, and nothing of it where there is none", () => {
    const paths = ["/international", "/international-courier-service-to-india", "/international/quote"]
    const saidOf = (pages: typeof emirates, language: "en" | "ar") =>
      paths.map((path) => {
        const html = pages.find((page) => page.path === pathIn(language, path))?.html ?? ""
        return /VAT is included where it applies|شامل ضريبة القيمة المضافة حيثما تُستحق/.test(visibleText(html))
      })
    for (const language of languages) {
      expect(saidOf(emirates, language)).toEqual([true, true, true])
      expect(saidOf(qatar, language)).toEqual([false, false, false])
    }
  })

  it("let booking begin with the way that is priced, for whom it was begun before", () => {
    const guest = { name: "Aisha Rahman", phone: "050 123 4567", email: "aisha@example.com" }
    const stored = new Map<string, string>()
    vi.stubGlobal("localStorage", browserStorage(stored))
    const begun = (html: string | undefined, market: MarketId) => {
      keepWay(first(html ?? "", /data-draft="([^"]*)"/).replaceAll("&quot;", '"'))
      return readDraft(stored.get("mersal.draft") ?? null, market)
    }
    const [english, arabic] = emirates
    const one = begun(english?.html, "AE")
    expect(one?.pickup.place).toEqual({
      address: "Dubai Marina, Dubai",
      addresses: { en: "Dubai Marina, Dubai", ar: "دبي مارينا، دبي" },
      position: { lat: expect.any(Number), lon: expect.any(Number) },
      cityName: "Dubai",
      cityNames: { en: "Dubai", ar: "دبي" },
    })
    stored.set("mersal.draft", writeDraft({ ...newDraft("typed", "AE"), guest }))
    const other = begun(arabic?.html, "AE")
    expect(other).toMatchObject({ guest, pickup: { place: { address: "دبي مارينا، دبي" } } })
    expect(new Set([one?.id, other?.id, "", "typed"]).size).toBe(4)
    stored.set("mersal.draft", "nothing that can be read")
    begun(english?.html, "AE")
    expect(stored.get("mersal.draft")).toBe("nothing that can be read")
    stored.clear()
    expect(begun(qatar[0]?.html, "QA")?.dropOff.place?.cityName).toBe("Doha")
    vi.unstubAllGlobals()
  })

  it("draw any way that is priced with the names of both ends, within the gutters of the narrowest phone", () => {
    for (const profileId of ["production", "qatar"] as const) {
      const facts = { ...liveFactsOf(profileId), areas: [] }
      for (const language of languages)
        for (const from of facts.places)
          for (const to of facts.places) {
            const filled = factsOf(profileId, "Mersal", { live: { ...facts, way: { from, to } } })
            const html = site.find(pathIn(language, "/"), "Mersal")?.fill(filled).html ?? ""
            const way = `${from.id} to ${to.id}, ${language}`
            const ends = from === to ? [from] : [from, to]
            const marks = [...html.matchAll(/<(?:circle|rect)[^>]* c?x="(\d+)" c?y="(\d+)" (?:r="11"|width="22")/g)]
            const names = [...html.matchAll(/<text [^>]*x="(\d+)" y="(\d+)"[^>]*text-anchor="(\w+)">(.*?)<\/text>/g)]
            expect(marks, way).toHaveLength(ends.length)
            expect(names.map(([, , , , name]) => name)).toEqual(ends.map(({ name }) => name[language]))
            // The drawing's middle is the middle of that room, 288 wide; a ring extends 14 to each side.
            for (const [mark, x, y] of marks) {
              const corner = mark.startsWith("<rect") ? 11 : 0
              expect(Math.abs(Number(x) + corner - 1_600) + 14, way).toBeLessThanOrEqual(144)
              expect(Math.abs(Number(y) + corner - 900) + 14, way).toBeLessThanOrEqual(144)
            }
            for (const [, x, y, anchor, name = ""] of names) {
              // Allows a name ten per letter, and at most 24 from its anchor.
              const [at, width] = [Number(x) - 1_600, 10 * name.length]
              const left = at - { start: 0, middle: width / 2, end: width }[anchor as "start" | "middle" | "end"]
              expect(left, way).toBeGreaterThanOrEqual(-144)
              expect(left + width, way).toBeLessThanOrEqual(144)
              expect(Math.abs(Number(y) - 900) + 24, way).toBeLessThanOrEqual(144)
            }
          }
    }
  })

  it("in the U.A.E. speak of dirhams, VAT and Dubai time", () => {
    const [landing] = emirates
    expect(landing?.html).toContain("AED\u00a031.50")
    expect(landing?.html).toContain("5 % VAT included")
    expect(landing?.html).toContain("Dubai time")
  })

  it("each have one heading of the first level, a title and a description of their own", () => {
    for (const pages of [emirates, qatar]) {
      for (const { path, html } of pages) {
        expect([path, html.match(/<h1/g)?.length]).toEqual([path, 1])
        expect(first(html, /<meta name="description" content="([^"]*)"/).length, path).toBeGreaterThan(30)
      }
      const listed = pages.filter(({ isListed }) => isListed)
      for (const pattern of [/<title>(.*?)<\/title>/, /<meta name="description" content="([^"]*)"/])
        expect(new Set(listed.map(({ html }) => first(html, pattern))).size).toBe(listed.length)
    }
  })

  it("can be installed as the product, from whichever page", () => {
    for (const { path, html } of [...emirates, ...qatar]) {
      expect(html, path).toContain('<link rel="manifest" href="/manifest.webmanifest">')
      expect(html, path).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
    }
  })

  it("name their own address and that of their other language", () => {
    for (const { path, html, isListed } of qatar) {
      const english = path.replace(/^\/ar(?=\/)/, "")
      const link = (rel: string) => `<link rel="${rel}" href="https://courier.example${path}">`
      expect(html.includes(link("canonical")), path).toBe(isListed)
      if (!isListed) continue
      for (const [hreflang, to] of [
        ["en", english],
        ["ar", `/ar${english}`],
        ["x-default", english],
      ])
        expect(html, path).toContain(
          `<link rel="alternate" hreflang="${hreflang}" href="https://courier.example${to}">`,
        )
    }
  })

  it("ask for a booking at their end where one is near, and nowhere else", () => {
    const asking = [...emirates, ...qatar].filter(({ html }) => /Ready when you are|جاهزون متى شئت/.test(html))
    const plain = asking.map(({ path }) => path.replace(/^\/ar(?=\/)/, "").replace(/mersal|falcon/, "{product}"))
    expect([...new Set(plain)]).toEqual([
      "/",
      "/about/",
      "/services/",
      "/co2-emissions/",
      "/our-platform/",
      "/inefficient-urban-logistics-model/",
      "/{product}-for-hospitals/",
      "/shyft-courier-uae-delivery-service-coverage",
    ])
    expect(plain).toHaveLength(8 * 2 * 2)
  })

  it("tell machines in the words of schema.org what they show, and nothing else", () => {
    const blocks = [...emirates, ...qatar].flatMap(({ path, html }) =>
      [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, block = ""]) => ({
        path,
        currency: emirates.some((page) => page.html === html) ? "AED" : "QAR",
        // Figures of a thousand and more are grouped.
        text: visibleText(html).replace(/(?<=\d),(?=\d{3}\.)/g, ""),
        data: JSON.parse(block),
      })),
    )
    const about = (type: string) => blocks.filter(({ data }) => data["@type"] === type)
    expect([about("Service").length, about("ContactPage").length, blocks.length]).toEqual([20, 4, 24])
    const organization = (currency: string) => ({
      "@type": "Organization",
      name: currency === "AED" ? "Mersal" : "Falcon",
      url: "https://courier.example/",
    })
    for (const { path, currency, text, data } of about("Service")) {
      const { provider, areaServed, offers = [], ...own } = data
      expect(own, path).toEqual({
        "@context": "https://schema.org",
        "@type": "Service",
        serviceType: expect.any(String),
        url: `https://courier.example${path}`,
      })
      expect(provider, path).toEqual(organization(currency))
      const isAbroad = path.includes("international")
      const areas = [areaServed].flat()
      expect(areas.length, path).toBeGreaterThan(0)
      for (const area of areas)
        expect(area).toEqual({ "@type": isAbroad ? "Country" : "City", name: expect.any(String) })
      const rate = internationalDemoRates.find(({ market }) => markets[market].currency === currency)
      expect(offers, path).toHaveLength(path.includes("coverage") ? 0 : isAbroad ? (rate?.breaks.length ?? 0) : 3)
      for (const { name, price, ...offer } of offers) {
        expect(offer).toEqual({ "@type": "Offer", priceCurrency: currency })
        expect(price).toMatch(/^\d+\.\d\d$/)
        for (const said of [name, price]) expect(text, path).toContain(said)
      }
    }
    for (const { path, currency, data } of about("ContactPage"))
      expect(data, path).toEqual({
        "@context": "https://schema.org",
        "@type": "ContactPage",
        name: expect.any(String),
        url: `https://courier.example${path}`,
        mainEntity: organization(currency),
      })
  })

  it("tell machines how one reaches the operator where they show it", () => {
    const reached = { supportPhone: "+971 4 000 0000", contactEmail: "help@courier.example" }
    const html = site.find("/contact-us/", "Mersal")?.fill(factsOf("production", "Mersal", reached)).html ?? ""
    const { mainEntity } = JSON.parse(first(html, /<script type="application\/ld\+json">(.*?)<\/script>/s))
    expect(mainEntity.contactPoint).toEqual({
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: reached.supportPhone,
      email: reached.contactEmail,
    })
    for (const said of Object.values(reached)) expect(visibleText(html)).toContain(said)
  })

  it("are in the language and direction of their address throughout", () => {
    for (const { path, html } of [...emirates, ...qatar]) {
      const isArabic = path.startsWith("/ar/")
      expect(html, path).toContain(isArabic ? '<html lang="ar" dir="rtl"' : '<html lang="en" dir="ltr"')
      const text = visibleText(html).replaceAll("العربية", "")
      if (!isArabic) expect([path, text.match(/\p{Script=Arabic}+/gu) ?? []]).toEqual([path, []])
      else {
        const latin = text
          .match(/[A-Za-z]{2,}/g)
          ?.filter((word) => !/^(Mersal|Falcon|English|nbsp|amp|SVG)$/.test(word))
        expect([path, latin ?? []]).toEqual([path, []])
      }
    }
  })

  it("bring nothing that a strict policy would refuse, and the one script that it names", () => {
    for (const { path, html } of emirates) {
      const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
      expect(
        scripts
          .filter(([, attributes = "", text]) => text !== "" && !attributes.includes('type="application/ld+json"'))
          .map(([, , text]) => text),
        path,
      ).toEqual([chosenColours])
      expect(html.match(/<style>/g)?.length).toBe(1)
      expect(html.match(/ style=| on[a-z]+=|javascript:/gi), path).toBeNull()
      expect(html.match(/(?:src|href)="https?:\/\/(?!courier\.example)/g), path).toBeNull()
    }
  })

  it("are drawn only when all of their content has been read", () => {
    for (const { path, html } of emirates) {
      const awaited = first(html, /<link rel="expect" href="#([^"]+)" blocking="render">/)
      expect(html, path).toContain(`<main id="${awaited}"`)
    }
  })

  it("lead nowhere that is not served", () => {
    const screens = new Set(["/go", "/go/book", "/go/ar", "/go/account", "/my-account", "/tracking"])
    const known = new Set(emirates.map(({ path }) => path))
    for (const { path, html } of emirates)
      for (const [, to = ""] of html.matchAll(/<a href="(\/[^"#?]*)/g)) {
        const isKnown = known.has(to) || screens.has(to)
        expect([path, to, isKnown]).toEqual([path, to, true])
      }
  })

  it("say for how many years this operator keeps the people of bookings, in each language's own form", () => {
    const said = (language: "en" | "ar", yearsOfPeople: number) =>
      allPages(factsOf("production", "Mersal", { yearsOfPeople })).find(
        ({ path }) => path === pathIn(language, "/privacy-policy/"),
      )?.html
    expect(said("en", 6)).toContain("emails and addresses 6 years after its delivery")
    expect(said("en", 1)).toContain("emails and addresses 1 year after its delivery")
    for (const [years, form] of [
      [1, "سنة واحدة"],
      [2, "سنتين"],
      [6, "6 سنوات"],
      [12, "12 سنة"],
    ] as const)
      expect(said("ar", years)).toContain(`بعد ${form} من توصيله`)
    expect(`${said("en", 6)}${said("ar", 6)}`).not.toContain("{#}")
  })

  it("stand without figures where none can be had", () => {
    for (const { path, html } of allPages(factsOf("production", "Mersal", { live: null }))) {
      expect(html, path).toContain("<h1")
      expect(visibleText(html)).not.toMatch(/undefined|null|NaN/)
    }
    expect(visibleText(emirates.map(({ html }) => html).join(""))).not.toMatch(/undefined|NaN|\[object/)
  })

  it("carry any product name unharmed", () => {
    const hostile = fc.constantFrom("<b>", "</title>", "</script>", "<script>", '"', "'", "&amp;", "$&", "{server-now}")
    const names = fc.array(fc.oneof(hostile, fc.string({ maxLength: 5 })), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(names, (parts) => {
        const name = parts.join("") || "x"
        const facts = factsOf("local", name)
        for (const path of ["/", "/ar/"]) {
          const html = site.find(path, name)?.fill(facts).html ?? ""
          expect(html.match(/<script/g)?.length).toBe(3)
          expect(html.match(/<\/title>/g)?.length).toBe(1)
          expect(html).not.toContain("<b>")
          expect(html.indexOf('data-now="{server-now}"')).toBe(html.indexOf("{server-now}") - 'data-now="'.length)
          const [, block = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
          expect(JSON.parse(block).provider.name).toBe(name)
        }
      }),
      { numRuns: 40 },
    )
  })

  it("name the script of forms where there is one, for when they are idle, and stand at both of their addresses (D41)", () => {
    for (const { path, html } of emirates) {
      const [hasForm, named] = [html.includes("<form id="), (script: string) => html.split(script).length - 1]
      expect([path, named('src="/assets/page-late-form-1.js"')]).toEqual([path, hasForm ? 1 : 0])
      expect([path, named("/assets/page-form-1.js"), named('data-form-script="/assets/page-form-1.js"')]).toEqual(
        hasForm ? [path, 1, 1] : [path, 0, 0],
      )
      expect([path, html.includes("page-counting-1.js")]).toEqual([path, path.endsWith("/privacy-policy/")])
    }
    const [first, second] = ["/international/quote", "/go/international"].map(
      (path) => site.find(path, "Mersal")?.fill(factsOf("production", "Mersal")).html,
    )
    expect(second).toBe(first)
    expect(first).toContain('<link rel="canonical" href="https://courier.example/international/quote">')
  })

  it("log in outside /go, so that who does goes the normal way (D25)", () => {
    for (const { path, html } of emirates) {
      const logins = [...html.matchAll(/href="([^"?]*)\?login[^"]*"/g)].map(([, screen = ""]) => screen)
      expect([path, new Set(logins.map(signInFlowAt))]).toEqual([path, new Set(["normal"])])
    }
  })

  it("offer direct ways to reach us only where there is one", () => {
    const contact = (settings: Partial<SiteFacts>) =>
      site.find("/contact-us/", "Mersal")?.fill(factsOf("production", "Mersal", settings)).html ?? ""
    expect(contact({ contactEmail: "a@b.ae" })).toContain("Reach us directly")
    const none = contact({})
    expect(none).not.toContain("Reach us directly")
    expect(none).toContain("<form")
  })

  it("let a form be sent only by its script, and say what it needs without one", () => {
    const html = site
      .find("/contact-us/", "Mersal")
      ?.fill(factsOf("production", "Mersal", { contactEmail: "a@b.ae" })).html
    expect(html).toMatch(/<button type="submit"[^>]* disabled/)
    expect(first(html ?? "", /<noscript>(.*?)<\/noscript>/s)).toContain("mailto:a@b.ae")
  })

  it("need no letters but those that each language has fetched at once", () => {
    const styles = readFileSync(new URL("../styles/fonts.css", import.meta.url), "utf8")
    const rangesOf = (file: string) =>
      first(styles, new RegExp(`${file}\\.woff2[^}]*unicode-range:([^;]*);`))
        .split(",")
        .map((range) => range.trim().replace("U+", "").split("-"))
    const isIn = (file: string) => {
      const ranges = rangesOf(file).map(([from = "", to = from]) => [
        Number.parseInt(from, 16),
        Number.parseInt(to, 16),
      ])
      return (letter: string) =>
        ranges.some(([from = 0, to = 0]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to)
    }
    const [latin, arabic] = [isIn("figtree-latin"), isIn("readex-pro-arabic")]
    const strange = [...emirates, ...qatar].flatMap(({ path, html }) =>
      [...new Set(visibleText(html).replaceAll("\n", " ").replaceAll("&quot;", ""))]
        .filter((letter) => !latin(letter) && !(arabic(letter) && (path.startsWith("/ar/") || letter > "\u0600")))
        .map((letter) => [path, letter]),
    )
    expect(strange).toEqual([])
  })

  it("have a row each: no page lies in the folder that no address leads to", () => {
    const files = readdirSync(new URL("./pages", import.meta.url)).filter((file) => file.endsWith("Page.tsx"))
    const shown = new Set(pageTable.map(({ Component }) => `${Component.name}.tsx`))
    expect(files.filter((file) => !shown.has(file))).toEqual([])
  })
})

describe("what search engines are told", () => {
  it("is every listed page in both languages", () => {
    const xml = site.sitemap(factsOf("qatar", "Falcon"))
    const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    expect(new Set(listed)).toEqual(
      new Set(qatar.filter(({ isListed }) => isListed).map(({ path }) => `https://courier.example${path}`)),
    )
  })

  it("is to leave screens alone, and a trial host altogether", () => {
    const robots = site.robots(factsOf("production", "Mersal"))
    expect(robots).toContain("Disallow: /go/")
    expect(robots).toContain("Sitemap: https://courier.example/sitemap.xml")
    expect(site.robots(factsOf("staging", "Mersal"))).toBe("User-agent: *\nDisallow: /\n")
  })
})
