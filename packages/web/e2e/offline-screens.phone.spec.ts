import type { Page } from "@playwright/test"
import { openConfirmation } from "./booking-start.ts"
import { walkToDetails } from "./booking-walk.ts"
import { lineTo, type NetworkLine } from "./network-line.ts"
import { test as base, expect } from "./test.ts"

const test = base.extend<{ readonly line: NetworkLine }>({
  line: async ({ product }, use) => {
    const line = await lineTo(product.url)
    await use(line)
    await line.close()
  },
  baseURL: ({ line }, use) => use(line.url),
})

test.use({ serviceWorkers: "allow" })

/** Takes a page and its worker offline. The worker stores the screens once the page has settled. */
async function cutOff(page: Page, line: NetworkLine): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  line.cut()
  await page.context().setOffline(true)
}

/** Puts both online again. */
async function reconnect(page: Page, line: NetworkLine): Promise<void> {
  line.mend()
  await page.context().setOffline(false)
}

test("the booking opens without network, with its draft, in the language it was left in", async ({
  page,
  line,
  words,
  bookPage,
  detailsPage,
  trackingPage,
}) => {
  await walkToDetails({ bookPage })
  await expect(detailsPage.heading).toBeVisible()
  await cutOff(page, line)

  await page.goto("/go/book")
  await expect(bookPage.heading).toBeVisible()
  await expect(page.getByText(words.shell.offline)).toBeVisible()
  await expect(bookPage.type("sameDay")).toBeChecked()
  await expect(bookPage.pickup).not.toHaveValue("")
  await page.goto("/")
  await expect(bookPage.heading).toBeVisible()
  await page.goto("/tracking")
  await expect(trackingPage.heading).toBeVisible()

  await reconnect(page, line)
  await expect(page.getByText(words.shell.offline)).toBeHidden()
  await page.goto("/go/book")
  await expect(bookPage.priced).toBeVisible()
})

test("a booking that is opened without network goes by the server's clock, not by the phone's", async ({
  page,
  line,
  words,
  bookPage,
  detailsPage,
}) => {
  // The product's day is long past for the machine that this test runs on.
  await walkToDetails({ bookPage })
  const chosen = detailsPage.dates.first()
  await expect(chosen).toBeChecked()
  const today = await chosen.getAttribute("value")
  await cutOff(page, line)

  await page.reload()
  await expect(page.getByText(words.shell.offline)).toBeVisible()
  await expect(detailsPage.dates.first()).toHaveAttribute("value", today as string)
  await expect(detailsPage.dates.first()).toBeChecked()
  await expect(detailsPage.alert).toHaveCount(0)
})

test("a tracked booking that was opened without network is looked up when the connection is back", async ({
  page,
  pages,
  line,
  words,
  confirmationPage,
  trackingPage,
}) => {
  await openConfirmation(pages)
  await confirmationPage.trackLink.click()
  await expect(trackingPage.timeline).toBeVisible()
  await cutOff(page, line)

  await page.reload()
  await expect(page.getByRole("alert")).toContainText(words.shell.unreachedText)
  await reconnect(page, line)
  await expect(trackingPage.timeline).toBeVisible()
  await expect(page.getByRole("alert")).toHaveCount(0)
})
