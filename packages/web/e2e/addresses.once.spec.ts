import { expect, test } from "./test.ts"

test("a step that is not open leads to the last one that is", async ({ page, words, bookPage }) => {
  for (const path of ["/go/payment", "/go/guest", "/go/details", "/go"]) {
    await page.goto(path)
    await expect(bookPage.heading).toBeVisible()
    await expect(page).toHaveURL(/\/go\/book$/)
    await expect(page.getByText(words.stepNotice.stepMissing)).toHaveCount(/go\/./.test(path) ? 1 : 0)
  }
})

test("/go/ar speaks Arabic from right to left", async ({ page }) => {
  await page.goto("/go/ar")
  await expect(page.getByRole("heading", { level: 1, name: "احجز مندوب توصيل" })).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("lang", "ar")
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl")
  await expect(page).toHaveURL(/\/go\/book$/)
})

test("an address that nobody knows says so with status 404", async ({ page, request, words }) => {
  const answer = await page.goto("/no-such-page")
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1, name: words.shell.notFoundTitle })).toBeVisible()
  for (const path of [
    "/my-account/nothing",
    "/go/account/nothing",
    "/my-account/profile/nothing",
    "/corporate/nothing",
  ]) {
    const other = await request.get(path)
    expect([path, other.status()]).toEqual([path, 404])
    expect(await other.text()).toContain(words.shell.notFoundTitle)
  }
})

test("a section of My Account that there is not is none within the application either", async ({ page, words }) => {
  await page.goto("/my-account/")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  // Without the server, as when offline: the stored screens find out themselves.
  for (const path of ["/my-account/nothing", "/go/account/nothing", "/my-account/profile/nothing"]) {
    await page.evaluate((address) => {
      history.pushState({}, "", address)
      dispatchEvent(new PopStateEvent("popstate"))
    }, path)
    await expect(page.getByRole("heading", { level: 1, name: words.shell.notFoundTitle })).toBeVisible()
    await expect(page.getByRole("banner").getByRole("link", { name: words.shell.trackDelivery })).toBeVisible()
    await page.getByRole("main").getByRole("link", { name: words.shell.bookDelivery }).click()
    await expect(page).toHaveURL(/\/go\/book$/)
  }
})

test("without a booking the confirmation says that there is none", async ({ page, words }) => {
  await page.goto("/go/booking-confirmation")
  await expect(page.getByRole("heading", { level: 1, name: words.confirmation.nothingHere })).toBeVisible()
})

test("a receipt that does not open here leads to the account in which it does", async ({ page, words }) => {
  await page.goto("/go/payment-recipt/AE4K7M2XQ9TB3HV")
  await expect(page.getByRole("main")).toContainText(words.receipt.notFoundHelp)
  await page.getByRole("main").getByRole("link", { name: words.shell.myAccount, exact: true }).click()
  await expect(page).toHaveURL(/\/go\/account$/)
  await expect(page.getByRole("main")).toContainText(words.myAccount.signInTitle)
})
