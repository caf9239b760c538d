import type { SocialProvider } from "@mersal/domain/account/role"
import { toIso } from "@mersal/domain/calendar/iso-instant"
import type { HostProfile } from "@mersal/domain/market/host-profile"
import type { Contact } from "@mersal/domain/site/contact"
import type { Request, RequestHandler, Response, Router } from "express"
import type { Logger } from "pino"
import type { ServerClock } from "../../clock.ts"
import type { Settings } from "../../config.ts"
import { farSignIns } from "../../far-sign-ins.ts"
import { marketUrls } from "../../market-urls.ts"
import type { MapTiles } from "../../settings/map-tiles.ts"
import { firstScreenKeeper, readerOf, withFirstScreen, withUndrawn } from "./first-screen.ts"
import { withOpenMarks } from "./open-marks.ts"
import { sendPacked } from "./send-packed.ts"
import type { NotFoundPage } from "./site-pages.ts"
import type { TrackedBookingReader } from "./tracked-booking.ts"
import { missingPages, type WebAssets } from "./web-assets.ts"

/** Every address of the web application (section 2) in this version. */
export const routes: ReadonlySet<string> = new Set([
  "/",
  "/go",
  "/go/book",
  "/go/details",
  "/go/guest",
  "/go/payment",
  "/go/booking-confirmation",
  "/payment-verifying",
  "/payment-failed",
  "/paymentUnique",
  "/go/ar",
  "/go/account",
  "/go/account/company",
  "/my-account",
  "/recipient",
  "/locationidentify",
  "/social-return",
  "/tracking",
  "/tracking/status",
  "/verify",
])
/** Addresses with a value in them. */
const namedRoutes: readonly RegExp[] = [
  /^\/go\/payment-recipt\/[^/]+$/,
  /^\/(go\/account|my-account)\/(bookings|addresses|contacts|profile|notifications|sessions|data)$/,
  /^\/go\/account\/bookings\/[^/]+(\/(change|notifications))?$/,
  // Staff pages themselves report addresses that do not exist.
  /^\/(ops|driver)(\/[^/]+){0,3}$/,
]
const developmentRoutes: ReadonlySet<string> = new Set(["/dev/gallery"])

/** What a page must know before its first call: the browser reads it from the block `mersal-boot`. */
interface BootData extends Contact {
  readonly productName: string
  readonly profileId: HostProfile["id"]
  readonly market: HostProfile["market"]["id"]
  /** The address of each served market's page. */
  readonly marketUrls: ReturnType<typeof marketUrls>
  /** The server's time, from which the page's clock starts. */
  readonly now: string
  readonly mapTiles?: MapTiles
  /** Cards are typed on the gateway's own page and not on ours (D29). */
  readonly isCardPageHosted: boolean
  /** The social sign-ins that the account dialog offers. */
  readonly farSignIns?: readonly SocialProvider[]
  /** The page of a card's return asks what the bank's script reports about the device. */
  readonly takesFingerprint?: true
}

/** Serves the application's page for every address that a browser opens: 200 for its routes, 404 for others. */
export function mountPages(
  router: Router,
  assets: WebAssets | null,
  clock: ServerClock,
  settings: Pick<
    Settings,
    "baseUrl" | "environment" | "hosts" | "productName" | "contact" | "payments" | "mapTiles" | "social"
  >,
  sendNotFound: NotFoundPage,
  trackedBooking: TrackedBookingReader,
  log: Logger,
): void {
  const urls = marketUrls(settings)
  const offered = farSignIns(settings)
  const firstScreenOf = firstScreenKeeper(log)
  const isRoute = (path: string): boolean => {
    const plain = path.length > 1 ? path.replace(/\/$/, "") : path
    const isNamed = routes.has(plain) || namedRoutes.some((route) => route.test(plain))
    return isNamed || (settings.environment === "development" && developmentRoutes.has(plain))
  }
  const page: RequestHandler = async (request: Request, response: Response) => {
    if (!assets) return void response.status(503).type("text").send(missingPages)
    const isFound = isRoute(request.path)
    if (!isFound && (await sendNotFound(request, response))) return
    const { profile } = response.locals
    const now = clock.currentTimeMillisUnsafe()
    const boot: BootData = {
      productName: settings.productName,
      profileId: profile.id,
      market: profile.market.id,
      marketUrls: urls,
      now: toIso(now),
      isCardPageHosted: settings.payments.mode === "hosted",
      ...(offered.length > 0 && { farSignIns: offered }),
      ...(settings.payments.fingerprintUrl !== null && { takesFingerprint: true as const }),
      ...(settings.mapTiles && { mapTiles: settings.mapTiles }),
      ...settings.contact,
    }
    const screens = isFound ? await assets.firstScreens?.() : null
    const tracked = screens ? await trackedBooking(request) : null
    const drawn = screens ? await firstScreenOf(screens, request, { ...boot, now, ...(tracked && { tracked }) }) : null
    const plain = await assets.html(request.originalUrl)
    const undrawn = await screens?.undrawn(request.path, readerOf(request).language, boot.productName)
    const filled = drawn ? withFirstScreen(plain, drawn) : undrawn ? withUndrawn(plain, undrawn) : plain
    const html = withOpenMarks(filled, boot)
    response.status(isFound ? 200 : 404)
    response.setHeader("Cache-Control", "no-store")
    if (drawn) response.vary("Accept-Language").vary("cookie")
    // Search engines should find only the screens that anybody may open first.
    if (!drawn || tracked) response.setHeader("X-Robots-Tag", "noindex")
    sendPacked(
      request,
      response.type("html"),
      html.replace("<!--mersal-boot-->", () => bootBlock(boot)),
    )
  }
  router.get("/{*path}", page)
}

/** A page's data as a block that no browser runs; `<` is escaped, so that no value can end the block. */
export const bootBlock = (boot: object): string =>
  `<script type="application/json" id="mersal-boot">${JSON.stringify(boot).replaceAll("<", "\\u003c")}</script>`
