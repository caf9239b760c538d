import type { Locator, Page } from "@playwright/test"
import { typed } from "./pages/details-page.ts"
import { expect, test } from "./test.ts"

/** Counts the presses of keys that move or choose, not the letters of a text. */
class Keyboard {
  presses = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(key: string) {
    this.presses += 1
    await this.page.keyboard.press(key)
  }

  /** Presses Tab until the control is focused, and checks each focused control on the way. */
  async tabTo(control: Locator) {
    for (let step = 0; step < 12; step++) {
      await this.press("Tab")
      expect(await focusIsVisible(this.page), "the focus is visible").toBe(true)
      if (await control.evaluate(isFocused)) return
    }
    throw new Error(`Twelve times Tab does not reach ${control}`)
  }

  async type(text: string) {
    await this.page.keyboard.type(text)
  }
}

/** The plain address field is replaced by the searching one, with the same id, once that has loaded. */
const isFocused = (element: Element): boolean => {
  const focused = document.activeElement
  return element === focused || (element.id !== "" && element.id === focused?.id)
}

/** Whether the focused element, or the card or pill around it, has an outline of at least 2 px or a shadow as ring. */
const focusIsVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return false
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement, focused.nextElementSibling]
    return around.some((element) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none"
    })
  })

test("a booking and its tracking take at most 60 presses of keys, with the focus always in sight", async ({
  page,
  words,
  bookPage,
  detailsPage,
  guestPage,
  paymentPage,
  cardForm,
  confirmationPage,
  trackingPage,
}) => {
  const keyboard = new Keyboard(page)
  await bookPage.open()
  await keyboard.tabTo(page.getByRole("link", { name: words.shell.skipToContent }))
  await keyboard.press("Enter")

  for (const [field, label, place] of [
    [bookPage.pickup, words.booking.pickupAddress, "Dubai Marina"],
    [bookPage.dropOff, words.booking.dropOffAddress, "Al Majaz"],
  ] as const) {
    await keyboard.tabTo(field)
    await keyboard.type(place)
    const found = page.getByRole("listbox", { name: label }).getByRole("option").first()
    await found.waitFor()
    // On a busy machine letters arrive one by one: the results for the first stay until all are searched.
    await expect(page.getByRole("status").filter({ hasText: words.firstStep.addressSearching })).toHaveCount(0)
    await found.waitFor()
    await keyboard.press("Enter")
    await expect(field).not.toHaveValue(place)
  }
  await keyboard.tabTo(bookPage.type("nextDay"))
  await keyboard.press("ArrowUp")
  await expect(bookPage.type("sameDay")).toBeChecked()
  await keyboard.tabTo(bookPage.continueButton)
  await keyboard.press("Enter")
  await expect(detailsPage.heading).toBeFocused()

  const { pickup, dropOff, guest } = typed
  for (const [field, text] of [
    [detailsPage.building("pickup"), pickup.building],
    [detailsPage.guestName, guest.name],
    [detailsPage.guestPhone, guest.phone],
    [detailsPage.building("dropOff"), dropOff.building],
    [detailsPage.contactName, dropOff.name],
    [detailsPage.contactPhone, dropOff.phone],
  ] as const) {
    await keyboard.tabTo(field)
    await keyboard.type(text)
  }
  await keyboard.tabTo(detailsPage.continueButton)
  await keyboard.press("Enter")
  await expect(guestPage.heading).toBeFocused()

  await keyboard.tabTo(guestPage.continueButton)
  await keyboard.press("Enter")
  await expect(paymentPage.heading).toBeFocused()

  await keyboard.tabTo(cardForm.tab("creditOrDebitCard"))
  await keyboard.press("ArrowDown")
  await keyboard.tabTo(paymentPage.atPickup)
  await keyboard.press("Space")
  await keyboard.tabTo(paymentPage.bookNow)
  await keyboard.press("Enter")
  await expect(confirmationPage.heading).toBeFocused()

  await keyboard.tabTo(confirmationPage.trackLink)
  await keyboard.press("Enter")
  await expect(trackingPage.timeline).toContainText(words.tracking.steps.orderPlaced)
  expect(keyboard.presses).toBeLessThanOrEqual(60)
})
