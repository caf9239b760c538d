import { spokenReference } from "@mersal/domain/booking/order/reference"
import type { Page } from "@playwright/test"
import { openConfirmation } from "./booking-start.ts"
import { builtScript } from "./built-file.ts"
import { drawn, holdBack } from "./held-back.ts"
import { book, signIn } from "./owned-bookings.ts"
import { cards } from "./pages/card-form.ts"
import { newPerson, signUp } from "./people.ts"
import { listedIn } from "./sitemap.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

// Habits of docs/habits.md that hold on every screen, checked on the screens with fields.

/** The faults of the visible fields: each needs a name, autofill, and text large enough that phones do not zoom. */
const faultsOfFields = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")]
      .filter((field) => field.checkVisibility() && !["radio", "checkbox", "file"].includes(field.type))
      .flatMap((field) => {
        const name = field.id || field.name
        return [
          (field.labels?.length ?? 0) === 0 && `${name} has no label`,
          field.type === "number" && `${name} is of type number`,
          Number.parseFloat(getComputedStyle(field).fontSize) < 16 && `${name} is written below 16 px`,
        ].filter((fault) => fault !== false)
      }),
  )

test("fields have labels, browsers know what they hold, and a phone does not zoom into them", async ({
  page,
  words,
  account,
  bookPage,
  cardForm,
  detailsPage,
  trackingPage,
}) => {
  const guest = { ...completeDraft.guest, email: "aisha@example.com" }
  await openWith(page, "/go/book", { ...completeDraft, guest })
  await expect(page.getByRole("heading", { level: 1, name: words.firstStep.title })).toBeVisible()
  expect(await faultsOfFields(page)).toEqual([])
  await expect(bookPage.pickup).toHaveAttribute("autocomplete", "section-pickup street-address")
  await expect(bookPage.dropOff).toHaveAttribute("autocomplete", "section-dropoff street-address")

  await page.goto("/go/details")
  await expect(detailsPage.building("pickup")).toHaveAttribute("autocomplete", "section-pickup address-line2")
  await expect(detailsPage.building("dropOff")).toHaveAttribute("autocomplete", "section-dropoff address-line2")
  await expect(detailsPage.guestName).toHaveAttribute("autocomplete", /name$/)
  await expect(detailsPage.contactName).toHaveAttribute("autocomplete", "section-dropoff name")
  await expect(detailsPage.contactPhone).toHaveAttribute("autocomplete", /^section-dropoff tel/)
  await expect(detailsPage.guestPhone).toHaveAttribute("type", "tel")
  await expect(detailsPage.guestEmail).toHaveAttribute("type", "email")
  expect(await faultsOfFields(page)).toEqual([])

  await page.goto("/go/payment")
  for (const [field, token] of [
    [cardForm.name, "cc-name"],
    [cardForm.number, "cc-number"],
    [cardForm.expiry, "cc-exp"],
    [cardForm.cvc, "cc-csc"],
  ] as const)
    await expect(field).toHaveAttribute("autocomplete", token)
  for (const field of [cardForm.number, cardForm.expiry, cardForm.cvc])
    await expect(field).toHaveAttribute("inputmode", "numeric")
  expect(await faultsOfFields(page)).toEqual([])

  await trackingPage.open()
  expect(await faultsOfFields(page)).toEqual([])
  await account.open()
  await expect(account.password).toHaveAttribute("autocomplete", "current-password")
  expect(await faultsOfFields(page)).toEqual([])
  await account.button(words.account.createAccount).click()
  await expect(account.password).toHaveAttribute("autocomplete", "new-password")
  expect(await faultsOfFields(page)).toEqual([])
})

test("why another step is shown than was asked for moves nothing on it", async ({ page, words, bookPage }) => {
  const notice = builtScript("src/features/booking/StepNoticeAlert.tsx")
  // The positions of the step's heading, from its first frame on.
  await page.addInitScript((title) => {
    const places: number[] = []
    Object.assign(window, { places })
    const look = () => {
      const heading = document.querySelector("main h1")
      const place = heading?.textContent === title ? heading.getBoundingClientRect().top : undefined
      if (place !== undefined && place !== places.at(-1)) places.push(place)
      requestAnimationFrame(look)
    }
    look()
  }, words.firstStep.title)
  const letCome = await holdBack(page, notice)
  const asked = page.waitForRequest(notice)
  await page.goto("/go/payment")
  await asked
  // By now the parts that do not wait for it are there.
  await page.evaluate(() => document.fonts.ready)
  await drawn(page)
  letCome()
  await expect(bookPage.heading).toBeVisible()
  await expect(page.getByText(words.stepNotice.stepMissing)).toBeVisible()
  await drawn(page)
  expect(await page.evaluate("places")).toHaveLength(1)
})

