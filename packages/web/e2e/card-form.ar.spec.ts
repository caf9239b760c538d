import { openCardPayment } from "./booking-start.ts"
import { inspect } from "./inspection.ts"
import { cards } from "./pages/card-form.ts"
import { expect, test } from "./test.ts"

test("what is typed of a card begins at one side in all its fields", async ({ page, pages, cardForm }) => {
  await openCardPayment(pages)
  await cardForm.fill(cards.plain)
  const sides = await Promise.all(
    [cardForm.name, cardForm.number, cardForm.expiry, cardForm.cvc].map((field) =>
      field.evaluate((input) => {
        const { direction, textAlign } = getComputedStyle(input)
        const isLeft = textAlign === "left" || (textAlign === "start") === (direction === "ltr")
        return isLeft && textAlign !== "right" ? "left" : "right"
      }),
    ),
  )
  expect(sides).toEqual(["right", "right", "right", "right"])
  await inspect(page, "a filled card form in Arabic")
})
