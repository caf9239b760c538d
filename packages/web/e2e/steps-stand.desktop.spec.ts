import { openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

test.use({ viewport: { width: 1440, height: 900 } })

test("the line of steps, and the heading below it, stand at the same place on every step", async ({ page, words }) => {
  const places: object[] = []
  for (const step of ["book", "details", "guest", "payment"]) {
    await openWith(page, `/go/${step}`)
    const steps = page.getByRole("navigation", { name: words.booking.stepsLabel })
    await expect(steps.locator("[aria-current=step]")).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    places.push({
      markers: await steps.locator("li > :first-child").evaluateAll((markers) =>
        markers.map((marker) => {
          const { x, y } = marker.getBoundingClientRect()
          return [Math.round(x), Math.round(y)]
        }),
      ),
      heading: await page
        .getByRole("heading", { level: 1 })
        .evaluate((heading) => Math.round(heading.getBoundingClientRect().y)),
    })
  }
  expect(places).toEqual(places.map(() => places[0]))
})
