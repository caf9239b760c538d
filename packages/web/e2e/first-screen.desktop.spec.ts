import { writeDraft } from "@mersal/domain/booking/draft/draft-storage"
import { firstScreens as arabic } from "@mersal/domain/messages/ar/first-screens"
import { firstScreens as english } from "@mersal/domain/messages/en/first-screens"
import { withoutApplication } from "./late-application.ts"
import { bookElsewhere } from "./owned-bookings.ts"
import { shiftsOf, watchShifts } from "./page-shifts.ts"
import { BookPage } from "./pages/book-page.ts"
import { TrackingPage } from "./pages/tracking-page.ts"
import { newPerson } from "./people.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"
import { dictionaries } from "./words.ts"

test("The first screens stand without any script, in the reader's language, and say what they need", async ({
  browser,
  baseURL,
  product,
  language,
  words,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: `${baseURL}`,
    locale: `${language}-AE`,
  })
  const page = await context.newPage()
  const { booking, firstStep, footer, tracking } = words
  for (const [path, title, field, press] of [
    ["/go/book", firstStep.title, page.getByRole("combobox", { name: booking.pickupAddress }), booking.continue],
    ["/tracking", tracking.title, page.getByLabel(tracking.referenceLabel), tracking.continue],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} – Mersal`)
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
    await expect(field).toBeVisible()
    await expect(page.locator(`noscript p${language === "ar" ? "[lang=ar]" : ":not([lang])"}`).first()).toBeVisible()
    await expect(page.getByRole("button", { name: press, exact: true })).toBeVisible()
    await expect(page.getByRole("navigation", { name: footer.navigation })).toBeVisible()
    await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr")
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /Mersal/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`))
  }
  // A booking is readable without scripts: the page does not ask for scripts, but says what is missing.
  const { bkref } = await bookElsewhere(product, newPerson())
  await page.goto(`/tracking/status?bookingId=${bkref}`)
  await expect(new TrackingPage(page, words).timeline).toBeVisible()
  const lacks = page.locator("noscript p")
  await expect(lacks).toHaveText([(language === "ar" ? arabic : english).withoutScripts])
  await expect(lacks).toBeVisible()
  await context.close()
})

test("What was typed, chosen and pressed before the application came is there when it has come, and nothing moves", async ({
  context,
  words,
}) => {
  const { page, letIn } = await withoutApplication(context)
  await watchShifts(page)
  await page.goto("/go/book", { waitUntil: "commit" })
  const book = new BookPage(page, words)
  await book.type("sameDay").check()
  await page.getByLabel(words.firstStep.kindLabel).selectOption("clothes")
  await book.pickup.pressSequentially("Dubai Marina")
  await page.keyboard.press("Home")
  await letIn()
  await expect(book.type("sameDay")).toBeChecked()
  await expect(page.getByLabel(words.firstStep.kindLabel)).toHaveValue("clothes")
  await expect(book.pickup).toBeFocused()
  await expect(book.pickup).toHaveValue("Dubai Marina")
  await page.getByRole("listbox", { name: words.booking.pickupAddress }).getByRole("option").first().click()
  await expect(book.pickup).not.toHaveValue("Dubai Marina")
  expect(await shiftsOf(page)).toEqual([])
})

test("Whoever has begun a booking, or chosen the other language, sees no screen of somebody new", async ({
  context,
  language,
  words,
}) => {
  const other = language === "ar" ? "en" : "ar"
  const { page, letIn } = await withoutApplication(context)
  await page.addInitScript((draft) => localStorage.setItem("mersal.draft", draft), writeDraft(completeDraft))
  await page.goto("/go/book", { waitUntil: "commit" })
  const book = new BookPage(page, words)
  await expect(book.heading).toBeVisible()
  await expect(page.locator("#first-screen form")).toBeAttached()
  await expect(page.locator("#first-screen form")).toBeHidden()
  await letIn()
  await expect(book.pickup).toHaveValue("Dubai Marina, Dubai")
  await expect(book.type("sameDay")).toBeChecked()

  const second = await withoutApplication(context)
  await second.page.addInitScript((chosen) => localStorage.setItem("mersal.language", chosen), other)
  await second.page.goto("/tracking", { waitUntil: "commit" })
  await expect(second.page.locator("html")).toHaveAttribute("data-drawn", "unseen")
  await expect(second.page.locator("html")).toHaveAttribute("lang", other)
  await expect(second.page.locator("#first-screen")).toBeAttached()
  await expect(second.page.locator("#first-screen")).toBeHidden()
  const sign = () => second.page.locator("#page").evaluate((page) => getComputedStyle(page, "::before").content)
  await expect.poll(sign, "the sign that a page comes").toBe('""')
  // From then on the server knows the language.
  await second.page.goto("/tracking", { waitUntil: "commit" })
  await expect(second.page.locator("#first-screen")).toBeVisible()
  await expect.poll(sign).toBe("none")
  await expect(second.page.locator("html")).toHaveAttribute("data-language", other)
  // If nothing of the server's screen is visible, the application waits for nothing.
  await context.clearCookies({ name: "language" })
  await second.page.goto("/tracking", { waitUntil: "commit" })
  await expect(second.page.locator("html")).toHaveAttribute("data-drawn", "unseen")
  await second.letIn()
  await expect(second.page.getByRole("heading", { level: 1 })).toHaveText(dictionaries[other].tracking.title)
})

test("a page that is not drawn has its screen's title before the application runs, and the application the same", async ({
  page,
}) => {
  await openWith(page, "/go/guest")
  for (const path of [
    "/go/details",
    "/go/guest",
    "/go/payment",
    "/go/account",
    "/go/account/addresses",
    "/my-account/data",
    "/verify",
    "/locationidentify",
  ]) {
    const [, title = ""] = /<title>([^<]*)<\/title>/.exec((await (await page.goto(path))?.text()) ?? "") ?? []
    expect(title, path).toMatch(/^.+ – Mersal$/)
    await page.getByRole("main").getByRole("heading").first().waitFor()
    await expect(page, path).toHaveTitle(title)
  }
})
