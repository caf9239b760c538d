import { newDraft } from "@mersal/domain/booking/draft/draft"
import { writeDraft } from "@mersal/domain/booking/draft/draft-storage"
import { marketOfReference } from "@mersal/domain/booking/order/reference"
import { plainBasis } from "@mersal/domain/booking/windows/market-schedule"
import type { Instant } from "@mersal/domain/calendar/zone"
import { hostProfiles } from "@mersal/domain/market/host-profile"
import type { MarketId } from "@mersal/domain/market/market"
import { marketZone } from "@mersal/domain/market/market-zone"
import { firstScreens as arabic } from "@mersal/domain/messages/ar/first-screens"
import { firstScreens as english } from "@mersal/domain/messages/en/first-screens"
import type { Language } from "@mersal/domain/messages/language"
import type { Texts } from "@mersal/domain/messages/texts"
import type { FirstScreen, FirstScreenFacts, FirstScreenReader, FirstScreens } from "@mersal/domain/site/first-screen"
import { type AnyRouter, createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { createActor } from "xstate"
import { AccountDialogContext } from "../../environment/account-dialog.ts"
import { AnalyticsContext } from "../../environment/analytics.ts"
import { BookingContext } from "../../environment/booking/booking.ts"
import { ClockContext } from "../../environment/formats/clock.ts"
import { formatsBy } from "../../environment/formats/formats.ts"
import { directionOf, LanguageContext } from "../../environment/language.ts"
import { ProductContext } from "../../environment/product.ts"
import { ServicesContext } from "../../environment/services/services.ts"
import { SessionContext } from "../../environment/session.ts"
import type { AreaName } from "../../environment/texts/areas.ts"
import { loadAreas, type PageTexts, textsOf } from "../../environment/texts/dictionaries.ts"
import { loadPartsOf } from "../../features/tracking/shown-parts.ts"
import { Announcer } from "../../ui/Announcer.tsx"
import { bookingMachine } from "../booking/booking-machine.ts"
import { readMoment, readTracking } from "../composition/drawn-composition.ts"
import { services } from "../composition/services.ts"
import { drawnRoutes } from "./drawn-routes.tsx"
import { forElsewhere, markedElsewhere } from "./elsewhere.ts"
import { type FirstScreenAssets, headOf, scriptsOf, trackedBlock } from "./head.ts"
import { titleAt } from "./screen-titles.ts"

type Words = Texts<typeof english>
const words: Readonly<Record<Language, Words>> = { en: english, ar: arabic }
const minute = 60_000

interface ScreenRow {
  readonly path: "/go/book" | "/tracking" | "/tracking/status"
  readonly areas: readonly AreaName[]
  readonly title: (texts: PageTexts) => string
  /** For search engines; null for a screen that they must not list. */
  readonly description: ((texts: Words) => Words["bookDescription"]) | null
  readonly hasDraft: boolean
}

const book: ScreenRow = {
  path: "/go/book",
  areas: ["booking", "firstStep", "details", "summary"],
  title: ({ firstStep }) => firstStep.title,
  description: ({ bookDescription }) => bookDescription,
  hasDraft: true,
}
const tracking: ScreenRow = {
  path: "/tracking",
  areas: ["tracking", "appBanner"],
  title: (texts) => texts.tracking.title,
  description: ({ trackingDescription }) => trackingDescription,
  hasDraft: false,
}
const status: ScreenRow = {
  path: "/tracking/status",
  areas: ["booking", "tracking", "appBanner"],
  title: (texts) => texts.tracking.statusTitle,
  description: null,
  hasDraft: false,
}
/** The booking's entry addresses lead to its first step (section 2). */
const screens: Readonly<Record<string, ScreenRow>> = {
  "/go": book,
  "/go/ar": book,
  "/go/book": book,
  "/tracking": tracking,
  "/tracking/status": status,
}

/** All sections of My Account begin with the same files; a company's page has its own. */
const isOfAccount = /^\/(go\/account|my-account)(\/(?!company|bookings\/)|$)/

/**
 * The screens that anybody can open first, rendered with the same components that the browser continues with: with
 * empty fields and no customer, or with the public data of one booking. The server gets them from the build and knows
 * nothing of React.
 */
export const makeFirstScreens = (assets: FirstScreenAssets): FirstScreens => ({
  find: (address) => {
    const screen = screens[address.length > 1 ? address.replace(/\/$/, "") : address]
    if (!screen) return null
    const { path } = screen
    return { path, isOfBooking: screen === status, draw: (reader, facts) => draw(screen, reader, facts, assets) }
  },
  undrawn: async (path, language, productName) => {
    const title = await titleAt(path, language)
    return {
      title: title && titled(title, productName),
      scripts: isOfAccount.test(path) ? scriptsOf({ path: "/go/account", language }, assets) : "",
    }
  },
})

/** As the application writes it (`usePageTitle`). */
const titled = (title: string, productName: string): string => `${title} – ${productName}`

async function draw(
  { path, areas, title: titleIn, description: descriptionIn, hasDraft }: ScreenRow,
  reader: FirstScreenReader,
  facts: FirstScreenFacts,
  assets: FirstScreenAssets,
): Promise<FirstScreen> {
  const { language } = reader
  const { market, productName } = facts
  await loadAreas(language, ["shell", "footer", ...areas])
  const { tracked } = facts
  const tracking = readTracking(tracked?.answer)
  const moment = readMoment(tracked?.moment)
  if (tracking) await loadPartsOf(tracking, language)
  const address = tracking ? `${path}?bookingId=${tracking.reference}` : path
  const history = createMemoryHistory({ initialEntries: [address] })
  const router: AnyRouter = createRouter({
    routeTree: drawnRoutes,
    history,
    trailingSlash: "preserve",
    context: {
      tracking: tracking && { tracking, moment, accessToken: null, isWhole: true },
      withoutScripts: words[language].withoutScripts,
    },
  })
  await router.load()
  const title = titled(titleIn(textsOf[language]), productName)
  const description = descriptionIn?.(words[language])(productName, words[language].country[market]) ?? null
  const zone = marketZone(tracking ? marketOfReference(tracking.reference) : market)
  const { offset } = zone.segmentAt(facts.now)
  const origin = facts.marketUrls?.[market] ?? ""
  return {
    language,
    title,
    head:
      headOf({ path, language, title, description, origin, market, productName, offset }, assets) +
      trackedBlock(tracking && { tracking, moment, isAll: tracked?.isAll === true }),
    scripts: scriptsOf({ path, language }, assets),
    body: markedElsewhere(
      renderToStaticMarkup(
        <Surroundings reader={reader} facts={facts}>
          <RouterProvider router={router} />
        </Surroundings>,
      ),
    ),
    isReadWithoutScripts: tracking !== null,
    newDraft: hasDraft ? writeDraft(newDraft("", market)) : null,
  }
}

/** The context that a screen has in a browser's first visit. Its services are never called. */
function Surroundings({
  reader: { language, isSignedIn },
  facts,
  children,
}: {
  reader: FirstScreenReader
  facts: FirstScreenFacts
  children: ReactNode
}) {
  const now = Math.floor(facts.now / minute) * minute
  // The reader's time zone is unknown here, so every time counts as one of another zone.
  const offsetAt = () => Number.NaN
  const page = {
    language,
    texts: forElsewhere(textsOf[language]),
    direction: directionOf(language),
    formats: formatsBy[language],
    choose: async () => {},
  }
  return (
    <ProductContext value={{ ...facts, profile: hostProfiles[facts.profileId] }}>
      <ClockContext value={{ now: () => now, everySecond: () => () => {}, offsetAt }}>
        <AnalyticsContext value={{ track: () => {}, agreed: () => {} }}>
          <LanguageContext value={page}>
            <SessionContext value={{ ...guest, isSignedIn }}>
              <AccountDialogContext value={{ open: () => {}, isOpen: false, isLoading: false, setPassword: () => {} }}>
                <ServicesContext value={services}>
                  <BookingContext value={newBooking(facts.market, now)}>
                    <Announcer>{children}</Announcer>
                  </BookingContext>
                </ServicesContext>
              </AccountDialogContext>
            </SessionContext>
          </LanguageContext>
        </AnalyticsContext>
      </ClockContext>
    </ProductContext>
  )
}

const guest = { customer: null, restore: () => {}, signOut: () => {}, signInAgain: () => {} }

/** A booking with nothing filled in. It is only read, never started. */
const newBooking = (market: MarketId, now: Instant) => ({
  actor: createActor(bookingMachine(), {
    input: { draft: newDraft("", market), now, basis: plainBasis, alert: null },
  }),
  startAnother: () => {},
  last: () => null,
  rememberCard: () => {},
})
