import { drawn } from "./held-back.ts"
import { anotherCode, codeFor, newPerson } from "./people.ts"
import { expect, test } from "./test.ts"
import { expectNote, hearNotes } from "./told-notes.ts"

test("somebody signs up outside the booking, books as himself and logs out", async ({
  page,
  product,
  words,
  account,
  bookPage,
  detailsPage,
}) => {
  const amna = newPerson()
  await page.goto("/tracking")

  // The native dialog: focus goes in, Escape closes it, focus returns.
  await account.open()
  await expect(account.email).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(account.dialog).toBeHidden()
  await expect(account.opener).toBeFocused()
  await page.keyboard.press("Enter")
  await account.button(words.account.createAccount).click()

  await expect(account.name).toBeFocused()
  await expect(account.dialog).toContainText(words.account.agreeing)
  await expect(account.dialog.getByRole("link", { name: words.account.terms })).toHaveAttribute(
    "href",
    /\/terms-and-conditions\/$/,
  )
  await expect(account.dialog).toContainText("0/95")
  await account.password.fill("moon")
  await drawn(page)
  await expect(account.dialog).not.toContainText(words.account.faults.register["password-weak"])
  await account.password.fill("moons")
  await expect(account.dialog).toContainText(words.account.faults.register["password-weak"])
  await account.repeatedPassword.fill("moo")
  await expect(account.repeatedPassword).toHaveAccessibleDescription(words.account.passwordsDiffer)
  await account.send.click()
  await expect(account.name).toBeFocused()
  await expect(account.name).toHaveAccessibleDescription(words.account.faults.register["name-missing"])
  // Focus moves to the first of them; the others are read out where they stand.
  const { faults } = words.account
  for (const fault of [faults.register["email-missing"], faults.register["phone-missing"]])
    await expect(account.alert.filter({ hasText: fault })).toBeVisible()
  await account.register(amna)

  // One field takes the code, sends it with its last digit, and accepts a paste with words around the code.
  await expect(account.code).toBeFocused()
  await expect(account.code).toHaveAttribute("autocomplete", "one-time-code")
  await expect(account.send).toBeDisabled()
  const code = await codeFor(product, amna.email)

  // If a phone reloads the page while the message is read, the page asks for the code again by itself. The minute
  // before another code continues.
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem("mersal.accountCode") ?? "")
    sessionStorage.setItem("mersal.accountCode", JSON.stringify({ ...kept, since: kept.since - 60_000 }))
  })
  await page.reload()
  await account.titled("code").waitFor()
  await expect(account.button(words.account.resendCode)).not.toHaveAttribute("aria-disabled")
  await expect(account.code).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(account.code).toHaveAccessibleDescription(words.account.codeMissing(4))
  await page.keyboard.type(anotherCode(code))
  await expect(account.alert).toContainText(words.account.codeRefused.wrong)
  await expect(account.code).toHaveValue("")
  await expect(account.code).toBeFocused()
  const terms = page.waitForResponse("**/v1.0/consents")
  await page.keyboard.insertText(`Mersal: ${code}`)
  expect((await terms).request().postDataJSON()).toMatchObject({ subject: "terms", given: true })
  expect((await terms).status()).toBe(200)

  await page.waitForURL("**/locationidentify")
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await page.getByRole("link", { name: words.account.location.countries.AE }).click()
  await bookPage.fill("sameDay")
  await bookPage.proceed()
  await expect(detailsPage.guestName).toHaveValue(amna.name)
  await expect(detailsPage.guestPhone).toHaveValue(amna.phone.slice(1))
  await expect(detailsPage.guestEmail).toHaveValue(amna.email)
  await page.reload()
  await expect(detailsPage.guestName).toHaveValue(amna.name)

  await account.profile.click()
  await expect(page.getByRole("link", { name: words.shell.myAccount })).toHaveAttribute("href", "/go/account")

  // The code came by e-mail: bookings made with the phone are found once that is confirmed, too.
  await page.goto("/go/account")
  await expect(page.getByRole("main")).toContainText(words.myBookings.phoneUnproved)
  await page.getByRole("link", { name: words.myBookings.provePhone }).click()
  await expect(page.getByRole("main")).toContainText(words.myAccount.notVerified)
  await hearNotes(page)
  await page.goto("/go/account")
  await account.profile.click()
  await page.evaluate(() => localStorage.setItem("another.application", "keeps this"))
  await account.logout.click()
  // The session's mark disappears with the answer; what is stored, once the page has read it.
  await expectNote(page, words.account.loggedOut)
  await expect(page).toHaveURL(/\/go\/book$/)
  await expect(bookPage.heading).toBeVisible()
  await expect(account.opener).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).toContain("another.application")
  expect(kept).not.toContain(amna.name)
  await page.reload()
  await expect(account.opener).toBeVisible()
  await expect(bookPage.pickup).toHaveValue("")
})

test("a guest's page asks nobody who he is, and a session that has ended is no session", async ({
  page,
  product,
  account,
  bookPage,
}) => {
  const asked: string[] = []
  page.on("request", (request) => request.url().includes("/auth/session") && asked.push(request.url()))
  await bookPage.open()
  await expect(account.opener).toBeVisible()
  expect(asked).toEqual([])
  await page.context().addCookies([{ name: "signed_in", value: "1", url: product.url }])
  await page.reload()
  await expect(account.opener).toBeVisible()
  expect(asked).toHaveLength(1)
})
