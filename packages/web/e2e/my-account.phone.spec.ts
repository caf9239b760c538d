import { readFile } from "node:fs/promises"
import { spokenReference } from "@mersal/domain/booking/order/reference"
import type { Page } from "@playwright/test"
import { drawn } from "./held-back.ts"
import { inspect } from "./inspection.ts"
import { book, bookElsewhere, callBy, signIn } from "./owned-bookings.ts"
import { codeFor, newPerson, sentPhone, shownPhone, signUp } from "./people.ts"
import { expect, test } from "./test.ts"
import { expectNote, hearNotes } from "./told-notes.ts"

test.use({ reducedMotion: "reduce" })

const main = (page: Page) => page.getByRole("main")
const dialog = (page: Page) => page.getByRole("dialog")
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

test.beforeEach(({ page }) => hearNotes(page))

test("whoever is signed in no more is told so above this browser's bookings, until he signs in again", async ({
  page,
  product,
  words,
  account,
}) => {
  const amna = newPerson()
  await signUp(product, amna)
  await page.goto("/go/book")
  const { bkref } = await book(page, product, amna)
  // An open page of ours would notice that the session has ended.
  await page.goto("/robots.txt")
  await signIn(page, product, amna)
  // As in a browser whose session was ended from another device.
  await page.context().clearCookies({ name: "sid" })
  await page.goto("/go/account")
  await expect(main(page)).toContainText(words.myAccount.signedOutMeanwhile)
  const list = page.getByRole("region", { name: words.myBookings.browserHeading })
  await expect(list).toContainText(spokenReference(bkref))
  await expect(button(page, words.myBookings.claim)).toHaveCount(0)
  await main(page).getByRole("button", { name: words.shell.loginOrSignUp }).click()
  await account.logIn(amna)
  await expect(account.dialog).toBeHidden()
  await expect(main(page)).not.toContainText(words.myAccount.signedOutMeanwhile)
  await expect(main(page)).toContainText(words.myBookings.none)
})

test("whoever logs in from the page of his account goes on in that page, and not before the head", async ({
  page,
  product,
  words,
  account,
}) => {
  const amna = newPerson()
  await signUp(product, amna)
  await page.goto("/go/account")
  await main(page).getByRole("button", { name: words.shell.loginOrSignUp }).click()
  await account.logIn(amna)
  await expect(main(page)).toContainText(words.myBookings.none)
  await expect(account.dialog).toBeHidden()
  // The button that opened the popup is gone.
  await expect(main(page)).toBeFocused()
})

test("whoever is signed in no more is not told that nothing was booked", async ({ page, product, words }) => {
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  await page.context().clearCookies({ name: "sid" })
  const listed = page.waitForResponse("**/task/bookinglist*")
  await page.goto("/go/account")
  await expect(main(page)).toContainText(words.myAccount.signedOutMeanwhile)
  await (await listed).finished()
  await drawn(page)
  await expect(main(page)).not.toContainText(words.myBookings.none)
})

test("the phone of an account is proved where it stands, and what a guest booked with it is found at once", async ({
  page,
  product,
  words,
  account,
}) => {
  const { myBookings, myAccount } = words
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  // A customer who has booked with his account also needs it.
  const { bkref: own } = await book(page, product, amna)
  const { bkref } = await bookElsewhere(product, { ...newPerson("Guest"), phone: amna.phone })
  await page.goto("/go/account")
  await expect(main(page)).toContainText(spokenReference(own))
  await inspect(page, "bookings beside a phone that is not proved")
  await page.getByRole("link", { name: myBookings.provePhone }).click()
  await expect(main(page)).toContainText(myAccount.notVerified)
  await button(page, myAccount.verifyPhone).click()
  await expect(dialog(page)).toContainText(`${words.account.phoneNow} ${shownPhone(amna.phone)}`)
  await account.phone.fill(amna.phone)
  // The last code was sent with the registration: the next one is possible after a minute.
  await product.setClock("2026-11-21T09:32:00+04:00")
  await account.send.click()
  await account.titled("code").waitFor()
  await account.code.fill(await codeFor(product, sentPhone(amna.phone)))
  await expect(dialog(page)).toBeHidden()
  await expectNote(page, words.account.phoneProved)
  await expect(main(page)).not.toContainText(myAccount.notVerified)

  await page.getByRole("link", { name: myAccount.tabs.bookings, exact: true }).click()
  await expect(main(page)).toContainText(spokenReference(bkref))
  await expect(button(page, myBookings.claim)).toBeVisible()
  await expect(page.getByRole("link", { name: myBookings.provePhone })).toHaveCount(0)
})

