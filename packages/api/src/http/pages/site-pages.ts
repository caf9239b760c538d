import { loginScreen } from "@mersal/domain/account/sign-in/sign-in-flow"
import type { HostProfile } from "@mersal/domain/market/host-profile"
import { samplePlace } from "@mersal/domain/site/sample-places"
import {
  type LiveFacts,
  type Site,
  type SiteDocument,
  type SiteFacts,
  type SitePage,
  serverNowMark,
} from "@mersal/domain/site/site"
import type { LiveFactsRequest } from "@mersal/domain/use-cases/site/read-live-facts"
import type { Request, RequestHandler, Response, Router } from "express"
import type { Logger } from "pino"
import type { ServerClock } from "../../clock.ts"
import type { Settings } from "../../config.ts"
import { marketUrls } from "../../market-urls.ts"
import { languageFor } from "../answer.ts"
import { inlineSource } from "../inline-source.ts"
import { chosenLanguage, keepLanguage } from "./chosen-language.ts"
import { sendPacked } from "./send-packed.ts"
import type { WebAssets } from "./web-assets.ts"

export interface SitePagesParts {
  readonly assets: Pick<WebAssets, "site">
  readonly clock: ServerClock
  readonly settings: Pick<
    Settings,
    "baseUrl" | "contact" | "environment" | "footprintFactors" | "hosts" | "productName" | "yearsOfPeople"
  >
  /** Prices, places and times as they are now. */
  readonly readLiveFacts: (request: LiveFactsRequest) => Promise<LiveFacts>
  readonly log: Logger
}

/** Answers with the page for an unknown address; false if there are no pages, and then nothing was sent. */
export type NotFoundPage = (request: Request, response: Response) => Promise<boolean>

const minute = 60_000
const day = 24 * 60 * minute
/** More than the combinations of page, language, profile and variant that are requested within a minute. */
const mostKept = 500

/**
 * Serves the pages about the product, with sitemap.xml and robots.txt. Each is filled at its first request and kept:
 * one with prices and countdowns for a minute, any other for a day, because a year may end.
 */
