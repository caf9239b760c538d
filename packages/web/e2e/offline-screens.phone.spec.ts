import { expect, test } from "./test.ts"

test.use({ serviceWorkers: "allow" })

test("the booking opens without network, with its draft, in the language it was left in", async ({
  page,
  context,
  words,
  bookPage,
  detailsPage,
  trackingPage,
}) => {
  await bookPage.open()
  await bookPage.fill("sameDay")
  await bookPage.proceed()
  await expect(detailsPage.heading).toBeVisible()
  // The worker keeps the screens once the page has settled.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))

  await context.setOffline(true)
  await page.goto("/go/book")
  await expect(bookPage.heading).toBeVisible()
  await expect(page.getByText(words.shell.offline)).toBeVisible()
  await expect(bookPage.type("sameDay")).toBeChecked()
  await expect(bookPage.pickup).not.toHaveValue("")
  await page.goto("/")
  await expect(bookPage.heading).toBeVisible()
  await page.goto("/tracking")
  await expect(trackingPage.heading).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(words.shell.offline)).toBeHidden()
  await page.goto("/go/book")
  await expect(bookPage.priced).toBeVisible()
})
