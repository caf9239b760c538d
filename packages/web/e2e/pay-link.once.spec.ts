import { expect, test } from "./test.ts"

test("the page of a pay link leads on whoever has neither a link nor the booking's session", async ({
  page,
  words,
  bookPage,
}) => {
  await page.goto("/paymentUnique/?bookingId=AE4K7M2XQ9TB3HV")
  await expect(bookPage.heading).toBeVisible()
  await page.goto("/paymentUnique/?bookingId=AE4K7M2XQ9TB3HV#pay=0123456789abcdef")
  await expect(page.getByText(words.payLink.invalid)).toBeVisible()
})
