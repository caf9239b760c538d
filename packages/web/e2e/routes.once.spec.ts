import { readFileSync } from "node:fs"
import { join } from "node:path"
import { walkToPayment } from "./booking-walk.ts"
import { builtStyle } from "./built-file.ts"
import { holdBack } from "./held-back.ts"
import { shiftsOf, watchShifts } from "./page-shifts.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

const reference = "AE4K7M2XQ9TB3HV"
const [, table = ""] = readFileSync(join(import.meta.dirname, "../../../docs/architecture.md"), "utf8")
  .split("\n## ")
  .flatMap((section) => /^Addresses\n(.*)/s.exec(section) ?? [])

/** Every address of docs/architecture.md, and two as they are also written. What changes the language is last. */
const addresses = [...table.matchAll(/^\| (`.*?) \|/gm)]
  .flatMap(([, cell = ""]) => [...cell.matchAll(/`([^`]+)`/g)])
  .map(([, address = ""]) => address.replace("{id}", reference).replace("{product}", "mersal"))
  .concat("/go/book/", "/tracking/")
  .toSorted((one, other) => Number(one === "/go/ar") - Number(other === "/go/ar"))

/** Where a customer with nothing filled in is led to from those that are not for him yet (D41). */
const leadingOn: Readonly<Record<string, string>> = {
  "/go": "/go/book",
  "/go/ar": "/go/book",
  "/go/details": "/go/book",
  "/go/guest": "/go/book",
  "/go/payment": "/go/book",
  "/paymentUnique": "/",
  "/tracking/status": "/tracking",
}

test("every route of this version answers at every width", async ({ page, words }) => {
  const heading = page.getByRole("heading", { level: 1 })
  expect(addresses.length).toBeGreaterThan(40)
  for (const address of addresses) {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(200)
    await expect.poll(() => new URL(page.url()).pathname, address).toBe(leadingOn[address] ?? address)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(heading, address).toBeVisible()
    }
    await expect(heading, address).not.toHaveText(words.shell.notFoundTitle)
  }
})

test("what menus offer is the same at every width", async ({ page }) => {
  for (const route of ["/", "/go/book"]) {
    await page.goto(route)
    const offered = async (width: number) => {
      await page.setViewportSize({ width, height: 800 })
      const links = page.getByRole("banner").or(page.getByRole("contentinfo")).getByRole("link")
      await expect(links.last()).toBeVisible()
      return links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))
    }
    const wide = await offered(1440)
    expect(wide).toContain("/international")
    for (const width of [320, 768]) expect(await offered(width), `${route} at ${width}`).toEqual(wide)
  }
})

test("going forward starts at the top and Back restores the place", async ({ page, pages, guestPage, detailsPage }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await walkToPayment(pages)
  await page.goBack()
  await expect(guestPage.heading).toBeVisible()
  await page.goBack()
  await expect(detailsPage.heading).toBeVisible()
  const place = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(place).toBe(400)
  // A mouse press would first scroll the button into the middle.
  await detailsPage.continueButton.dispatchEvent("click")
  await expect(guestPage.heading).toBeVisible()
  await expect.poll(place).toBe(0)
  await page.goBack()
  await expect(detailsPage.heading).toBeVisible()
  await expect.poll(place).toBe(400)
})

test("a step that is slow to come says that it comes, and moves nothing", async ({
  page,
  words,
  bookPage,
  detailsPage,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await watchShifts(page)
  const letCome = await holdBack(page, builtStyle("src/routes/go/details.tsx"))
  await openWith(page, "/go/book", { ...completeDraft })
  await expect(bookPage.priced).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await bookPage.continueButton.dispatchEvent("click")
  await expect(page.getByRole("img", { name: words.shell.loading })).toBeInViewport()
  letCome()
  await expect(detailsPage.heading).toBeInViewport()
  expect(await shiftsOf(page)).toEqual([])
})
