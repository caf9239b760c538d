import { shiftsOf, watchShifts } from "./page-shifts.ts"
import type { CardForm } from "./pages/card-form.ts"
import { expect } from "./test.ts"
import type { Words } from "./words.ts"

/** The text about a payment at the bank, with any time that matches the pattern. */
export const begunUntil = (words: Words, time: string): RegExp =>
  new RegExp(words.notPlaced.begunUntil("TIME").replace("TIME", time))

/** While a payment waits at the bank, no card is asked for, and the button says why it is held. */
export async function expectHeld({ number, pay, words }: CardForm): Promise<void> {
  await expect(pay).toBeDisabled()
  await expect(pay).toHaveAccessibleDescription(words.notPlaced.waitsAtBank)
  await expect(number).toBeHidden()
}

/**
 * Back from the bank's page to the payment step. It does not lead to the bank again, says until when the payment may be
 * made there, and says so at once when it is loaded again.
 */
export async function comeBackFromBank(form: CardForm, begun: RegExp): Promise<void> {
  const { page } = form
  const alert = page.getByRole("alert")
  await page.goBack()
  await expect(page).toHaveURL(/\/go\/payment$/)
  await expect(alert).toHaveText(begun)
  await expectHeld(form)
  await watchShifts(page)
  await page.reload()
  await expect(alert).toHaveText(begun)
  await expectHeld(form)
  expect(await shiftsOf(page), "what moved when the bank's notice came").toEqual([])
}
