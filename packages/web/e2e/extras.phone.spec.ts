import { extras as arabicExtras } from "@mersal/domain/messages/ar/extras"
import { privacyPage as arabicPrivacy } from "@mersal/domain/messages/ar/privacy-page"
import { extras as englishExtras } from "@mersal/domain/messages/en/extras"
import { privacyPage as englishPrivacy } from "@mersal/domain/messages/en/privacy-page"
import { openCashPayment } from "./booking-start.ts"
import { builtScript } from "./built-file.ts"
import { drawn, holdBack } from "./held-back.ts"
import { inspect } from "./inspection.ts"
import { signIn } from "./owned-bookings.ts"
import { newPerson, signUp } from "./people.ts"
import { openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

const extrasIn = { en: englishExtras, ar: arabicExtras }
const privacyIn = { en: englishPrivacy, ar: arabicPrivacy }

const notice = {
  id: "b1",
  title: { en: "Eid hours", ar: "ساعات العيد" },
  text: { en: "We deliver until noon on Friday.", ar: "نوصّل حتى ظهر الجمعة." },
  domain: "AE",
  channel: "c2c",
  path: "/tracking",
  validFrom: "2026-11-01T00:00:00.000Z",
  validUntil: null,
}

test("the notice of the day is shown once, and never on the way to paying", async ({
  page,
  language,
  bookPage,
  detailsPage,
}) => {
  const asked: string[] = []
  page.on("request", (request) => request.url().includes("/banners/details?") && asked.push(page.url()))
  await page.route("**/banners/details?*", (route) => route.fulfill({ json: { success: true, data: [notice] } }))
  await openWith(page, "/go/book")
  const shown = page.getByRole("complementary", { name: extrasIn[language].notice })
  await expect(shown).toContainText(notice.title[language])
  await bookPage.proceed()
  await expect(detailsPage.heading).toBeVisible()
  await expect(shown).toHaveCount(0)
  await page.goto("/tracking")
  await shown.getByRole("button", { name: extrasIn[language].dismissNotice }).click()
  await expect(shown).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
  asked.length = 0
  await page.reload()
  // A request for the notice would have been made before this is visible.
  await expect(page.getByRole("region", { name: extrasIn[language].consentTitle })).toBeVisible()
  expect(asked).toEqual([])
  await expect(shown).toHaveCount(0)
})

test("the notice of the day is shown once it was in sight: the page keeps it, and no other has it that day", async ({
  page,
  language,
  words,
  bookPage,
  trackingPage,
}) => {
  await page.route("**/banners/details?*", (route) => route.fulfill({ json: { success: true, data: [notice] } }))
  await bookPage.open()
  const shown = page.getByRole("complementary", { name: extrasIn[language].notice })
  const chat = page.getByRole("complementary", { name: extrasIn[language].chat })
  await expect(shown).toContainText(notice.title[language])
  // Far below the visible part, it is seen by nobody.
  const header = page.getByRole("banner")
  await header.getByRole("link", { name: words.shell.trackDelivery }).click()
  await expect(trackingPage.heading).toBeVisible()
  await expect(shown).toHaveCount(1)
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => localStorage.getItem("mersal.noticeShownOn"))).toBe("2026-11-21")
  await drawn(page)
  await expect(shown).toContainText(notice.text[language])

  await page.goBack()
  await expect(bookPage.heading).toBeVisible()
  await expect(shown).toHaveCount(0)
  await page.goForward()
  await expect(trackingPage.heading).toBeVisible()
  await expect(shown).toHaveCount(0)
  let isAsked = false
  page.on("request", (request) => {
    isAsked ||= request.url().includes("/banners/details?")
  })
  await page.reload()
  await expect(chat.locator("a")).toBeAttached()
  await drawn(page)
  expect(isAsked).toBe(false)
})

test("what is for those who have not booked yet is no longer shown once this browser has", async ({
  page,
  language,
  words,
  pages,
  confirmationPage,
}) => {
  const newcomers = {
    ...notice,
    id: "welcome",
    channel: "newcomers",
    text: { en: "Your first booking costs less.", ar: "حجزك الأول أقل سعرًا." },
  }
  await page.route("**/banners/details?*", (route) =>
    route.fulfill({ json: { success: true, data: [newcomers, notice] } }),
  )
  const header = page.getByRole("banner")
  const shown = page.getByRole("complementary", { name: extrasIn[language].notice })
  await openCashPayment(pages)
  await header.getByRole("link", { name: words.shell.trackDelivery }).click()
  await expect(shown).toContainText(newcomers.text[language])
  await page.goBack()
  await pages.paymentPage.proceed()
  await expect(confirmationPage.heading).toBeVisible()
  await header.getByRole("link", { name: words.shell.trackDelivery }).click()
  await expect(shown).toContainText(notice.text[language])
  await expect(shown).not.toContainText(newcomers.text[language])
})

