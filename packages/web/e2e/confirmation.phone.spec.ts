import { openConfirmation } from "./booking-start.ts"
import { holdBack } from "./held-back.ts"
import { shiftsOf, watchShifts } from "./page-shifts.ts"
import { expect, test } from "./test.ts"

test("the confirmation survives a reload, and another booking begins empty", async ({
  page,
  pages,
  bookPage,
  confirmationPage,
}) => {
  await openConfirmation(pages)
  const reference = await confirmationPage.reference()

  // Scrolled to the end: the returning page begins there, and its footer does not flash.
  await confirmationPage.bookAnother.scrollIntoViewIfNeeded()
  await watchShifts(page)
  const letAnswer = await holdBack(page, "**/order/tracking?*")
  await page.reload()
  const footer = page.locator("main ~ footer")
  await footer.waitFor({ state: "attached" })
  await expect(footer, "while the booking loads").toBeHidden()
  letAnswer()
  await expect(confirmationPage.heading).toBeVisible()
  expect(await confirmationPage.reference()).toBe(reference)
  await expect(page.getByRole("contentinfo")).toBeVisible()
  expect(await shiftsOf(page), "what moved after a reload").toEqual([])

  await confirmationPage.bookAnother.click()
  await expect(bookPage.heading).toBeVisible()
  await expect(bookPage.pickup).toHaveValue("")
})

test("the reference takes one line on the narrowest phone", async ({ page, pages, confirmationPage }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openConfirmation(pages)
  const lines = await confirmationPage.spokenReference.evaluate(
    (shown) => shown.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(shown).lineHeight),
  )
  expect(lines).toBeLessThan(2)
})

test("what was cancelled is no longer confirmed, by Back and by a reload alike", async ({
  page,
  words,
  pages,
  confirmationPage,
  trackingPage,
}) => {
  await openConfirmation(pages)
  await page.getByRole("link", { name: words.confirmation.manage }).click()
  await page.getByRole("button", { name: words.myBookings.cancel }).click()
  // Observed in the same frame as the page's change: one frame later, a Back would close only the dialog.
  await page.evaluate((cancelled) => {
    const look = () => {
      if (!document.querySelector("main")?.innerText.includes(cancelled)) return
      observer.disconnect()
      document.body.dataset.coveredBy = `${document.querySelectorAll("dialog:modal").length} dialogs`
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  }, words.myBookings.states.cancelled)
  await page.getByRole("dialog").getByRole("button", { name: words.myBookings.cancel }).click()
  await expect(page.getByRole("main")).toContainText(words.myBookings.states.cancelled)
  await expect(page.locator("body")).toHaveAttribute("data-covered-by", "0 dialogs")
  for (const comeBack of [() => page.goBack(), () => page.goto("/go/booking-confirmation")]) {
    await comeBack()
    await expect(page.getByText(words.notComing.cancelled.title, { exact: true })).toBeVisible()
    await expect(trackingPage.statusHeading).toBeVisible()
    await expect(confirmationPage.heading).toHaveCount(0)
  }
})