test("a booking that nobody collected in time is not confirmed but delayed, as tracking says", async ({
  page,
  product,
  words,
}) => {
  const { myBookings, tracking } = words
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  const { bkref } = await book(page, product, amna)
  await page.goto("/my-account/")
  await expect(main(page)).toContainText(myBookings.states.confirmed)
  await product.setClock("2026-11-24T09:30:00+04:00")
  await page.reload()
  await expect(main(page)).toContainText(myBookings.delayed)
  await expect(main(page)).not.toContainText(myBookings.states.confirmed)
  await inspect(page, "a delayed booking in the list")
  await page.goto(`/go/account/bookings/${bkref}`)
  await expect(main(page)).toContainText(myBookings.delayed)
  await page.goto(`/tracking/status?bookingId=${bkref}`)
  await expect(main(page)).toContainText(tracking.slightlyDelayed)
})

test("addresses and contacts are kept, edited and removed", async ({ page, product, words }) => {
  const { myAccount, details } = words
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  await page.goto("/go/account/addresses")
  await button(page, myAccount.addAddress).click()
  await button(page, myAccount.save).click()
  await expect(dialog(page).getByRole("alert")).toBeFocused()
  const address = dialog(page).getByRole("combobox", { name: myAccount.address })
  await expect(address).toHaveAccessibleDescription(new RegExp(myAccount.chooseAddress))
  await inspect(page, "an address with errors")
  await address.fill("Dubai Marina")
  await page.getByRole("option").first().click()
  await dialog(page).getByLabel(myAccount.addressName).fill("Home")
  await dialog(page).getByLabel(details.building).fill("Marina Plaza")
  await button(page, myAccount.save).click()
  await expect(dialog(page)).toBeHidden()
  await expect(button(page, myAccount.addAddress)).toBeFocused()
  await page.reload()
  await expect(main(page).getByRole("listitem").filter({ hasText: "Home" })).toContainText("Marina Plaza")
  await inspect(page, "addresses")
  await button(page, myAccount.editNamed("Home")).click()
  await dialog(page).getByLabel(myAccount.addressName).fill("Office")
  await address.fill("")
  await address.fill("Al Barsha")
  await page.getByRole("option").first().click()
  await expect(dialog(page).getByLabel(details.building)).toHaveValue("")
  await button(page, myAccount.save).click()
  await button(page, myAccount.removeNamed("Office")).click()
  await dialog(page).getByRole("button", { name: myAccount.remove, exact: true }).click()
  await expect(main(page)).toContainText(myAccount.noAddresses)
  await expect(button(page, myAccount.addAddress)).toBeFocused()

  await page.getByRole("link", { name: myAccount.tabs.contacts }).click()
  await expect(page.getByRole("link", { name: myAccount.tabs.contacts })).toHaveAttribute("aria-current", "page")
  await button(page, myAccount.addContact).click()
  await dialog(page).getByLabel(details.contactName).fill("Omar Khalid")
  const phone = dialog(page).getByLabel(details.contactPhone)
  await phone.fill("12")
  await button(page, myAccount.save).click()
  await expect(phone).toHaveAccessibleDescription(new RegExp(details.phoneInvalid))
  await phone.fill("06 512 3456")
  await button(page, myAccount.save).click()
  await expect(main(page).getByRole("listitem").filter({ hasText: "Omar Khalid" })).toContainText("+971 6 512 3456")
  await inspect(page, "contacts")
  await button(page, myAccount.editNamed("Omar Khalid")).click()
  await expect(phone).toHaveValue("6 512 3456")
  await button(page, myAccount.cancel).click()
  // Back would close it and stay on the page.
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1, name: myAccount.tabs.addresses })).toBeVisible()
})

