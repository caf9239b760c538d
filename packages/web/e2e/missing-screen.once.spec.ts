import { builtScript } from "./built-file.ts"
import { inspect } from "./inspection.ts"
import { typed } from "./pages/details-page.ts"
import { openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

test("a screen that does not load is loaded again once, then told, and keeps what was typed", async ({
  context,
  words,
}) => {
  // A page of its own: its console says what could not be loaded.
  const page = await context.newPage()
  await openWith(page, "/go/details")
  const building = page.getByLabel(words.details.building).first()
  await expect(building).toHaveValue(typed.pickup.building)
  // A press also fetches ahead, so that how often the file is asked for says nothing: how often the page is does.
  let loads = 0
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const screen = `**${builtScript("src/routes/go/guest.tsx")}`
  await page.route(screen, (route) => route.fulfill({ status: 404, body: "" }))
  await page.getByRole("button", { name: words.booking.continue, exact: true }).click()
  const alert = page.getByRole("alert")
  // The server is asked first whether there is a page to load.
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
