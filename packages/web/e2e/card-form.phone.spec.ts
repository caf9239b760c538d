import { openCardPayment } from "./booking-start.ts"
import { inspect } from "./inspection.ts"
import { cards } from "./pages/card-form.ts"
import { openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

test("the card form groups, names the brand, opens its button and says every fault", async ({
  page,
  words,
  pages,
  cardForm,
}) => {
  await openCardPayment(pages)
  await expect(cardForm.pay).toHaveAttribute("aria-disabled", "true")

  await cardForm.number.focus()
  await cardForm.expiry.focus()
  await cardForm.cvc.focus()
  await cardForm.name.focus()
  await cardForm.number.focus()
  const faults = words.cardFields.faults
  for (const text of [
    faults["name-missing"],
    faults["number-left-empty"],
    faults["expiry-missing"],
    faults["cvc-missing"],
  ])
    await expect(page.getByRole("alert").getByText(text, { exact: true })).toBeVisible()
  await expect(cardForm.number).toHaveAccessibleDescription(faults["number-left-empty"])

  await cardForm.number.pressSequentially("378282246310005")
  await expect(cardForm.number).toHaveValue("3782 822463 10005")
  await expect(page.getByText("AMEX")).toBeVisible()
  await expect(page.getByText(words.cardFields.brands.amex)).toBeAttached()
  await expect(page.getByText(faults["number-left-empty"])).toBeHidden()
  await cardForm.number.fill("")
  await cardForm.number.pressSequentially("30569309025904")
  await expect(cardForm.number).toHaveValue("3056 930902 5904")

  await cardForm.number.fill("")
  await cardForm.fill({ ...cards.plain, expiry: "0520" })
  await expect(cardForm.number).toHaveValue("4005 5500 0000 0001")
  await expect(cardForm.expiry).toHaveValue("05/20")
  await expect(cardForm.pay).not.toHaveAttribute("aria-disabled", "true")
  await cardForm.pay.click()
  await expect(page.getByText(faults["expiry-past"])).toBeVisible()
  await expect(cardForm.expiry).toBeFocused()
  await expect(cardForm.expiry).toHaveAttribute("aria-invalid", "true")
})

test("the longest number of a card is whole beside the mark of its brand, from the narrowest phone on", async ({
  page,
  pages,
  cardForm,
}) => {
  await openCardPayment(pages)
  const longest = { AMEX: "340000000000000", ELECTRON: "4026000000000000", MAESTRO: "5600000000000000000" }
  for (const [mark, number] of Object.entries(longest)) {
    await cardForm.number.fill(number)
    await expect(page.getByText(mark, { exact: true })).toBeVisible()
    for (const width of [320, 360, 390, 412, 440]) {
      await page.setViewportSize({ width, height: 740 })
      const hidden = await cardForm.number.evaluate((input) => input.scrollWidth - input.clientWidth)
      expect(hidden, `${mark} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test("a digit that is taken out of the middle keeps the caret", async ({ pages, page, cardForm }) => {
  await openCardPayment(pages)
  await cardForm.number.pressSequentially("40055500")
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("Backspace")
  await expect(cardForm.number).toHaveValue("4005 500")
  await page.keyboard.type("9")
  await expect(cardForm.number).toHaveValue("4009 5500")
})

test("a card needs an e-mail address, and says so before it asks for a number", async ({
  words,
  pages,
  page,
  cardForm,
}) => {
  const { booking, details } = words
  const optional = new RegExp(`^${details.yourEmail}\\s*${booking.optional}$`)
  await openWith(page, "/go/details")
  await expect(pages.detailsPage.guestEmail).toHaveAccessibleName(optional)
  await pages.detailsPage.proceed()
  await pages.guestPage.proceed()
  await expect(page.getByText(words.card.emailMissing)).toBeVisible()
  // There is no card to fill in yet.
  await expect(cardForm.pay).toHaveAccessibleDescription(words.card.addEmail)
  await expect(cardForm.number).toBeHidden()
  await page.getByRole("link", { name: words.card.addEmail }).click()
  await expect(pages.detailsPage.heading).toBeVisible()
  await expect(pages.detailsPage.guestEmail).toBeFocused()
  await expect(pages.detailsPage.guestEmail).toHaveAccessibleName(details.yourEmail)
  await inspect(page, "an e-mail address that a card needs")
  await pages.detailsPage.proceed()
  await pages.guestPage.proceed()
  await pages.paymentPage.cashTab.check()
  await page.goBack()
  await page.goBack()
  await expect(pages.detailsPage.guestEmail).toHaveAccessibleName(optional)
})
