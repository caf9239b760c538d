import { inspect } from "./inspection.ts"
import { expect, test } from "./test.ts"

test("a place that is not found is told above the map's button, and goes on being told", async ({
  page,
  words,
  bookPage,
}) => {
  const { booking, firstStep } = words
  await bookPage.open()
  await bookPage.pickup.click()
  await bookPage.pickup.pressSequentially("Sir Bani Yas")
  await expect(bookPage.pickup).toHaveAccessibleDescription(firstStep.addressNone)
  await expect(bookPage.pickup).toHaveAttribute("aria-invalid", "true")
  await inspect(page, "a place that is not found")
  // A press that something else would take fails the test.
  await page.getByRole("button", { name: `${firstStep.mapOpen}: ${booking.pickupAddress}` }).click()
  await expect(page.getByRole("application", { name: firstStep.mapLabel })).toBeVisible()
  await page.getByRole("dialog").getByRole("button", { name: words.shell.close, exact: true }).click()
  await expect(bookPage.pickup).toHaveAccessibleDescription(firstStep.addressNone)
})

test("a text that names no chosen place is told when its field is left, after the press that leaves it", async ({
  page,
  words,
  bookPage,
}) => {
  const { booking, firstStep } = words
  await bookPage.open()
  await bookPage.pickup.click()
  await bookPage.pickup.pressSequentially("Dubai Mar")
  await expect(page.getByRole("listbox", { name: booking.pickupAddress }).getByRole("option").first()).toBeVisible()
  await page.keyboard.press("Escape")
  await bookPage.pickup.fill("Dubai Mar")
  // The error below the field would move this button away from under the mouse.
  await page.getByRole("button", { name: `${firstStep.mapOpen}: ${booking.dropOffAddress}` }).click({ delay: 100 })
  const map = page.getByRole("dialog", { name: booking.dropOffAddress })
  await expect(map).toBeVisible()
  await map.getByRole("button", { name: words.shell.close, exact: true }).click()
  await expect(bookPage.pickup).toHaveAccessibleDescription(firstStep.missingPickup)
  await bookPage.choosePlaces("Dubai Marina", "Al Majaz")
  await expect(bookPage.pickup).not.toHaveAttribute("aria-invalid")
})

test("a typed place that is not served comes with the offer to tell when it is", async ({ page, words, bookPage }) => {
  const { firstStep } = words
  const offer = page.getByRole("link", { name: firstStep.tellMeWhen })
  await bookPage.open()
  await bookPage.pickup.fill("20.5, 50.5")
  await expect(bookPage.pickup).toHaveAccessibleDescription(firstStep.addressOutsideNote)
  await expect(offer).toHaveAttribute("href", /#tell-me-when$/)
  await inspect(page, "a place that is not served")
  await bookPage.choosePlaces("Dubai Marina", "Al Majaz")
  await expect(offer).toHaveCount(0)
})
