import { inspect } from "./inspection.ts"
import { callBy, signIn } from "./owned-bookings.ts"
import { missingRules } from "./page-rules.ts"
import { newPerson, signUp } from "./people.ts"
import { siteWords } from "./site-words.ts"
import { listedIn } from "./sitemap.ts"
import { expect, test } from "./test.ts"

const at = (language: "en" | "ar", path: string) => (language === "ar" ? `/ar${path}` : path)

test("the first page counts down by the server's clock, prices another way at once and leads on to book it", async ({
  page,
  language,
  product,
}) => {
  const { landing, booking, firstStep } = siteWords[language]
  await product.setClock("2026-11-21T15:59:58+04:00")
  await page.goto(at(language, "/"))
  const offers = page.locator("#offers")
  const sameDay = offers.getByRole("listitem").filter({ hasText: booking.types.sameDay })
  // At 16:00 Same Day is over for today: the page learns it without a reload.
  await expect(sameDay).toContainText(firstStep.earliestPickup(firstStep.tomorrow))
  await expect(page.locator("#next-closing")).toContainText(booking.types.nextDay)

  const before = await offers.getByRole("listitem").first().locator("bdi").textContent()
  await page.getByLabel(landing.to, { exact: true }).selectOption("ae-fujairah")
  await expect(offers.getByRole("listitem").first().locator("bdi")).not.toHaveText(before ?? "")
  await expect(page).toHaveURL(/to=ae-fujairah/)
  await page.reload()
  await expect(page.getByLabel(landing.to, { exact: true })).toHaveValue("ae-fujairah")

  // The other language is requested with the same route, both ways, and the address contains nothing else.
  await page.getByLabel(landing.from, { exact: true }).selectOption("ae-deira")
  await expect(offers).not.toHaveAttribute("aria-busy")
  for (const shown of [language === "ar" ? "en" : "ar", language] as const) {
    await page.locator("a[data-language]").click()
    await expect(page).toHaveURL(product.url + at(shown, "/?from=ae-deira&to=ae-fujairah"))
    await expect(page.locator("html")).toHaveAttribute("lang", shown)
  }

  await offers.getByRole("link", { name: landing.bookWay }).click()
  await expect(page.getByRole("combobox", { name: booking.pickupAddress })).toHaveValue(/Deira|ديرة/)
  await expect(page.getByRole("combobox", { name: booking.dropOffAddress })).toHaveValue(/Fujairah|الفجيرة/)
  await expect(page.getByRole("radio", { name: /\d+\.\d\d/ }).first()).toBeVisible()
})

