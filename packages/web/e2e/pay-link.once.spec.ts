import { openConfirmation } from "./booking-start.ts"
import { bookElsewhere, callBy, payLinkOf } from "./owned-bookings.ts"
import { BankPage, CardForm, cards } from "./pages/card-form.ts"
import { newPerson } from "./people.ts"
import { openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

test("the page of a pay link leads on whoever has neither a link nor the booking's session", async ({ page }) => {
  for (const address of ["/paymentUnique/?bookingId=AE4K7M2XQ9TB3HV", "/paymentUnique/"]) {
    await page.goto(address)
    // The first page about the product, not the booking that is at / within the application.
    await page.waitForURL((url) => url.pathname === "/")
  }
})

test("a pay link that opens nothing leads nowhere, and says so", async ({ page, words }) => {
  await page.goto("/paymentUnique/?bookingId=AE4K7M2XQ9TB3HV#pay=0123456789abcdef")
  await expect(page.getByText(words.payLink.invalid)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe("/paymentUnique/")
})

test("who owns a booking by its key alone pays it, and comes back to it after a card that was declined", async ({
  page,
  product,
  words,
  cardForm,
  guestPage,
}) => {
  const { bkref, accessToken } = await bookElsewhere(product, newPerson(), { paytyp: "card" })
  // Another booking is being filled in in this browser.
  await openWith(page, "/go/guest")
  await guestPage.heading.waitFor()
  await page.goto(`/tracking/status?bookingId=${bkref}#access=${accessToken}`)
  await page.getByRole("link", { name: words.live.manage }).click()
  await page.getByRole("link", { name: words.myBookings.payNow }).click()
  await cardForm.payBy(cards.declined)
  await page.getByRole("button", { name: words.cardReturn.tryAgain }).click()
  await page.waitForURL(`**/paymentUnique/?bookingId=${bkref}`)
  await cardForm.payBy(cards.plain)
  await expect(page.getByRole("heading", { name: words.cardReturn.paid })).toBeVisible()
})

test("whoever opens a pay link that somebody is paying is told so before he types a card, and when it is paid", async ({
  browser,
  page,
  product,
  words,
  cardForm,
}) => {
  const link = (await payLinkOf(product))()
  await page.goto(link)
  await cardForm.payBy(cards.asks3ds)
  const bank = new BankPage(page)
  await bank.faults()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(product.url + link)
  await expect(other.getByText(words.payLink.beingPaid)).toBeVisible()
  await expect(new CardForm(other, words).number).toHaveCount(0)
  await bank.decide("approve")
  await expect(page.getByRole("heading", { name: words.cardReturn.paid })).toBeVisible()
  await other.getByRole("button", { name: words.payLink.lookAgain }).click()
  await expect(other.getByText(words.payLink.nothingDue)).toBeVisible()
  await elsewhere.close()
})

test("whoever paid by a link, and in whose place its booking's owner now pays, is not sent back to his own bank", async ({
  page,
  product,
  words,
  cardForm,
}) => {
  const { bkref, accessToken } = await bookElsewhere(product, newPerson())
  const asOwner = (path: string, body: object = {}) =>
    fetch(`${product.url}/v1.0/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "mersal-access": accessToken },
      body: JSON.stringify(body),
    })
  const { token } = (await (await asOwner(`bookings/${bkref}/pay-link`)).json()).data
  await product.setClock("2026-11-21T09:30:00+04:00")
  const link = `/paymentUnique/?bookingId=${bkref}#pay=${token}`
  await page.goto(link)
  await cardForm.payBy(cards.asks3ds)
  await new BankPage(page).faults()
  await product.setClock("2026-11-21T09:36:00+04:00")
  expect((await asOwner("payment/session", { bookingId: bkref, method: "card" })).status).toBe(200)
  await page.goto(link)
  await cardForm.payBy(cards.plain)
  await expect(page.getByRole("alert")).toHaveText(words.payLink.beingPaid)
  await expect(page.getByRole("link", { name: words.notPlaced.goOn })).toHaveCount(0)
})

test("whoever promised cash is asked for none when somebody has paid by a link, and gets to the invoice", async ({
  browser,
  page,
  product,
  words: { confirmation },
  words,
  pages,
  confirmationPage,
}) => {
  await openConfirmation(pages)
  const promised = page.getByText(confirmation.payment.cashAtPickup("|").split("|").at(-1) ?? "")
  await expect(promised).toBeVisible()
  const reference = await confirmationPage.reference()
  const { link } = await callBy(page.request, product.url, "POST", `/v1.0/bookings/${reference}/pay-link`)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(link)
  await new CardForm(other, words).payBy(cards.plain)
  await expect(other.getByRole("heading", { name: words.cardReturn.paid })).toBeVisible()
  await elsewhere.close()
  await page.reload()
  await expect(page.getByRole("link", { name: confirmation.showInvoice })).toBeVisible()
  await expect(promised).toHaveCount(0)
})

test("the owner who opens his own pay link while somebody is paying is told his own time, not a stranger's", async ({
  browser,
  page,
  product,
  words,
  cardForm,
}) => {
  const { bkref, accessToken } = await bookElsewhere(product, newPerson())
  const headers = { "mersal-access": accessToken }
  const answer = await fetch(`${product.url}/v1.0/bookings/${bkref}/pay-link`, { method: "POST", headers })
  const link = `/paymentUnique/?bookingId=${bkref}#pay=${(await answer.json()).data.token}`
  await page.goto(link)
  await cardForm.payBy(cards.asks3ds)
  await new BankPage(page).faults()

  const elsewhere = await browser.newContext()
  const owners = await elsewhere.newPage()
  // The key of the booking makes this browser its owner's.
  await owners.goto(`${product.url}/tracking/status?bookingId=${bkref}#access=${accessToken}`)
  await owners.getByRole("link", { name: words.live.manage }).waitFor()
  await owners.goto(product.url + link)
  await expect(owners.getByText(words.notPlaced.inProgress)).toBeVisible()
  await elsewhere.close()
})
