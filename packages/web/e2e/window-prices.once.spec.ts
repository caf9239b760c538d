import { walkToDetails } from "./booking-walk.ts"
import { expect, test } from "./test.ts"

test("a window of another price says what it adds to the total before it is chosen", async ({
  page,
  words,
  pages,
  detailsPage,
}) => {
  await page.route(/\/ctc\/price\/retrieve/, async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    const adjusted = data.map((quote: object) => ({ ...quote, windowAdjustments: { "13-18": 10 } }))
    await route.fulfill({ response: answer, json: { ...rest, data: adjusted } })
  })
  await walkToDetails(pages)
  const dearer = page.getByRole("radio", { name: words.details.windowAdds("AED 10.50") })
  await expect(dearer).toHaveValue("13-18")
  await expect(detailsPage.slots).toHaveCount(2)
})