test("profile, devices, one's data and their end", async ({ page, product, words }) => {
  const { account, myAccount } = words
  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  await page.goto("/go/account/profile")
  await page.getByLabel(account.name).fill("Amna Rashid")
  await page.getByLabel(myAccount.language).selectOption("ar")
  await button(page, myAccount.save).click()
  await expectNote(page, myAccount.saved)
  const picture = { name: "me.png", mimeType: "image/png", buffer: onePixel }
  await page.locator("input[type=file]").setInputFiles({ ...picture, buffer: Buffer.from("no picture") })
  await expect(page.getByRole("alert")).toContainText(myAccount.pictureRefused["not-an-image"])
  await page.locator("input[type=file]").setInputFiles(picture)
  await expect(page.getByRole("img", { name: myAccount.picture })).toBeVisible()
  await page.getByLabel(myAccount.currentPassword).fill("not-this-1!")
  await page.getByLabel(account.newPassword).fill("another7!moon")
  await button(page, myAccount.changePassword).click()
  await expect(page.getByLabel(myAccount.currentPassword)).toHaveAccessibleDescription(myAccount.passwordWrong)
  await expect(main(page).getByRole("alert")).toHaveText(myAccount.passwordWrong)
  await inspect(page, "the profile")
  await page.getByLabel(myAccount.currentPassword).fill(amna.password)
  await button(page, myAccount.changePassword).click()
  await expectNote(page, myAccount.passwordChanged)

  const userAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Mobile Safari/604.1"
  const phone = await page.context().browser()?.newContext({ userAgent })
  const elsewhere = await phone?.newPage()
  if (elsewhere) await signIn(elsewhere, product, { ...amna, password: "another7!moon" })
  await page.goto("/go/account/sessions")
  const devices = main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button") })
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText(myAccount.thisDevice)
  const { browsers, systems, browserOn } = myAccount
  await expect(devices.last()).toContainText(browserOn(browsers.safari, systems.iphone))
  await inspect(page, "devices")
  await devices.last().getByRole("button").click()
  await expect(devices).toHaveCount(1)
  // The pressed button disappeared with its device.
  await expect(devices.locator("..")).toBeFocused()
  await phone?.close()

  await page.getByRole("link", { name: myAccount.tabs.data }).click()
  const downloading = page.waitForEvent("download")
  await button(page, myAccount.export).click()
  const file = await (await downloading).path()
  expect(JSON.parse(await readFile(file, "utf8")).data.profile.name).toBe("Amna Rashid")
  await inspect(page, "one's data")

  const { bkref } = await book(page, product, amna)
  await button(page, myAccount.erase).click()
  await button(page, myAccount.eraseConfirm).click()
  const password = page.getByLabel(myAccount.erasePassword)
  await expect(password).toHaveAccessibleDescription(myAccount.enterPassword)
  await password.fill(amna.password)
  await button(page, myAccount.eraseConfirm).click()
  await expect(password).toHaveAccessibleDescription(myAccount.passwordWrong)
  await expect(dialog(page).getByRole("alert")).toHaveText(myAccount.passwordWrong)
  await password.fill("another7!moon")
  await button(page, myAccount.eraseConfirm).click()
  await expect(dialog(page).getByRole("alert")).toContainText(myAccount.underWay(1))
  await callBy(page.request, product.url, "POST", `/v1.0/bookings/${bkref}/cancel`, {})
  // The press after a lost answer finds no account any more.
  await page.route("**/v1.0/account", async (route) => {
    const lost = route.request()
    // Not through the browser's cookie jar, because the cookies of a lost answer do not arrive either.
    await fetch(lost.url(), { method: lost.method(), headers: await lost.allHeaders(), body: lost.postData() })
    await route.abort()
  })
  await button(page, myAccount.eraseConfirm).click()
  await expect(dialog(page).getByRole("alert")).toContainText(myAccount.notKnown)
  await page.unroute("**/v1.0/account")
  await button(page, myAccount.eraseConfirm).click()
  await expect(page).toHaveURL(/\/go\/book$/)
  await expectNote(page, myAccount.erased)
  await page.goto("/go/account")
  await expect(main(page)).toContainText(myAccount.signInTitle)
})

/** The smallest PNG. */
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
)