test("nothing is counted before the reader agrees, and afterwards only facts", async ({
  page,
  language,
  words,
  trackingPage,
}) => {
  const told: unknown[] = []
  page.on("request", (request) => {
    if (/\/v1\.0\/(events|consents)/.test(request.url())) told.push(request.postDataJSON())
  })
  const letCome = await holdBack(page, builtScript("src/app/shell/Extras.tsx"))
  await trackingPage.open()
  const question = page.getByRole("region", { name: extrasIn[language].consentTitle })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  letCome()
  const chat = page.getByRole("complementary", { name: extrasIn[language].chat }).getByRole("link")
  await expect(chat).toHaveAttribute("href", language === "ar" ? "/ar/contact-us/" : "/contact-us/")
  // Nothing moves at the visible foot of the page before the reader presses something.
  await drawn(page)
  await expect(question).toHaveCount(0)
  await page.keyboard.press("Tab")
  await expect(question).toBeVisible()
  await trackingPage.lookUp("AE4K7M2XQ9TB3HV")
  await expect(trackingPage.reference).toHaveAccessibleDescription(new RegExp(words.tracking.invalid))

  const consent = page.waitForResponse("**/v1.0/consents")
  await question.getByRole("button", { name: extrasIn[language].consentYes }).click()
  expect((await consent).status()).toBe(200)
  await expect(question).toHaveCount(0)
  await expect(page.getByRole("main")).toBeFocused()
  const fact = page.waitForResponse("**/v1.0/events")
  await trackingPage.lookUp("AE4K7M2XQ9TB3HV")
  expect((await fact).status()).toBe(200)
  // The look-up before his consent was not reported, neither at once nor later.
  expect(told).toEqual([
    expect.objectContaining({ subject: "analytics", given: true }),
    { name: "WEB_TRACKING_FAILED", errorMessage: words.tracking.invalid, domain: "AE", consent: true },
  ])
})

test("a yes to counting is taken back on the page about privacy, and in the account, and ends it at once", async ({
  page,
  product,
  language,
  words,
  trackingPage,
}) => {
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  const told: unknown[] = []
  page.on("request", (request) => {
    if (/\/v1\.0\/(events|consents)/.test(request.url())) told.push(request.postDataJSON())
  })
  const noted = (path: string) => page.waitForResponse(`**/v1.0/${path}`)
  /** Causes a fact, which is reported at once if analytics is on: its code has loaded with the chat. */
  const fail = async () => {
    await trackingPage.open()
    const chat = page.getByRole("complementary", { name: extrasIn[language].chat })
    await expect(chat.locator("a")).toBeAttached()
    await trackingPage.lookUp("AE4K7M2XQ9TB3HV")
    await expect(trackingPage.reference).toHaveAccessibleDescription(new RegExp(words.tracking.invalid))
    await drawn(page)
  }
  const openPrivacy = async () => {
    await page.goto(language === "ar" ? "/ar/privacy-policy/" : "/privacy-policy/")
    return page.getByRole("checkbox", { name: privacyIn[language].counting })
  }

  const onPrivacy = await openPrivacy()
  await expect(onPrivacy).not.toBeChecked()
  const given = noted("consents")
  await onPrivacy.check()
  expect((await given).status()).toBe(200)
  const fact = noted("events")
  await fail()
  await fact

  await openPrivacy()
  await expect(onPrivacy).toBeChecked()
  await inspect(page, "the page about privacy")
  const takenBack = noted("consents")
  await onPrivacy.uncheck()
  expect((await takenBack).status()).toBe(200)
  await fail()

  await page.goto("/go/account/data")
  const inAccount = page.getByRole("checkbox", { name: words.myAccount.counting })
  await expect(inAccount).not.toBeChecked()
  const again = noted("consents")
  await inAccount.check()
  expect((await again).status()).toBe(200)
  const secondTaken = noted("consents")
  await inAccount.uncheck()
  expect((await secondTaken).status()).toBe(200)
  await expect(inAccount).not.toBeChecked()
  await fail()
  await openPrivacy()
  await expect(onPrivacy).not.toBeChecked()

  const said = (isGiven: boolean) => expect.objectContaining({ subject: "analytics", given: isGiven })
  expect(told).toEqual([
    said(true),
    expect.objectContaining({ name: "WEB_TRACKING_FAILED" }),
    said(false),
    said(true),
    said(false),
  ])
})