/**
 * Targets smaller than 44 px in either direction, except links within a sentence. A file field is pressed by its
 * button.
 */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, select, summary, input:not([type=file][tabindex='-1'])")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== "inline" || !element.closest("p, li, dd"))
      .map((element) => {
        const { type, labels } = element as HTMLInputElement
        const target = /radio|checkbox/.test(type) ? (labels?.[0] ?? element) : element
        const { width, height } = target.getBoundingClientRect()
        return { element, width: Math.round(width), height: Math.round(height) }
      })
      .filter(({ width, height }) => width > 0 && (width < 44 || height < 44))
      .map(({ element, width, height }) => `${element.outerHTML.slice(0, 90)}: ${width} x ${height}`),
  )

test("what is pressed is 44 px or more", async ({ page, pages, account, confirmationPage, trackingPage }) => {
  for (const path of ["/go/book", "/go/details", "/go/guest", "/go/payment", "/tracking"]) {
    await openWith(page, path)
    await page.locator("h1").waitFor()
    expect(await smallTargets(page), path).toEqual([])
  }
  await account.open()
  expect(await smallTargets(page), "the login").toEqual([])
  await page.keyboard.press("Escape")
  await openConfirmation(pages)
  await expect(confirmationPage.calendarLink).toBeVisible()
  expect(await smallTargets(page), "the confirmation").toEqual([])
  await confirmationPage.trackLink.click()
  await expect(trackingPage.ownBooking).toBeVisible()
  expect(await smallTargets(page), "tracking").toEqual([])
})

test("what is pressed in an account is 44 px or more", async ({ page, product, words }) => {
  const { myAccount, myBookings } = words
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  const { bkref } = await book(page, product, amna)
  for (const [path, shown] of [
    ["", spokenReference(bkref)],
    [`/bookings/${bkref}`, myBookings.cancel],
    [`/bookings/${bkref}/change`, myBookings.checkChange],
    ["/addresses", myAccount.noAddresses],
    ["/contacts", myAccount.noContacts],
    ["/notifications", myAccount.notices.events.booked],
    ["/profile", myAccount.save],
    ["/sessions", myAccount.thisDevice],
    ["/data", myAccount.export],
  ] as const) {
    await page.goto(`/go/account${path}`)
    await expect(page.getByRole("main")).toContainText(shown)
    expect.soft(await smallTargets(page), path).toEqual([])
  }
})

test("what is pressed on the pages about the product is 44 px or more", async ({ page, language, request }) => {
  const listed = listedIn(await (await request.get("/sitemap.xml")).text())
  for (const path of listed.filter((one) => one.startsWith("/ar/") === (language === "ar"))) {
    await page.goto(path)
    expect.soft(await smallTargets(page), path).toEqual([])
  }
})

/** Elements that animate anything but opacity for longer than a millisecond. */
const movingParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const changed = new Map(
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSKeyframesRule)
        .map(({ name, cssRules }) => [name, [...cssRules].flatMap((frame) => [...(frame as CSSKeyframeRule).style])]),
    )
    return [...document.querySelectorAll("*")]
      .filter((element) => {
        const { animationName, animationDuration } = getComputedStyle(element)
        if (animationName === "none" || Number.parseFloat(animationDuration) <= 0.001) return false
        return changed.get(animationName)?.some((property) => property !== "opacity") ?? true
      })
      .map(({ className }) => String(className))
  })

