import { openConfirmation } from "./booking-start.ts"
import { typed } from "./pages/details-page.ts"
import { sentPhone, shownPhone } from "./people.ts"
import { expect, test } from "./test.ts"
import { dictionaries } from "./words.ts"

test("another browser sees how a booking is doing and nothing personal", async ({
  browser,
  baseURL,
  page,
  pages,
  confirmationPage,
}) => {
  await openConfirmation(pages)
  const reference = await confirmationPage.reference()

  const main = page.getByRole("main")
  await expect(main).toContainText(/\d+\.\d\d/)
  const price = /\d+\.\d\d/.exec(await main.innerText())?.[0] ?? "no price"
  const stranger = await browser.newContext(baseURL ? { baseURL } : {})
  const elsewhere = await stranger.newPage()
  const answer = await elsewhere.goto(`/tracking/status?bookingId=${reference}`)
  const told = (await answer?.text()) ?? ""
  expect(told).toContain(reference)
  await expect(elsewhere.getByText(dictionaries.en.tracking.steps.orderPlaced)).toBeVisible()
  const shown = await elsewhere.locator("body").innerText()
  const names = [typed.guest.name, typed.dropOff.name, typed.pickup.building]
  const phones = [typed.guest.phone, typed.dropOff.phone].flatMap((phone) =>
    // Without the country code, in both formats: an answer has no spaces, a screen has.
    [sentPhone(phone), shownPhone(phone)].map((written) => written.slice("+971".length).trim()),
  )
  for (const secret of [...names, ...phones, price]) {
    expect(shown).not.toContain(secret)
    expect(told).not.toContain(secret)
  }
  await stranger.close()
})

test("a search without network says so", async ({ page, words, trackingPage }) => {
  await trackingPage.open()
  await trackingPage.anotherWay.click()
  await page.route("**/order/tracking/global", (route) => route.abort())
  await trackingPage.searchFor("AE4K7M2XQ9TB3HV", "1234")
  await expect(page.getByRole("alert")).toHaveText(words.tracking.networkError)
})

test("a preset reference is looked up at once and offers no way back to a form", async ({
  page,
  pages,
  confirmationPage,
  trackingPage,
}) => {
  await openConfirmation(pages)
  const reference = await confirmationPage.reference()
  for (const preset of [
    `/tracking?id=${reference}`,
    `/go/book?trackMyOrder&id=${reference}`,
    `/?trackMyOrder=${reference}`,
    `/?trackMyOrder=1&id=${reference}`,
    `/tracking?bookingId=${reference}`,
    // As in messages and from the page's own share button.
    `/tracking/status?bookingId=${reference}`,
  ]) {
    await page.goto(preset)
    await expect(trackingPage.timeline).toBeVisible()
    await expect(trackingPage.back).toHaveCount(0)
    if (preset.includes("trackMyOrder")) expect(new URL(page.url()).pathname).toBe("/tracking/status")
  }

  await page.goto("/tracking")
  await trackingPage.lookUp(` ${reference.toLowerCase()} `)
  await expect(trackingPage.timeline).toBeVisible()
  await page.reload()
  await trackingPage.back.click()
  await expect(trackingPage.heading).toBeVisible()
})

test("a preset reference that nobody knows ends at the form, with the reason", async ({
  page,
  words,
  trackingPage,
}) => {
  await page.goto("/tracking?id=AE4K7M2XQ9TB3HV")
  await expect(trackingPage.reference).toHaveValue("AE4K7M2XQ9TB3HV")
  await expect(trackingPage.reference).toHaveAccessibleDescription(new RegExp(words.tracking.invalid))
})
