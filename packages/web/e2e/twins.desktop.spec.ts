import type { Page } from "@playwright/test"
import { openConfirmation } from "./booking-start.ts"
import { book, signIn } from "./owned-bookings.ts"
import { newPerson, signUp } from "./people.ts"
import { openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

/**
 * The names that two buttons have, or two links that lead to different pages: by name alone, as in the lists of a screen
 * reader, nobody can tell them apart. Links to the same page may share a name.
 */
async function twinsOn(page: Page): Promise<readonly string[]> {
  const lines = (await page.locator("body").ariaSnapshot()).split("\n")
  const names = lines.flatMap((line, at) => {
    const [, role, name] = /- '?(button|link) "((?:[^"\\]|\\.)*)"/.exec(line) ?? []
    if (role === undefined) return []
    const way = lines
      .slice(at + 1)
      .find((next) => next.includes("/url:") || next.includes("- button") || next.includes("- link"))
    return [{ role, name, way: role === "link" ? way?.split("/url:")[1]?.trim() : String(at) }]
  })
  const isTwin = (one: (typeof names)[number]) =>
    names.some(({ role, name, way }) => role === one.role && name === one.name && way !== one.way)
  return names.filter(isTwin).map(({ role, name }) => `${role} "${name}"`)
}

test("no two buttons share a name from the addresses to tracking, but on the details step", async ({
  page,
  pages,
  confirmationPage,
}) => {
  for (const path of ["/go/book", "/go/guest", "/go/payment"]) {
    await openWith(page, path)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await expect(
      page
        .getByText(/\d+\.\d\d/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    expect.soft(await twinsOn(page), path).toEqual([])
  }
  await openConfirmation(pages)
  await confirmationPage.heading.waitFor()
  expect.soft(await twinsOn(page), "the confirmation").toEqual([])
  await page.goto("/tracking")
  await page.getByRole("heading", { level: 1 }).waitFor()
  expect.soft(await twinsOn(page), "/tracking").toEqual([])
})

test("in My Account the actions of one entry are told from those of another", async ({ page, product, words }) => {
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  const { bkref } = await book(page, product, amna)
  await book(page, product, amna)
  await page.goto("/go/account")
  const { myAccount, myBookings } = words
  await expect(page.getByRole("main").getByRole("link", { name: myBookings.track })).toHaveCount(2)
  expect(await twinsOn(page), "the bookings").toEqual([])
  await page.goto(`/go/account/bookings/${bkref}`)
  await expect(page.getByRole("main").getByRole("link", { name: myBookings.track })).toBeVisible()
  expect(await twinsOn(page), "a booking").toEqual([])
  const { addAddress, addContact, changePassword } = myAccount
  for (const [section, name] of Object.entries({
    addresses: addAddress,
    contacts: addContact,
    profile: changePassword,
  })) {
    await page.goto(`/go/account/${section}`)
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible()
    expect(await twinsOn(page), section).toEqual([])
  }
})
