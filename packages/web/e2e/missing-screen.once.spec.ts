import type { Route } from "@playwright/test"
import { builtScript, sharedScript } from "./built-file.ts"
import { inspect } from "./inspection.ts"
import { typed } from "./pages/details-page.ts"
import { openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"
import { dictionaries } from "./words.ts"

test("a screen that does not load is loaded again once, then told, and keeps what was typed", async ({
  context,
  words,
}) => {
  // In its own page, because its console reports what could not be loaded.
  const page = await context.newPage()
  await openWith(page, "/go/details")
  const building = page.getByLabel(words.details.building).first()
  await expect(building).toHaveValue(typed.pickup.building)
  // A press also preloads, so the number of requests for the file says nothing; the number of page loads does.
  let loads = 0
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const screen = `**${builtScript("src/routes/go/guest.tsx")}`
  await page.route(screen, (route) => route.fulfill({ status: 404, body: "" }))
  await page.getByRole("button", { name: words.booking.continue, exact: true }).click()
  const alert = page.getByRole("alert")
  // The server is first asked whether there is a page to load.
  await expect.poll(() => loads).toBe(1)
  await expect(alert).toContainText(words.shell.outdatedTitle)
  await expect(page).toHaveTitle(new RegExp(`^${words.shell.errorTitle("")}`))
  expect(loads).toBe(1)
  await inspect(page, "a screen that did not load")
  await page.unroute(screen)
  await alert.getByRole("button", { name: words.shell.reload }).click()
  await expect(page.getByRole("heading", { level: 1, name: words.summary.title })).toBeVisible()
  await expect(page.getByRole("region", { name: words.summary.heading })).toContainText(typed.pickup.building)
})

/** Section 8, in the page's own clock. */
const patience = 120_000

test("a screen for which nobody answers is told after 120 seconds, and loaded by the retry when it can be", async ({
  context,
  words,
}) => {
  // In its own page, because its console reports what did not arrive.
  const page = await context.newPage()
  await page.clock.install()
  await openWith(page, "/go/details")
  await expect(page.getByLabel(words.details.building).first()).toHaveValue(typed.pickup.building)
  let isHeld = true
  const hold = (route: Route) => (isHeld ? undefined : route.continue())
  const screen = `**${builtScript("src/routes/go/guest.tsx")}`
  await page.route(screen, hold)
  await page.getByRole("button", { name: words.booking.continue, exact: true }).click()
  await page.waitForURL("**/go/guest")
  const alert = page.getByRole("alert")
  await page.clock.runFor(patience / 2)
  await expect(alert).toBeHidden()
  await page.clock.runFor(patience)
  await expect(alert).toContainText(words.shell.outdatedTitle)
  // Still nobody answers.
  const retry = alert.getByRole("button", { name: words.shell.reload })
  // Started earlier, the time limit would also run for the scripts that do arrive.
  const asked = page.waitForRequest(screen)
  await retry.click()
  await asked
  await expect(alert).toBeHidden()
  await page.clock.runFor(patience + 1_000)
  await expect(alert).toContainText(words.shell.outdatedTitle)
  isHeld = false
  await retry.click()
  await expect(page.getByRole("region", { name: words.summary.heading })).toContainText(typed.pickup.building)
})

for (const language of ["en", "ar"] as const)
  test(`a page whose scripts never come says so after 120 seconds, in ${language}`, async ({ page }) => {
    const { shell, tracking } = dictionaries[language]
    await page.addInitScript((chosen) => localStorage.setItem("mersal.language", chosen), language)
    await page.clock.install()
    let isHeld = true
    await page.route(/\/assets\/[^/]+\.js$/, (route) => (isHeld ? undefined : route.continue()))
    const opened = page.goto("/tracking")
    await page.clock.runFor(patience / 2)
    const alert = page.getByRole("alert")
    await expect(page.locator("#first-screen")).toBeAttached()
    await expect(alert).toBeHidden()
    await page.clock.runFor(patience)
    await expect(alert).toContainText(shell.outdatedTitle)
    await inspect(page, `a page without its scripts, in ${language}`)
    isHeld = false
    await alert.getByRole("button", { name: shell.reload, exact: true }).click()
    await opened
    await expect(page.getByRole("heading", { level: 1, name: tracking.title })).toBeVisible()
    await expect(alert).toBeHidden()
  })

for (const language of ["en", "ar"] as const)
  test(`what the server has drawn can be read when the notice over it is closed, in ${language}`, async ({
    context,
    product,
  }) => {
    const { shell, tracking } = dictionaries[language]
    // In its own page, for which no test waits until its scripts have loaded.
    const page = await context.newPage()
    await page.setViewportSize({ width: 320, height: 664 })
    await page.addInitScript((chosen) => localStorage.setItem("mersal.language", chosen), language)
    await context.addCookies([{ name: "language", value: language, url: product.url }])
    await page.clock.install()
    await page.route(/\/assets\/[^/]+\.js$/, () => {})
    await page.goto("/tracking", { waitUntil: "commit" })
    const heading = page.getByRole("heading", { level: 1, name: tracking.title })
    await expect(heading).toBeVisible()
    await page.clock.runFor(patience)
    const alert = page.getByRole("alert")
    await expect(alert.getByRole("button")).toHaveText([shell.reload, shell.close])
    await inspect(page, `a notice over a drawn screen, in ${language}`)
    await alert.getByRole("button", { name: shell.close }).press("Enter")
    await expect(alert).toBeHidden()
    await expect(heading).toBeVisible()
    await expect(page.locator("#content")).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(page.getByLabel(tracking.referenceLabel)).toBeFocused()
  })

for (const [lost, source] of [
  ["first file", "index.html"],
  ["texts", "../domain/src/messages/en/shell.ts"],
] as const)
  test(`a page that loses the application's ${lost} says so at once`, async ({
    context,
    words: { shell, booking },
  }) => {
    // In its own page, because its console reports what could not be loaded.
    const page = await context.newPage()
    const script = `**${builtScript(source)}`
    await page.route(script, (route) => route.abort())
    await page.goto("/go/book", { waitUntil: "commit" })
    const alert = page.getByRole("alert")
    await expect(alert).toContainText(shell.outdatedTitle)
    await page.unroute(script)
    await alert.getByRole("button", { name: shell.reload, exact: true }).click()
    await page.locator("#first-screen").waitFor({ state: "detached" })
    await expect(page.getByRole("button", { name: booking.continue, exact: true })).toBeVisible()
    await expect(alert).toBeHidden()
  })

test("a page that loses a file of its framework says so at once, in Arabic and on the narrowest phone", async ({
  context,
  product,
}) => {
  const { shell } = dictionaries.ar
  const page = await context.newPage()
  await page.setViewportSize({ width: 320, height: 664 })
  await page.addInitScript(() => localStorage.setItem("mersal.language", "ar"))
  await context.addCookies([{ name: "language", value: "ar", url: product.url }])
  await page.route(`**${sharedScript("framework")}`, (route) => route.fulfill({ status: 503, body: "" }))
  await page.goto("/go/book", { waitUntil: "commit" })
  await expect(page.getByRole("alert")).toContainText(shell.outdatedTitle)
  await inspect(page, "a page without its framework, in Arabic")
})
