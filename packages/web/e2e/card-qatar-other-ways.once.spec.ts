import { begunUntil, comeBackFromBank } from "./at-the-bank.ts"
import { walkToQatarPayment } from "./card-walk.ts"
import { cards } from "./pages/card-form.ts"
import { expect, test } from "./test.ts"

// The card is sent by a call from the page to the gateway, which accepts none of our headers.
test.use({ extraHTTPHeaders: {} })

test("Qatar's debit card asks for no card here, and the bank's page for its PIN", async ({
  page,
  product,
  words,
  pages,
  cardForm,
  bankPage,
  confirmationPage,
}) => {
  await walkToQatarPayment(product, pages, cardForm.tab("debitCard"))
  await expect(page.getByText(words.card.debitNote)).toBeVisible()
  await expect(cardForm.number).toBeHidden()
  await cardForm.pay.click()
  await page.locator("input[name=pin]").fill("1234")
  await bankPage.decide("approve")
  await expect(confirmationPage.heading).toBeVisible()
})

test("whoever comes back from Qatar's bank is told at once, and is led back to it and asked for nothing else", async ({
  page,
  product,
  words,
  pages,
  cardForm,
  bankPage,
  paymentPage,
  confirmationPage,
}) => {
  await walkToQatarPayment(product, pages, cardForm.tab("creditCard"))
  await cardForm.payBy(cards.asks3ds)
  await bankPage.faults()
  const bank = page.url()
  const begun = begunUntil(words, String.raw`8:3[56]AM \([^)]+\)`)
  const goOn = page.getByRole("link", { name: words.notPlaced.goOn })
  await comeBackFromBank(cardForm, begun)
  await goOn.click()
  await expect(page).toHaveURL(bank)

  await page.goBack()
  await expect(page.getByRole("alert")).toHaveText(begun)
  await paymentPage.cashTab.check()
  await paymentPage.atPickup.check()
  await expect(paymentPage.bookNow).toBeDisabled()
  await goOn.click()
  await bankPage.decide("approve")
  await expect(confirmationPage.heading).toBeVisible()
})

test("whoever left Qatar's bank pays by another card at the time he was told", async ({
  page,
  product,
  words,
  pages,
  cardForm,
  bankPage,
  confirmationPage,
}) => {
  await walkToQatarPayment(product, pages, cardForm.tab("debitCard"))
  await cardForm.pay.click()
  await expect(page.locator("input[name=pin]")).toBeVisible()
  const bank = page.url()
  await page.goBack()
  await expect(page).toHaveURL(/\/go\/payment$/)
  await expect(cardForm.pay).toBeDisabled()
  const goOn = page.getByRole("link", { name: words.notPlaced.goOn })
  await expect(goOn).toHaveAttribute("href", bank)

  await product.setClock("2026-11-21T09:37:00+04:00")
  await page.reload()
  await cardForm.tab("creditCard").check()
  await cardForm.payBy(cards.plain)
  await bankPage.faults()
  expect(page.url()).not.toBe(bank)
  await bankPage.decide("approve")
  await expect(confirmationPage.heading).toBeVisible()
})

test("a page that waits for Qatar's bank says when the time to pay has ended", async ({
  page,
  product,
  words,
  pages,
  cardForm,
}) => {
  await walkToQatarPayment(product, pages, cardForm.tab("creditCard"))
  // The gateway has taken the card, and its answer is lost: nobody knows the bank's page.
  await page.route("**/purchase", async (route) => {
    if (!route.request().url().includes("/pipe/")) return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await cardForm.payBy(cards.asks3ds)
  await expect(page.getByRole("alert")).toContainText(words.notPlaced.sendFailed)
  await page.unroute("**/purchase")
  await cardForm.pay.click()
  await expect(page.getByText(words.cardReturn.checking)).toBeVisible()
  await product.setClock("2026-11-21T10:03:00+04:00")
  await expect(page.getByRole("alert")).toContainText(words.notPlaced.abandoned)
})

test("what Qatar's gateway does not take is said, and another card is tried in the same form", async ({
  page,
  product,
  words,
  pages,
  cardForm,
  bankPage,
  confirmationPage,
}) => {
  await walkToQatarPayment(product, pages, cardForm.tab("creditCard"))
  await cardForm.payBy({ ...cards.plain, number: "4005550000000002" })
  await expect(page.getByRole("alert")).toContainText(words.notPlaced.failed)
  await cardForm.number.fill("")
  await cardForm.number.pressSequentially(cards.plain.number)
  await cardForm.pay.click()
  await bankPage.decide("approve")
  await expect(confirmationPage.heading).toBeVisible()
})