test("each step has a title of its own, and nothing moves for whoever asked for less motion", async ({
  page,
  words,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openWith(page, "/go/book")
  const titles = new Set<string>()
  for (const [path, heading] of [
    ["/go/book", words.firstStep.title],
    ["/go/details", words.details.title],
    ["/go/guest", words.summary.title],
    ["/go/payment", words.payment.title],
    ["/tracking", words.tracking.title],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
    // A screen appears before its title is set.
    await expect.poll(async () => titles.has(await page.title()), path).toBe(false)
    titles.add(await page.title())
    const moving = await movingParts(page)
    expect(moving, path).toEqual([])
  }
  expect(titles.size).toBe(5)
})

test("a receipt is printed on one page of A4", async ({ page, words, cardForm, confirmationPage }) => {
  const guest = { ...completeDraft.guest, email: "aisha@example.com" }
  await openWith(page, "/go/payment", { ...completeDraft, guest })
  await cardForm.payBy(cards.plain)
  await confirmationPage.heading.waitFor()
  await page.getByRole("link", { name: words.confirmation.showInvoice }).click()
  await expect(page.getByRole("heading", { level: 1, name: words.receipt.titles["tax-invoice"] })).toBeVisible()
  const papers = page.getByRole("region", { name: words.bookingPapers.heading })
  await expect(papers).toBeVisible()
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light")
  const code = page.getByRole("img", { name: words.receipt.code })
  await expect(code).toBeVisible()
  await expect.poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByText(words.receipt.scan)).toBeVisible()
  await expect(page.getByText(words.receipt.total, { exact: true })).toBeVisible()
  await expect(papers).toBeHidden()
  const paper = (await page.pdf({ format: "A4" })).toString("latin1")
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
})

test("a button says which address it clears, and the bar names the summary once", async ({ page, words, bookPage }) => {
  const { booking, firstStep, summary } = words
  await bookPage.open()
  const opener = page.getByRole("button", { name: summary.heading })
  await expect(opener).toHaveAccessibleName(summary.heading)
  await bookPage.fill("sameDay")
  await page.getByRole("button", { name: `${firstStep.clearAddress}: ${booking.dropOffAddress}` }).click()
  await expect(bookPage.dropOff).toHaveValue("")
  await expect(bookPage.pickup).not.toHaveValue("")
  await expect(page.getByRole("button", { name: firstStep.clearAddress })).toHaveCount(1)
})

test("a phone's country is chosen by keys, follows a paste, and books from abroad", async ({
  page,
  context,
  words,
  detailsPage,
  guestPage,
  paymentPage,
}) => {
  const isArabic = words.shell.phoneCountry !== "Country"
  await openWith(page, "/go/details", { ...completeDraft, guest: { ...completeDraft.guest, phone: "" } })
  const { guestPhone, contactPhone } = detailsPage
  const guestCode = detailsPage.phoneCountry("pickup")
  const list = page.getByRole("dialog", { name: words.countries.title })
  const search = list.getByRole("combobox", { name: words.countries.search })
  await guestCode.press("Enter")
  await expect(search).toBeFocused()
  const options = list.getByRole("option")
  await expect(options).toHaveCount(250)
  await expect(options.nth(0)).toHaveAttribute("aria-selected", "true")
  expect((await options.allInnerTexts()).slice(0, 4).map((text) => /\+\d+/.exec(text)?.[0])).toEqual([
    "+971",
    "+973",
    "+974",
    "+92",
  ])
  // Escape returns to the button without choosing.
  await search.press("ArrowDown")
  await search.press("Escape")
  await expect(list).toBeHidden()
  await expect(guestCode).toBeFocused()
  await expect(guestCode).toHaveText("+971")

  await guestCode.press("Enter")
  await search.fill(isArabic ? "المانيا" : "germ")
  await expect(options).toHaveCount(1)
  await search.press("Enter")
  await expect(guestPhone).toBeFocused()
  await expect(guestCode).toHaveAccessibleName(`${words.shell.phoneCountry}: ${isArabic ? "ألمانيا،" : "Germany,"} +49`)
  await page.keyboard.type("1512 3456789")
  await expect(guestPhone).toHaveValue("1512 3456789")

  // A paste sets its country. After that the market's own numbers are shown plainly again, with the typed digits.
  const contactCode = detailsPage.phoneCountry("dropOff")
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.evaluate(() => navigator.clipboard.writeText("004915123456789"))
  await contactPhone.selectText()
  await contactPhone.press("ControlOrMeta+v")
  await expect(contactPhone).toHaveValue("1512 3456789")
  await expect(contactCode).toHaveText("+49")
  await contactPhone.fill("507654321")
  await contactCode.click()
  await options.nth(0).click()
  await expect(contactCode).toHaveText("+971")
  await expect(contactPhone).toHaveValue("507654321")
  await expect(contactPhone).toBeFocused()
  await contactPhone.fill("+919812345678")
  await expect(contactCode).toHaveText("+91")

  await detailsPage.proceed()
  await expect(guestPage.summary).toContainText("+49 1512 3456789")
  await expect(guestPage.summary).toContainText("+91 98123 45678")
  await guestPage.proceed()
  await paymentPage.proceed()
})