test("its links lead to the other language and to the screens in this one, and its colours stay", async ({
  page,
  language,
  words,
}) => {
  await page.goto(at(language, "/services/"))
  await page.getByRole("button", { name: words.shell.useDarkColours }).click()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
  await page.getByRole("link", { name: words.shell.otherLanguage }).click()
  const other = language === "ar" ? "en" : "ar"
  await expect(page).toHaveURL(new RegExp(`${at(other, "/services/")}$`))
  await expect(page.locator("html")).toHaveAttribute("lang", other)
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
  await page.goBack()
  await page.getByRole("contentinfo").getByRole("link", { name: words.shell.trackDelivery }).click()
  await expect(page).toHaveURL(/\/tracking$/)
  await expect(page.locator("html")).toHaveAttribute("lang", language)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("the first page opens in the other language in a window of its own, and stays in it", async ({
  context,
  page,
  product,
  language,
  words,
}) => {
  const other = language === "ar" ? "en" : "ar"
  await context.addCookies([{ name: "language", value: language, url: product.url }])
  await page.goto(at(language, "/"))
  // The page gets no click event for the middle button: only the link's address decides.
  const address = await page.getByRole("link", { name: words.shell.otherLanguage }).getAttribute("href")
  const opened = await context.newPage()
  await opened.goto(new URL(address ?? "", page.url()).href)
  await expect(opened.locator("html")).toHaveAttribute("lang", other)
  await opened.goto(at(other, "/"))
  await expect(opened.locator("html")).toHaveAttribute("lang", other)
})

test("the header says who reads, also where he has logged in or out in another tab", async ({
  context,
  page,
  product,
  language,
  words,
}) => {
  const amna = newPerson()
  await signUp(product, amna)
  await page.goto(at(language, "/"))
  const guest = page.getByRole("link", { name: words.shell.loginOrSignUp })
  const customer = page.getByRole("banner").getByText(words.shell.myProfile)
  await expect(guest).toBeVisible()
  /** The event with which a browser tells a tab that it is visible again. */
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  const other = await context.newPage()
  await signIn(other, product, amna)
  await lookAgain()
  await expect(customer).toBeVisible()
  await expect(guest).toBeHidden()
  await callBy(other.request, product.url, "POST", "/v1.0/auth/logout")
  await lookAgain()
  await expect(guest).toBeVisible()
  await expect(customer).toBeHidden()
})

test("a customer logs out on a page about the product, and nothing of his stays in the browser", async ({
  context,
  product,
  language,
  words,
}) => {
  // In its own page, because its console reports that the first logout was not sent.
  const page = await context.newPage()
  const { shell, account } = words
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  await page.goto(at(language, "/services/"))
  await page.getByRole("button", { name: shell.useDarkColours }).click()
  await page.evaluate(() => {
    localStorage.setItem("mersal.draft", "a customer's")
    sessionStorage.setItem("mersal.bookedHere", "a customer's")
    localStorage.setItem("another.application", "keeps this")
  })
  const header = page.getByRole("banner")
  const profile = header.getByText(shell.myProfile)
  const guest = header.getByRole("link", { name: shell.loginOrSignUp })
  const logout = header.getByRole("button", { name: shell.logout })
  await expect(logout).toBeHidden()
  await profile.click()
  await expect(header.getByRole("link", { name: shell.myAccount })).toHaveAttribute("href", "/go/account")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Escape")
  await expect(logout).toBeHidden()
  await expect(header.locator("summary")).toBeFocused()
  await profile.click()
  await page.getByRole("heading", { level: 1 }).click()
  await expect(logout).toBeHidden()

  await page.setViewportSize({ width: 320, height: 800 })
  await header.locator("summary").click()
  await inspect(page, "a customer's menu")
  expect((await header.getByRole("listitem").first().boundingBox())?.x).toBeGreaterThanOrEqual(0)
  await page.route("**/v1.0/auth/logout", (route) => route.abort())
  await logout.click()
  await expect(header.getByRole("alert")).toHaveText(account.logoutFailed)
  await expect(guest).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem("mersal.draft"))).toBe("a customer's")

  await page.unroute("**/v1.0/auth/logout")
  await logout.click()
  await expect(guest).toBeFocused()
  await expect(profile).toBeHidden()
  expect(await callBy(page.request, product.url, "GET", "/v1.0/auth/session")).toEqual({ user: null })
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).toContain("keeps this")
  expect(kept).not.toContain("a customer's")
  await page.reload()
  await expect(guest).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
})

test("every page about the product can be used by everybody and fits", async ({ page, language, request }) => {
  const listed = listedIn(await (await request.get("/sitemap.xml")).text())
  const own = listed.filter((path) => path.startsWith("/ar/") === (language === "ar"))
  expect(own.length).toBeGreaterThan(11)
  for (const path of own) {
    await page.goto(path)
    expect(await missingRules(page), `${path} is drawn by all rules that match something in it`).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ colorScheme: "light" })
    await inspect(page, path)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: "dark" })
    await inspect(page, `${path}, wide and in dark colours`)
  }
})

test("a way that is priced later is drawn like one that is priced at once", async ({ page, language }) => {
  const { landing } = siteWords[language]
  // Both ends are the same: no route is drawn, and the page has no rules for it.
  await page.goto(`${at(language, "/")}?from=ae-deira&to=ae-deira`)
  const fills = () =>
    page.locator("#way-picture svg *").evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fill))
  await page.getByLabel(landing.to, { exact: true }).selectOption("ae-dubai-marina")
  await expect(page.locator("#offers")).not.toHaveAttribute("aria-busy", "true")
  expect(await missingRules(page)).toEqual([])
  const later = await fills()
  await page.reload()
  expect(later).toEqual(await fills())
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("pages are read, prices asked for and links followed", async ({ page, language }) => {
    const { landing } = siteWords[language]
    await page.goto(at(language, "/"))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(landing.title)
    await page.getByLabel(landing.from, { exact: true }).selectOption("ae-deira")
    await page.getByRole("button", { name: landing.showPrices }).click()
    await expect(page).toHaveURL(/from=ae-deira/)
    await expect(page.getByLabel(landing.from, { exact: true })).toHaveValue("ae-deira")
    await page.getByRole("link", { name: landing.coverageMore }).click()
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByRole("img")).toBeVisible()

    for (const screen of ["/go/book", "/tracking"]) {
      await page.goto(screen)
      await expect(page).toHaveTitle(/ – Mersal$/)
      await expect(page.locator("noscript p:not([lang])").first()).toBeVisible()
      await expect(page.locator("noscript p[lang=ar]")).toBeVisible()
    }
  })
})
