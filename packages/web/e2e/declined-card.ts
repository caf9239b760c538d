import { readNextOrder } from "./next-order.ts"
import { type CardForm, cards } from "./pages/card-form.ts"
import type { Words } from "./words.ts"

/** Pays at the payment step by a card that is declined, and goes back there. Answers the booking that is held. */
export async function payDeclined(cardForm: CardForm, words: Words): Promise<string> {
  const { page } = cardForm
  const held = await readNextOrder(page)
  await cardForm.payBy(cards.declined)
  const reference = await held.reference
  await page.getByRole("button", { name: words.cardReturn.tryAgain }).click()
  await page.waitForURL("**/go/payment")
  return reference
}