export function mountSitePages(router: Router, parts: SitePagesParts): NotFoundPage {
  const { assets, clock, settings, log } = parts
  const now = (): number => clock.currentTimeMillisUnsafe()
  const isSecure = settings.baseUrl.startsWith("https:")
  const origins = marketUrls(settings)
  /** Keyed by the pages themselves: a development server makes new ones for each request. */
  const keptPages = new WeakMap<Site, ReturnType<typeof keeper<Promise<SiteDocument>>>>()
  const keptFacts = keeper<Promise<LiveFacts | null>>()

  const factsOf = (profile: HostProfile, instant: number, live: LiveFacts | null): SiteFacts => ({
    productName: settings.productName,
    profileId: profile.id,
    origin: origins[profile.market.id] ?? settings.baseUrl,
    ...settings.contact,
    footprintFactors: settings.footprintFactors,
    yearsOfPeople: settings.yearsOfPeople,
    now: instant,
    live,
  })

  /** Never fails because a price is missing: a page without figures is better than none. */
  const liveFacts = (request: LiveFactsRequest, instant: number): Promise<LiveFacts | null> =>
    keptFacts(`${instant}|${request.market}|${request.from}|${request.to}`, () =>
      parts.readLiveFacts(request).catch((error) => {
        log.error({ err: error }, "The pages about the product are without figures")
        return null
      }),
    )

  const send = async (request: Request, response: Response, site: Site, page: SitePage, path: string) => {
    const { profile } = response.locals
    const { market } = profile
    const length = page.isLive ? minute : day
    const instant = Math.floor(now() / length) * length
    const way = page.isLive
      ? {
          from: samplePlace(market.id, textOf(request.query.from), 0).id,
          to: samplePlace(market.id, textOf(request.query.to), 1).id,
        }
      : { from: "", to: "" }
    const kept = keptPages.get(site) ?? keeper<Promise<SiteDocument>>()
    keptPages.set(site, kept)
    const { html, inlineStyle } = await kept(`${instant}|${profile.id}|${path}|${way.from}|${way.to}`, async () => {
      const live = page.isLive ? await liveFacts({ market: market.id, ...way }, instant) : null
      return page.fill(factsOf(profile, instant, live))
    })
    if (inlineStyle !== "") allowInline(response, "style-src", inlineStyle)
    allowInline(response, "script-src", site.inlineScript)
    // Revalidated each time, because it contains the server's time. No cookie is set with it.
    response.setHeader("Cache-Control", "no-cache")
    sendPacked(request, response.type("html"), html.replace(serverNowMark, String(now())))
  }

  const page: RequestHandler = async (request, response, next) => {
    const site = (await assets.site?.()) ?? null
    const found = site?.find(request.path, settings.productName)
    if (!site || !found) return next()
    const screen = screenAskedFor(request)
    if (screen !== null) return response.redirect(302, screen)
    if (request.path === "/") {
      response.vary("cookie")
      if (request.query.language === "en") {
        keepLanguage(response, "en", isSecure)
        // The choice is kept now, so the parameter is removed: a shared address should not set a language.
        response.setHeader("Cache-Control", "private, no-cache")
        return response.redirect(302, withoutLanguage(request.originalUrl))
      }
      if (chosenLanguage(request) === "ar") return response.redirect(302, `/ar${request.originalUrl}`)
    }
    await send(request, response, site, found, request.path)
  }
  const text =
    (type: string, read: (site: Site, facts: SiteFacts) => string): RequestHandler =>
    async (_, response, next) => {
      const site = (await assets.site?.()) ?? null
      if (!site) return next()
      response.setHeader("Cache-Control", "public, max-age=3600")
      response.type(type).send(read(site, factsOf(response.locals.profile, now(), null)))
    }
  router.get(
    "/sitemap.xml",
    text("application/xml", (site, facts) => site.sitemap(facts)),
  )
  router.get(
    "/robots.txt",
    text("text/plain", (site, facts) => site.robots(facts)),
  )
  router.get("/{*path}", page)

  return async (request, response) => {
    const site = (await assets.site?.()) ?? null
    if (!site) return false
    response.status(404)
    // A missing page has no language of its own: the reader's is used.
    const language = request.path.startsWith("/ar/") ? "ar" : languageFor(request)
    response.vary("Accept-Language")
    await send(request, response, site, site.notFound(language), `404 ${language}`)
    return true
  }
}

/** The address of the first page without its language parameter. */
function withoutLanguage(address: string): string {
  const query = new URLSearchParams(address.split("?", 2)[1])
  query.delete("language")
  return query.size === 0 ? "/" : `/?${query}`
}

/** Section 2: on any page the address may ask to track a booking or to log in, which are screens of the application. */
function screenAskedFor({ query, originalUrl }: Request): string | null {
  const [, search = ""] = originalUrl.split("?", 2)
  if (query.trackMyOrder !== undefined) return `/tracking?${search}`
  return query.login === undefined ? null : `${loginScreen}?${search}`
}

/** Keeps what was made as long as its keys are few, and drops everything if there are too many. */
function keeper<Value>(): (key: string, make: () => Value) => Value {
  const made = new Map<string, Value>()
  return (key, make) => {
    const known = made.get(key)
    if (known !== undefined) return known
    if (made.size >= mostKept) made.clear()
    const value = make()
    made.set(key, value)
    return value
  }
}

/** Allows exactly this inline style sheet or script on its page. */
function allowInline(response: Response, directive: "style-src" | "script-src", text: string): void {
  const policy = String(response.getHeader("Content-Security-Policy"))
  const allowed = policy.replace(`${directive} 'self'`, `${directive} 'self' '${sourceOf(text)}'`)
  response.setHeader("Content-Security-Policy", allowed)
}

const sources = new Map<string, string>()
function sourceOf(text: string): string {
  const known = sources.get(text)
  if (known !== undefined) return known
  const source = inlineSource(text)
  sources.set(text, source)
  return source
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null)
