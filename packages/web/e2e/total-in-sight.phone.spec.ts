import type { Locator } from "@playwright/test"
import { inspect } from "./inspection.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

test("the total stands beside the next step from the first screen to Book Now", async ({
  page,
  words,
  bookPage,
  detailsPage,
  guestPage,
  paymentPage,
  words: { booking },
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  /** The total in the bar that contains this button. Both must be visible without scrolling. */
  const totalBeside = async (button: Locator) => {
    const total = page
      .locator("div")
      .filter({ has: button })
      .last()
      .locator("bdi", { hasText: /\d+\.\d\d/ })
      .last()
    await expect(total).toBeInViewport({ ratio: 1 })
    await expect(button).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
    return (await total.innerText()).match(/\d+\.\d\d/)?.[0]
  }
  await openWith(page, "/go/book", completeDraft)
  const first = await totalBeside(bookPage.continueButton)
  await bookPage.proceed()
  await expect(detailsPage.heading).toBeVisible()
  expect(await totalBeside(detailsPage.continueButton)).toBe(first)
  await detailsPage.proceed()
  await expect(guestPage.heading).toBeVisible()
  expect(await totalBeside(guestPage.continueButton)).toBe(first)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 664 })
    expect(await totalBeside(guestPage.continueButton), `at ${width} px`).toBe(first)
    await inspect(page, `the summary at ${width}`)
    const lines = await guestPage.continueButton.evaluate((button) => {
      const words = document.createRange()
      words.selectNodeContents(button)
      return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size
    })
    expect(lines, `the lines of the button at ${width} px`).toBe(1)
    const note = await page.getByText(booking.includesVat(5)).filter({ visible: true }).boundingBox({ timeout: 9_000 })
    expect(note?.height, `the note on VAT at ${width} px`).toBeLessThan(30)
  }
  await guestPage.proceed()
  await paymentPage.cashTab.check()
  await paymentPage.atPickup.check()
  await expect(paymentPage.bookNow).toContainText(String(first))
  await expect(paymentPage.bookNow).toBeInViewport({ ratio: 1 })
  // A press shows what it is made of.
  await page.getByRole("button", { name: words.summary.showSummary }).click()
  for (const label of [words.summary.deliveryCharge, words.summary.vat(5)])
    await expect(page.getByRole("dialog").getByText(label, { exact: true })).toBeVisible()
})

test("the next step stays on the screen with the wide text spacing of WCAG 1.4.12", async ({
  page,
  bookPage,
  detailsPage,
  guestPage,
}) => {
  const isWhole = async (button: Locator, width: number) => {
    await page.setViewportSize({ width, height: 664 })
    await expect(button).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width)
  }
  await openWith(page, "/go/book", completeDraft)
  await expect(bookPage.priced).toBeAttached()
  // A constructed style sheet, because the page's policy forbids a written one.
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
    )
    document.adoptedStyleSheets = [spacing]
  })
  for (const width of [320, 390]) await isWhole(bookPage.continueButton, width)
  await bookPage.proceed()
  await expect(detailsPage.heading).toBeVisible()
  await detailsPage.proceed()
  await expect(guestPage.heading).toBeVisible()
  for (const width of [320, 390]) await isWhole(guestPage.continueButton, width)
})

test("the header's mark keeps its size on a narrow phone, also in another font than the page's own", async ({
  page,
  bookPage,
}) => {
  await openWith(page, "/go/book", completeDraft)
  await expect(bookPage.priced).toBeAttached()
  const mark = page.getByRole("banner").getByRole("link").first().locator("svg")
  const isWhole = async (font: string) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 664 })
      await expect.poll(async () => (await mark.boundingBox())?.width, `${font} at ${width} px`).toBe(32)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
  await isWhole("its own font")
  await page.evaluate(() => {
    const font = new CSSStyleSheet()
    font.replaceSync("* { font-family: monospace !important }")
    document.adoptedStyleSheets = [font]
  })
  await isWhole("another font")
})

test("a price that is long in coming is told once, and the bar says that it failed", async ({
  page,
  words: { booking, priceNotice, summary },
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.clock.install()
  let isHeld = true
  // Without the rate card no price is estimated.
  await page.route("**/rate-card*", (route) => route.abort())
  await page.route("**/price/**", (route) => (isHeld ? undefined : route.abort()))
  const asked = page.waitForRequest("**/price/**")
  await openWith(page, "/go/book", completeDraft)
  await page.clock.runFor(1_000)
  await asked
  // The bar keeps its words while the price loads: longer ones would move the page on a narrow phone.
  const bar = page.getByRole("button", { name: summary.heading })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await inspect(page, "the first step while its price is awaited, at 320 px")
  const told = page.getByRole("status").filter({ hasText: priceNotice.waiting.price })
  await page.clock.runFor(1_500)
  await expect(told).toHaveCount(1)
  isHeld = false
  await page.unroute("**/price/**")
  await page.route("**/price/**", (route) => route.abort())
  await page.clock.runFor(120_000)
  await expect(page.getByRole("button", { name: booking.priceFailed })).toBeInViewport({ ratio: 1 })
  const again = page.getByRole("button", { name: booking.retry })
  await again.click()
  await expect(page.locator("body")).not.toBeFocused()
})
