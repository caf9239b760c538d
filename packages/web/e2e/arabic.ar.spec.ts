import type { Page } from "@playwright/test"
import { typed } from "./pages/details-page.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"
import { dictionaries } from "./words.ts"

const arabic = {
  pickup: { building: "برج المارينا، الطابق 12" },
  dropOff: { building: "فيلا 7", name: "عمر خالد", phone: "0507654321" },
}

/**
 * Latin words allowed in an Arabic page: the product's name, the other language's, promo codes, references, and the
 * kind of file of an invoice, which may have been issued by then.
 */
const expected = /Mersal|English|WELCOME10|PDF|\b(?:AE|QA)[0-9A-Z ]*/g

/** Every sentence of the English dictionaries that has no parameters. */
const englishSentences = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value
      ? Object.values(value).flatMap(englishSentences)
      : []

async function expectArabicOnly(page: Page, screen: string) {
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl")
  const shown = `${await page.title()}\n${await page.locator("body").innerText()}`
  const { shell, ...screens } = dictionaries.en
  const kept = [...englishSentences(shell), ...englishSentences(screens)].filter(
    (sentence) => /[a-z]{3}/i.test(sentence.replace(expected, "")) && shown.includes(sentence),
  )
  expect(kept, `English sentences on ${screen}`).toEqual([])
  expect(shown.replace(expected, "").match(/[A-Za-z]{3,}/g) ?? [], `Latin words on ${screen}`).toEqual([])
  // Texts for screen readers, too.
  const heard = (await page.locator("body").ariaSnapshot()).split("\n")
  expect(
    heard.filter((line) => /[ء-ي][,;?]|, ?[ء-ي]/.test(line)),
    `Latin marks on ${screen}`,
  ).toEqual([])
}

test("every screen of a booking is Arabic from end to end", async ({
  page,
  bookPage,
  detailsPage,
  guestPage,
  paymentPage,
  confirmationPage,
  trackingPage,
}) => {
  await page.goto("/go/ar")
  await bookPage.continueButton.click()
  await expect(detailsPage.alert).toBeFocused()
  await expectArabicOnly(page, "/go/book with errors")
  await bookPage.fill("sameDay", ["دبي مارينا", "المجاز"])
  await expectArabicOnly(page, "/go/book")
  await bookPage.proceed()
  await detailsPage.continueButton.click()
  await expect(detailsPage.alert).toBeFocused()
  await expectArabicOnly(page, "/go/details with errors")
  await detailsPage.fill({ ...arabic, guest: { ...typed.guest, name: "عائشة رحمن" } })
  await expectArabicOnly(page, "/go/details")
  await detailsPage.proceed()
  await expectArabicOnly(page, "/go/guest")
  await guestPage.proceed()
  await paymentPage.cashTab.check()
  await paymentPage.bookNow.click()
  await expectArabicOnly(page, "/go/payment")
  await paymentPage.proceed()
  await expectArabicOnly(page, "/go/booking-confirmation")
  await confirmationPage.trackLink.click()
  await expect(trackingPage.timeline).toBeVisible()
  await expectArabicOnly(page, "/tracking/status")
  await trackingPage.back.click()
  await trackingPage.lookUp("123")
  await expectArabicOnly(page, "/tracking")
  await page.goto("/no-such-page")
  await expectArabicOnly(page, "the page for unknown addresses")
})

test("digits in an Arabic page are Latin, and phones and references read from left to right", async ({
  page,
  bookPage,
  detailsPage,
  cardForm,
  trackingPage,
}) => {
  await bookPage.open()
  await bookPage.fill("sameDay", ["دبي مارينا", "المجاز"])
  await bookPage.proceed()
  await expect(detailsPage.guestPhone).toHaveCSS("direction", "ltr")
  await expect(detailsPage.slots.first()).toBeAttached()
  const body = page.locator("body")
  await expect(body).toContainText(/\d+\.\d\d/, { useInnerText: true })
  expect(await body.innerText()).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/)
  await openWith(page, "/go/payment", { ...completeDraft, guest: { ...completeDraft.guest, email: "a@example.com" } })
  for (const field of [cardForm.number, cardForm.expiry, cardForm.cvc])
    await expect(field).toHaveCSS("direction", "ltr")
  await trackingPage.open()
  await expect(trackingPage.reference).toHaveCSS("direction", "ltr")
})

test("in Arabic the left arrow points ahead, in pictures and on the keyboard", async ({ page, words, detailsPage }) => {
  await openWith(page, "/go/details")
  await expect(detailsPage.dates.first()).toBeChecked()
  await detailsPage.dates.first().press("ArrowLeft")
  await expect(detailsPage.dates.nth(1)).toBeChecked()
  await detailsPage.dates.nth(1).press("ArrowRight")
  await expect(detailsPage.dates.first()).toBeChecked()
  // The next day is to the left, and so do the arrows point.
  const [today, tomorrow] = await detailsPage.dates.evaluateAll((days) =>
    days.slice(0, 2).map((day) => day.getBoundingClientRect().x),
  )
  expect(tomorrow).toBeLessThan(today ?? 0)
  const arrow = page.getByRole("button", { name: words.booking.continue, exact: true }).locator("svg")
  await expect(arrow.first()).toHaveCSS("transform", "matrix(-1, 0, 0, 1, 0, 0)")
})
