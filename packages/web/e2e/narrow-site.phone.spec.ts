import { addressIn } from "@mersal/domain/site/page-address"
import { inspect } from "./inspection.ts"
import { expect, test } from "./test.ts"

const widths = [320, 390]

test("no choice of a company's volume is cut off on the narrowest phone", async ({ page, language }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(addressIn(language, "/business/"))
  await page.evaluate(() => document.fonts.ready)
  const overhang = await page.locator("#rates-volume").evaluate((select) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
    const pen = document.createElement("canvas").getContext("2d")
    if (!pen) throw new Error("There is no canvas")
    pen.font = font
    const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    return [...(select as HTMLSelectElement).options].map(({ text }) => Math.max(0, pen.measureText(text).width - room))
  })
  expect(overhang).toEqual(overhang.map(() => 0))
  await inspect(page, "the rates at 320")
})

test("the three measures of a quote stand in one row or in one column", async ({ page, language }) => {
  await page.goto(addressIn(language, "/international/quote"))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const tops = await page
      .locator("#quote-length, #quote-width, #quote-height")
      .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().top)))
    expect([1, 3], `the rows at ${width}`).toContain(new Set(tops).size)
    await inspect(page, `the quote at ${width}`)
  }
})

test("the parts of the registration of a company are equally far from the lines between them", async ({
  page,
  language,
}) => {
  await page.goto(addressIn(language, "/corporate-register/"))
  for (const width of [...widths, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [above, below] = await page.locator("article > section:last-of-type").evaluate((last) => {
      const before = last.previousElementSibling
      const line = last.getBoundingClientRect().top
      const end = Math.max(...[...(before?.children ?? [])].map((part) => part.getBoundingClientRect().bottom))
      return [line - end, (last.firstElementChild?.getBoundingClientRect().top ?? 0) - line].map(Math.round)
    })
    expect(Math.abs((above ?? 0) - (below ?? 0)), `around the line at ${width}`).toBeLessThanOrEqual(1)
  }
})
