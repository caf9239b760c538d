import type { Locator } from "@playwright/test"
import { book, signIn } from "./owned-bookings.ts"
import { newPerson, signUp } from "./people.ts"
import { expect, test } from "./test.ts"

test("My Account says its name, and its first section begins where the page's text does", async ({ page, words }) => {
  await page.goto("/go/account")
  const main = page.getByRole("main")
  await expect(main.getByText(words.shell.myAccount, { exact: true })).toBeVisible()
  const heading = main.getByRole("heading", { level: 1, name: words.myAccount.tabs.bookings })
  const first = main.getByRole("link", { name: words.myAccount.tabs.bookings, exact: true }).locator("svg")
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 })
    const begins = await beginOf(first)
    expect(Math.abs(begins - (await beginOf(heading))), `at ${width}`).toBeLessThanOrEqual(1)
  }
})

test("the actions of a booking stand in two columns, each on one line, from the narrowest phone on", async ({
  page,
  product,
  words,
}) => {
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  await book(page, product, amna)
  await page.goto("/go/account")
  const { track, receipt, open, bookAgain } = words.myBookings
  const main = page.getByRole("main")
  const actions = [track, receipt, open, bookAgain].map((name) => main.getByText(name, { exact: true }))
  await expect(main.getByText(track, { exact: true })).toBeVisible()
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await Promise.all(actions.map((action) => action.evaluate((shown) => shown.getBoundingClientRect())))
    const [first, second, third, fourth] = await Promise.all(actions.map(beginOf))
    expect([third, fourth], `the columns at ${width}`).toEqual([first, second])
    // A target's height, and not that of two lines of text with it.
    expect(
      boxes.map(({ height }) => height),
      `the rows at ${width}`,
    ).toEqual([44, 44, 44, 44])
    const lines = await Promise.all(actions.map(linesOf))
    expect(lines, `the lines at ${width}`).toEqual([1, 1, 1, 1])
  }
})

const linesOf = (action: Locator): Promise<number> =>
  action.evaluate((shown) => {
    const text = document.createRange()
    text.selectNodeContents(shown.lastChild as Node)
    return new Set([...text.getClientRects()].map(({ top }) => top)).size
  })

const beginOf = (part: Locator): Promise<number> =>
  part.evaluate((shown) => {
    const { left, right } = shown.getBoundingClientRect()
    return document.documentElement.dir === "rtl" ? right : left
  })
