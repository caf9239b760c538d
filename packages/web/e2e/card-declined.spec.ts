import { openCardPayment } from "./booking-start.ts"
import { builtScript } from "./built-file.ts"
import { holdBack } from "./held-back.ts"
import { passTo, shiftsOf, watchShifts } from "./page-shifts.ts"
import { cards } from "./pages/card-form.ts"
import { expect, test } from "./test.ts"

test("a declined card is told, and another one pays the same booking", async ({
  page,
  words,
  pages,
  cardForm,
  confirmationPage,
}) => {
  await watchShifts(page)
  await openCardPayment(pages)
  await cardForm.payBy(cards.declined)
  await expect(page.getByRole("alert")).toContainText(words.notPlaced.failed)
  const alert = page.getByRole("alert")
  await passTo(page, async () => {
    await page.getByRole("button", { name: words.cardReturn.tryAgain }).click()
    await page.waitForURL("**/go/payment")
    await cardForm.number.waitFor()
  })
  await expect(alert).toContainText(words.notPlaced.declined)
  expect(await shiftsOf(page)).toEqual([])
  // The alert that a reload begins with appears with its screen, however late its texts load.
  const sentences = `**${builtScript("src/features/payment/NotPlaced.tsx")}`
  const letCome = await holdBack(page, sentences)
  const asked = page.waitForRequest(sentences)
  await page.reload()
  await asked
  await expect(cardForm.pay).toHaveCount(0)
  letCome()
  await cardForm.number.waitFor()
  await expect(alert).toContainText(words.notPlaced.declined)
  expect(await shiftsOf(page)).toEqual([])
  await expect(cardForm.number).toHaveValue("")
  await cardForm.payBy(cards.plain)
  await expect(confirmationPage.heading).toBeVisible()
})
