import { walkToCardPayment } from "./card-walk.ts"
import { cards } from "./pages/card-form.ts"
import { expect, test } from "./test.ts"

test("a card without 3-D Secure pays and confirms, with its last four digits and a receipt", async ({
  page,
  words,
  pages,
  cardForm,
  confirmationPage,
}) => {
  await walkToCardPayment(pages)
  await cardForm.fill(cards.plain)
  await cardForm.pay.click()
  await expect(confirmationPage.heading).toBeVisible()
  await expect(page.getByText(/0001/)).toBeVisible()
  const reference = await confirmationPage.reference()

  await page.getByRole("link", { name: words.confirmation.showReceipt }).click()
  await expect(page.getByRole("heading", { level: 1, name: words.receipt.titles["tax-invoice"] })).toBeVisible()
  await expect(page.getByText(words.receipt.paid, { exact: true })).toBeVisible()
  expect(page.url()).toContain(reference)
})

test("the bank asks, the customer approves, and a reload shows the same confirmation", async ({
  page,
  pages,
  cardForm,
  bankPage,
  confirmationPage,
}) => {
  await walkToCardPayment(pages)
  await cardForm.fill(cards.asks3ds)
  await cardForm.pay.click()
  await bankPage.decide("approve")
  await expect(confirmationPage.heading).toBeVisible()
  const reference = await confirmationPage.reference()
  await page.reload()
  await expect(confirmationPage.heading).toBeVisible()
  expect(await confirmationPage.reference()).toBe(reference)
  await expect(page.getByText(/8902/)).toBeVisible()
})

test("a declined card is told, and another one pays the same booking", async ({
  page,
  words,
  pages,
  cardForm,
  confirmationPage,
}) => {
  await walkToCardPayment(pages)
  await cardForm.fill(cards.declined)
  await cardForm.pay.click()
  await expect(page.getByRole("alert")).toContainText(words.card.failed)
  await page.getByRole("button", { name: words.card.tryAgain }).click()
  await page.waitForURL("**/go/payment")
  await expect(page.getByRole("alert")).toContainText(words.card.declined)
  await expect(cardForm.number).toHaveValue("")
  await cardForm.fill(cards.plain)
  await cardForm.pay.click()
  await expect(confirmationPage.heading).toBeVisible()
})

test("after a declined card the booking that is held is paid in cash", async ({
  page,
  words,
  pages,
  cardForm,
  paymentPage,
  confirmationPage,
}) => {
  await walkToCardPayment(pages)
  await cardForm.fill(cards.declined)
  await cardForm.pay.click()
  await page.getByRole("button", { name: words.card.payCash }).click()
  await page.waitForURL("**/go/payment")
  await expect(paymentPage.atPickup).toBeChecked()
  await paymentPage.bookNow.click()
  await expect(confirmationPage.heading).toBeVisible()
  const [cash = ""] = words.confirmation.payCashAtPickup("|").split("|")
  await expect(page.getByText(cash.trim())).toBeVisible()
  await page.reload()
  await expect(page.getByText(cash.trim())).toBeVisible()
})

test("a bank that says no, and one that is told to stop, are failures to go on from", async ({
  page,
  words,
  pages,
  cardForm,
  bankPage,
  confirmationPage,
}) => {
  await walkToCardPayment(pages)
  for (const decision of ["fail", "cancel"] as const) {
    await cardForm.fill(cards.asks3ds)
    await cardForm.pay.click()
    await bankPage.decide(decision)
    await expect(page.getByRole("alert")).toContainText(words.card.failed)
    await page.getByRole("button", { name: words.card.tryAgain }).click()
    await page.waitForURL("**/go/payment")
  }
  await cardForm.fill(cards.asks3ds)
  await cardForm.pay.click()
  await bankPage.decide("approve")
  await expect(confirmationPage.heading).toBeVisible()
})

test("a customer who comes back from his bank by the Back button finds his payment again", async ({
  page,
  words,
  pages,
  cardForm,
  bankPage,
  confirmationPage,
}) => {
  await walkToCardPayment(pages)
  await cardForm.fill(cards.asks3ds)
  await cardForm.pay.click()
  await expect(page.locator("button[value=approve]")).toBeVisible()
  await page.goto("/go/payment")
  await expect(cardForm.number).toHaveValue("")
  await cardForm.fill(cards.plain)
  await cardForm.pay.click()
  await expect(page.getByRole("alert")).toContainText(words.payment.inProgress)
  await page.getByRole("link", { name: words.card.goOn }).click()
  await bankPage.decide("approve")
  await expect(confirmationPage.heading).toBeVisible()
})

test("nothing of a card is sent to us, stored or written into an address", async ({
  page,
  product,
  pages,
  cardForm,
  confirmationPage,
}) => {
  const sent: string[] = []
  page.on("request", (request) => {
    if (request.url().startsWith(product.url)) sent.push(`${request.url()} ${request.postData() ?? ""}`)
  })
  await walkToCardPayment(pages)
  await cardForm.fill(cards.plain)
  await cardForm.pay.click()
  await expect(confirmationPage.heading).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  for (const text of [...sent, stored]) expect(text.replaceAll(/[\s+-]|%20/g, "")).not.toContain(cards.plain.number)
})
