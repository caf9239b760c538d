import type { Reference } from "@mersal/domain/booking/order/reference"
import { spokenReference } from "@mersal/domain/booking/order/reference"
import { inspect } from "./inspection.ts"
import { book, signIn } from "./owned-bookings.ts"
import { CardForm, cards } from "./pages/card-form.ts"
import { newPerson, signUp } from "./people.ts"
import { expect, test } from "./test.ts"

test("an owner makes a link by which somebody else pays, and his open page hears of the payment", async ({
  browser,
  baseURL,
  page,
  product,
  words,
}) => {
  const { myBookings, cardReturn } = words
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  const { bkref } = await book(page, product, amna)
  await page.goto(`/go/account/bookings/${bkref}`)
  const main = page.getByRole("main")
  const [due = ""] = myBookings.cashDue.cashAtPickup("|").split("|")
  await expect(main).toContainText(due.trim())

  // By the keyboard: the press leads to the link's first way, and to make another one is the last stop.
  const make = page.getByRole("button", { name: myBookings.payLinkMake })
  const copy = page.getByRole("button", { name: myBookings.payLinkCopy })
  const again = page.getByRole("button", { name: myBookings.payLinkAgain })
  const whatsApp = page.getByRole("link", { name: myBookings.payLinkWhatsApp })
  await make.focus()
  await page.keyboard.press("Enter")
  await expect(copy).toBeFocused()
  await whatsApp.focus()
  await page.keyboard.press("Tab")
  await expect(again).toBeFocused()
  const first = await main.getByText(/\/paymentUnique\//).innerText()
  await page.keyboard.press("Enter")
  await expect(main.getByText(/\/paymentUnique\//)).not.toHaveText(first)
  await expect(copy).toBeFocused()
  const [until = ""] = myBookings.payLinkUntil("|").split("|")
  await expect(main).toContainText(new RegExp(`${until.trim()}.*22`))
  const link = (await main.getByText(/\/paymentUnique\//).innerText()).trim()
  const sent = new URL((await whatsApp.getAttribute("href")) ?? "")
  expect(sent.origin + sent.pathname).toBe("https://wa.me/")
  expect(sent.searchParams.get("text")).toContain(link)
  expect(sent.searchParams.get("text")).toContain(spokenReference(bkref as Reference))
  await inspect(page, "a link to pay")

  // Somebody else, in another browser.
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const payer = await context.newPage()
  await payer.goto(link.slice(new URL(link).origin.length))
  await new CardForm(payer, words).payBy(cards.plain)
  await expect(payer.getByRole("heading", { name: cardReturn.paid })).toBeVisible()
  await context.close()

  // What a browser reports when the tab is shown again; otherwise the page asks by itself after a while.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expect(main.locator("dl > div").filter({ hasText: myBookings.paid }).first()).toBeVisible()
  await expect(main).not.toContainText(due.trim())
  await expect(page.getByText(myBookings.payLinkHeading)).toHaveCount(0)
})
