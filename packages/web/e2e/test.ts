import { test as base, type ConsoleMessage } from "@playwright/test"
import type { BookingPages } from "./booking-walk.ts"
import { AccountPopup } from "./pages/account-popup.ts"
import { BookPage } from "./pages/book-page.ts"
import { BankPage, CardForm } from "./pages/card-form.ts"
import { ConfirmationPage } from "./pages/confirmation-page.ts"
import { DetailsPage } from "./pages/details-page.ts"
import { GuestPage } from "./pages/guest-page.ts"
import { PaymentPage } from "./pages/payment-page.ts"
import { TrackingPage } from "./pages/tracking-page.ts"
import { ownAddress } from "./people.ts"
import { type ProductServer, startProduct } from "./product-server.ts"
import { dictionaries, type Language, type Words } from "./words.ts"

/** Longer than a person would wait, because a busy machine must not fail a test. Nothing waits when all goes well. */
export const expect = base.expect.configure({ timeout: 30_000 })
const testTimeout = 240_000

/**
 * The time when a test begins unless it sets another: a Saturday morning in Dubai, with every booking type open for
 * today.
 */
const saturdayMorning = "2026-11-21T09:30:00+04:00"

interface Fixtures {
  readonly language: Language
  readonly words: Words
  readonly bookPage: BookPage
  readonly detailsPage: DetailsPage
  readonly guestPage: GuestPage
  readonly paymentPage: PaymentPage
  /** All pages of the booking flow, for a walk through it. */
  readonly pages: BookingPages
  readonly cardForm: CardForm
  readonly bankPage: BankPage
  readonly confirmationPage: ConfirmationPage
  readonly trackingPage: TrackingPage
  readonly account: AccountPopup
  /** Fails a test whose page wrote a warning or an error to the console, such as a breach of the content policy. */
  readonly quietConsole: undefined
  readonly startingClock: undefined
}

interface WorkerFixtures {
  readonly product: ProductServer
  /** Set by a file that needs its own product, without the people, bookings and prices of other files. */
  readonly productOf: string
}

/**
 * For a file with its own product: its tests run one after another in one worker, because every other worker would
 * start another product and another browser.
 */
export const onOneProduct = { mode: "default" } as const

/** Each worker has its own server, so that moving the clock affects no other test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  productOf: ["everybody", { option: true, scope: "worker" }],
  product: [
    // Another name gets another worker, and so another server.
    async ({ productOf: _ }, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: "worker" },
  ],
  baseURL: ({ product }, use) => use(product.url),
  // Calls are counted by network address: on a fast machine one test could use up the next one's calls of the same
  // minute.
  extraHTTPHeaders: ({ product: _ }, use) => use(ownAddress()),
  startingClock: [
    async ({ product }, use, test) => {
      test.setTimeout(testTimeout)
      await product.setClock(saturdayMorning)
      await use(undefined)
    },
    { auto: true },
  ],
  language: ({ locale }, use) => use(locale?.startsWith("ar") ? "ar" : "en"),
  words: ({ language }, use) => use(dictionaries[language]),
  context: async ({ context, language }, use) => {
    await context.addInitScript((chosen) => {
      if (localStorage.getItem("mersal.language") === null) localStorage.setItem("mersal.language", chosen)
    }, language)
    await use(context)
    // A page keeps calling by itself: what a test still holds back at its end must not fail it.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })))
  },
  /** A test continues when the application has replaced the server's screen. */
  page: async ({ page, javaScriptEnabled }, use) => {
    if (!javaScriptEnabled) return use(page)
    const whenTakenOver = async <Answer>(opened: Promise<Answer>): Promise<Answer> => {
      const answer = await opened
      await page.locator("#first-screen").waitFor({ state: "detached" })
      return answer
    }
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = (...given) => whenTakenOver(goto(...given))
    page.reload = (...given) => whenTakenOver(reload(...given))
    await use(page)
  },
  quietConsole: [
    async ({ page }, use) => {
      const heard: string[] = []
      page.on("console", (message) => isComplaint(message) && heard.push(message.text()))
      page.on("pageerror", (error) => heard.push(error.message))
      await use(undefined)
      expect(heard, "the page's console").toEqual([])
    },
    { auto: true },
  ],
  bookPage: ({ page, words }, use) => use(new BookPage(page, words)),
  detailsPage: ({ page, words }, use) => use(new DetailsPage(page, words)),
  guestPage: ({ page, words }, use) => use(new GuestPage(page, words)),
  paymentPage: ({ page, words }, use) => use(new PaymentPage(page, words)),
  pages: ({ bookPage, detailsPage, guestPage, paymentPage }, use) =>
    use({ bookPage, detailsPage, guestPage, paymentPage }),
  cardForm: ({ page, words }, use) => use(new CardForm(page, words)),
  bankPage: ({ page }, use) => use(new BankPage(page)),
  confirmationPage: ({ page, words }, use) => use(new ConfirmationPage(page, words)),
  trackingPage: ({ page, words }, use) => use(new TrackingPage(page, words)),
  account: ({ page, words }, use) => use(new AccountPopup(page, words)),
})

/**
 * A refusal of the API or a missing page is a valid answer, although the browser logs it as a failed load. Playwright
 * itself blocks workers. The warning that a preloaded font was not used within seconds only shows a busy machine. A
 * page that a test takes offline may be loading a part of itself.
 */
const isComplaint = (message: ConsoleMessage): boolean =>
  ["error", "warning"].includes(message.type()) &&
  !message.text().startsWith("Service Worker registration blocked") &&
  !message.text().endsWith("net::ERR_INTERNET_DISCONNECTED") &&
  !/^The resource \S+\.woff2 was preloaded using link preload but not used/.test(message.text()) &&
  !/\/v[12]\.0\/|\/pipe\/|\/no-such-page$/.test(message.location().url)