test("the chat stands on every screen of a phone but for the steps, whose bar is there", async ({
  page,
  language,
  bookPage,
  trackingPage,
  words,
}) => {
  const chat = page.getByRole("complementary", { name: extrasIn[language].chat }).locator("a")
  await bookPage.open()
  await expect(chat).toBeAttached()
  await expect(chat).toBeHidden()
  await page.getByRole("banner").getByRole("link", { name: words.shell.trackDelivery }).click()
  await expect(trackingPage.heading).toBeVisible()
  await expect(chat).toBeInViewport({ ratio: 1 })
  await page.goto("/go/account/profile")
  await expect(chat).toBeInViewport({ ratio: 1 })
  // At the end of the page, where nothing scrolls further, it covers no link.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const place = await chat.boundingBox()
  for (const link of await page.getByRole("contentinfo").getByRole("link").all()) {
    const box = await link.boundingBox()
    if (!place || !box) throw new Error("The chat or a link of the foot is not shown")
    expect(box.y + box.height).toBeLessThanOrEqual(place.y)
  }
})

test("the chat lies over nothing of a booking, from its first step to what is kept of it", async ({
  page,
  language,
  words,
  pages,
  confirmationPage,
  trackingPage,
}) => {
  const { bookPage, detailsPage, guestPage, paymentPage } = pages
  const chat = page.getByRole("complementary", { name: extrasIn[language].chat, includeHidden: true }).locator("a")
  const liesNowhere = async () => {
    await expect(chat).toBeAttached()
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 664 })
      await expect(chat, `on ${new URL(page.url()).pathname} at ${width}`).toBeHidden()
    }
  }
  await openWith(page, "/go/book")
  await expect(bookPage.heading).toBeVisible()
  await liesNowhere()
  await bookPage.proceed()
  await liesNowhere()
  await detailsPage.proceed()
  await liesNowhere()
  await guestPage.proceed()
  await liesNowhere()
  await page.getByRole("button", { name: words.summary.showSummary }).click()
  await liesNowhere()
  await page.keyboard.press("Escape")
  await paymentPage.proceed()
  await liesNowhere()
  const reference = await confirmationPage.reference()
  await confirmationPage.trackLink.click()
  await expect(trackingPage.timeline).toBeVisible()
  await liesNowhere()
  await page.goto("/go/account")
  await expect(confirmationPage.spokenReference).toBeVisible()
  await liesNowhere()
  await page.goto(`/go/account/bookings/${reference}`)
  await expect(page.getByRole("heading", { level: 1, name: words.myBookings.bookingTitle })).toBeVisible()
  await liesNowhere()
})

test("what comes late with a press leaves in sight what has the focus", async ({ page, language, trackingPage }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const letCome = await holdBack(page, builtScript("src/app/shell/Extras.tsx"))
  await trackingPage.open()
  const foot = page.getByRole("contentinfo")
  // Its place, before the footer, is visible.
  await foot.evaluate((part) => scrollBy(0, part.getBoundingClientRect().top - 300))
  letCome()
  await expect(page.getByRole("complementary", { name: extrasIn[language].chat }).locator("a")).toBeAttached()
  const question = page.getByRole("region", { name: extrasIn[language].consentTitle })
  await expect(question).toHaveCount(0)
  const links = foot.getByRole("link")
  const lowest = await links.evaluateAll((all) =>
    all.findLastIndex((link) => link.getBoundingClientRect().bottom < innerHeight - 100),
  )
  await links.nth(lowest - 1).evaluate((link) => (link as HTMLElement).focus({ preventScroll: true }))
  await page.keyboard.press("Tab")
  await expect(question).toBeVisible()
  await expect(links.nth(lowest)).toBeFocused()
  await expect(links.nth(lowest)).toBeInViewport({ ratio: 1 })
})
