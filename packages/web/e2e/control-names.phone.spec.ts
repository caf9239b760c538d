import type { Page } from "@playwright/test"
import { openConfirmation } from "./booking-start.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

/** The names that two buttons have, or two links to different places: who only hears them cannot tell them apart. */
async function sharedNames(page: Page): Promise<readonly string[]> {
  const heard = (await page.locator("body").ariaSnapshot()).matchAll(
    /- '?button "(?<button>.+?)"|- '?link "(?<link>.+?)".*\n\s+- \/url: (?<url>\S+)/g,
  )
  const found = [...heard].map(({ groups: { button, link, url } = {} }) => ({ name: button ?? link, url }))
  return found.flatMap(({ name, url }, at) =>
    name && found.slice(0, at).some((other) => other.name === name && (!url || other.url !== url)) ? [name] : [],
  )
}

test("no two buttons of a booking's steps have one name, nor two links to different places", async ({
  page,
  pages,
  confirmationPage,
  trackingPage,
}) => {
  const { bookPage, detailsPage, guestPage, paymentPage } = pages
  const isToldApart = async (screen: string) => expect.soft(await sharedNames(page), screen).toEqual([])
  const { contact } = completeDraft.dropOff
  await openWith(page, "/go/book", { ...completeDraft, pickup: { ...completeDraft.pickup, contact } })
  await expect(bookPage.priced).toBeAttached()
  await isToldApart("the first step")
  await bookPage.proceed()
  await expect(detailsPage.phoneCountry("pickup")).toBeVisible()
  await expect(detailsPage.phoneCountry("dropOff")).toBeVisible()
  await isToldApart("the details")
  await openWith(page, "/go/guest")
  await expect(guestPage.heading).toBeVisible()
  await isToldApart("the summary")
  await guestPage.proceed()
  await expect(paymentPage.heading).toBeVisible()
  await isToldApart("the payment")
  await openConfirmation(pages)
  await expect(confirmationPage.trackLink).toBeVisible()
  await isToldApart("the confirmation")
  await confirmationPage.trackLink.click()
  await expect(trackingPage.ownBooking).toBeVisible()
  await isToldApart("a tracked booking")
})
