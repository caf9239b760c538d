import { inspect } from "./inspection.ts"
import { openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

for (const width of [320, 390])
  test(`the numbers of the steps stand still, and each is a target of its own at ${width} px`, async ({
    page,
    words,
    bookPage,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const steps = page.getByRole("navigation", { name: words.booking.stepsLabel })
    const places: object[] = []
    for (const step of ["book", "details", "guest", "payment"]) {
      await openWith(page, `/go/${step}`)
      await expect(steps.locator("[aria-current=step]")).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      const markers = steps.locator("li > :first-child")
      places.push(await markers.evaluateAll((all) => all.map((marker) => Math.round(marker.getBoundingClientRect().x))))
    }
    expect(places).toEqual(places.map(() => places[0]))
    await inspect(page, `the payment at ${width}`)
    const targets = await steps.getByRole("link").evaluateAll((links) =>
      links
        .map((link) => link.getBoundingClientRect())
        .map(({ left, right, height }) => ({ left, right, height }))
        .sort((one, other) => one.left - other.left),
    )
    expect(targets).toHaveLength(3)
    for (const [index, target] of targets.entries()) {
      expect(Math.min(target.height, target.right - target.left)).toBeGreaterThanOrEqual(44)
      expect(target.left).toBeGreaterThanOrEqual(targets[index - 1]?.right ?? 0)
    }
    const first = (await steps.locator("li > :first-child").first().boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.click(first.x + 14, first.y + 14)
    await expect(bookPage.heading).toBeVisible()
  })
