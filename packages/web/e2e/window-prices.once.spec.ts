import { expect, test } from "./test.ts"

test("a window of another price says what it adds to the total before it is chosen", async ({
  page,
  words,
  bookPage,
  detailsPage,
}) => {
  await page.route(/\/ctc\/price\/retrieve/, async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    const adjusted = data.map((quote: object) => ({ ...quote, windowAdjustments: { "13-18": 10 } }))
    await route.fulfill({ response: answer, json: { ...rest, data: adjusted } })
  })
  await bookPage.open()
  await bookPage.fill("sameDay")
  // A price that arrives after the list of windows is not added to it.
  await expect(bookPage.priced).toBeAttached()
  await bookPage.proceed()
  const dearer = page.getByRole("radio", { name: words.details.windowAdds("AED 10.50") })
  await expect(dearer).toHaveValue("13-18")
  await expect(detailsPage.slots).toHaveCount(2)
})
