import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { walkToConfirmation } from "./booking-walk.ts"
import { walkToCardPayment } from "./card-walk.ts"
import { BankPage, CardForm, cards } from "./pages/card-form.ts"
import { expect, test } from "./test.ts"

/** Every script that the build has made, by path and SHA-256. */
const inventoryPath = join(import.meta.dirname, "../dist/.vite/scripts.json")

test("whoever was sent a pay link pays the booking, after a card that was declined", async ({
  page,
  browser,
  product,
  language,
  words,
  pages,
  confirmationPage,
}) => {
  await walkToConfirmation(pages)
  const reference = await confirmationPage.reference()
  const token = await page.evaluate(async (id) => {
    const answer = await fetch(`/v1.0/bookings/${id}/pay-link`, { method: "POST" })
    return (await answer.json()).data.token as string
  }, reference)

  const stranger = await browser.newContext()
  const payer = await stranger.newPage()
  await payer.addInitScript((chosen) => {
    if (location.protocol === "http:") localStorage.setItem("mersal.language", chosen)
  }, language)
  await payer.goto(`${product.url}/paymentUnique/?bookingId=${reference}#pay=${token}`)
  const form = new CardForm(payer, words)
  await form.fill(cards.declined)
  await form.pay.click()
  await expect(payer.getByRole("alert")).toContainText(words.card.failed)
  await payer.getByRole("button", { name: words.card.tryAgain }).click()
  await form.fill(cards.asks3ds)
  await form.pay.click()
  await new BankPage(payer).decide("approve")
  await expect(payer.getByRole("heading", { name: words.card.paid })).toBeVisible()

  await payer.goto(`${product.url}/paymentUnique/?bookingId=${reference}#pay=${token}`)
  await expect(payer.getByText(words.card.link.nothingDue)).toBeVisible()
  await payer.goto(`${product.url}/paymentUnique/?bookingId=${reference}#pay=wrong`)
  await payer.reload()
  await expect(payer.getByText(words.card.link.invalid)).toBeVisible()
  await stranger.close()
})

test("a window that was closed at the bank's page finds its booking confirmed when it is opened again", async ({
  context,
  words,
  pages,
  page,
  cardForm,
}) => {
  await walkToCardPayment(pages)
  await cardForm.fill(cards.asks3ds)
  await cardForm.pay.click()
  await expect(page.locator("button[value=approve]")).toBeVisible()
  const bank = page.url()
  await page.close()

  // The customer approves on his telephone, and his browser never comes back from there.
  const elsewhere = await context.newPage()
  await elsewhere.route("**/payment/postpurchase**", (route) => route.abort())
  await elsewhere.goto(bank)
  await elsewhere.locator("button[value=approve]").click()
  await elsewhere.waitForEvent("requestfailed", (request) => request.url().includes("/payment/postpurchase"))
  await elsewhere.close()

  const again = await context.newPage()
  await again.goto("/go/payment")
  await expect(again.getByRole("heading", { level: 1, name: words.confirmation.title })).toBeVisible({
    timeout: 60_000,
  })
})

test("the bank's browser comes back without our session cookie, and is served all the same", async ({
  page,
  product,
  pages,
  cardForm,
  confirmationPage,
}) => {
  const returns: (string | undefined)[] = []
  page.on("request", async (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/payment/token")
      returns.push((await request.allHeaders()).cookie)
  })
  await walkToCardPayment(pages)
  await cardForm.fill(cards.plain)
  await cardForm.pay.click()
  await expect(confirmationPage.heading).toBeVisible()
  expect(returns).toEqual([undefined])
  expect(await page.context().cookies(product.url)).not.toEqual([])
})

test("a page that is no payment of ours says so, and leads on", async ({ page, words }) => {
  await page.goto("/payment-verifying?responsecode=000&status=14")
  await expect(page.getByRole("heading", { name: words.card.failed })).toBeVisible()
  await expect(page.getByText(words.card.unclear)).toBeVisible()
})

test("the payment page runs no script but ours, under a policy that lets a card go to the gateway alone", async ({
  page,
  product,
  pages,
}) => {
  const scripts = new Map<string, Promise<Buffer>>()
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.set(response.url(), response.body())
  })
  await walkToCardPayment(pages)
  const inventory: Record<string, string> = JSON.parse(await readFile(inventoryPath, "utf8"))
  expect(scripts.size).toBeGreaterThan(3)
  for (const [address, body] of scripts) {
    const { origin, pathname } = new URL(address)
    expect(origin).toBe(product.url)
    expect(
      createHash("sha256")
        .update(await body)
        .digest("hex"),
      pathname,
    ).toBe(inventory[pathname])
  }
  expect(await page.locator("script:not([src]):not([type='application/json'])").count()).toBe(0)
  const policy = (await page.request.get("/go/payment")).headers()["content-security-policy"] ?? ""
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self'(;|$)/)
  expect(policy).toMatch(/form-action 'self' http:\/\/127\.0\.0\.1:\d+(;|$)/)
})
