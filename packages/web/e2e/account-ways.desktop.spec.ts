import { addressIn } from "@mersal/domain/site/page-address"
import type { Locator } from "@playwright/test"
import { builtScript } from "./built-file.ts"
import { holdBack } from "./held-back.ts"
import { inspect } from "./inspection.ts"
import { typed } from "./pages/details-page.ts"
import { codeFor, newPerson, sentPhone, signUp } from "./people.ts"
import { siteWords } from "./site-words.ts"
import { openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

test("a login says what is wrong in its place, and stays on the page that it was begun on", async ({
  page,
  product,
  words,
  account,
}) => {
  const omar = newPerson("Omar Khalid")
  await signUp(product, omar)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/go/book?login")
  await expect(account.titled("login")).toBeVisible()
  await expect(page).toHaveURL(/\/go\/book$/)
  await account.send.click()
  await expect(account.email).toBeFocused()
  await expect(account.email).toHaveAccessibleDescription(words.account.faults.login["email-missing"])
  await expect(account.password).toHaveAccessibleDescription(words.account.faults.login["password-missing"])
  await inspect(page, "login with errors")

  await account.email.fill(omar.email)
  await account.password.fill("kestrel8!moon")
  await account.send.click()
  await expect(account.alert).toContainText(words.accountRefusals.signInRefused)

  await account.password.fill(omar.password)
  await page.route("**/v1.0/auth/login", (route) => route.abort())
  await account.send.click()
  await expect(account.alert).toContainText(words.account.networkError)
  await page.unroute("**/v1.0/auth/login")
  await page.route("**/v1.0/auth/login", (route) => route.fulfill({ status: 500, json: {} }))
  await account.send.click()
  await expect(account.alert).toContainText(words.account.somethingWrong)
  await page.unroute("**/v1.0/auth/login")
  await page.keyboard.press("Enter")
  await expect(account.dialog).toBeHidden()
  await expect(account.profile).toBeVisible()
  await expect(page).toHaveURL(/\/go\/book$/)

  // A session that ends while a form is open: after signing in again the customer continues where he was.
  await Promise.all([page.waitForResponse("**/v1.0/auth/session"), page.goto("/go/account/profile")])
  const ownName = page.getByRole("textbox", { name: words.account.name, exact: true })
  await ownName.fill("Omar Khalid Al Thani")
  await page.context().clearCookies({ name: "sid" })
  await page.getByRole("main").getByRole("button", { name: words.myAccount.save, exact: true }).first().click()
  await page.getByRole("main").getByRole("button", { name: words.shell.loginOrSignUp }).click()
  await expect(account.dialog).toContainText(words.account.sessionEnded)
  await account.email.fill(omar.email)
  await account.password.fill(omar.password)
  await account.send.click()
  await expect(account.dialog).toBeHidden()
  await expect(ownName).toHaveValue("Omar Khalid Al Thani")
})

test("the button of a login shows that it was pressed while the login loads", async ({ page, account, words }) => {
  const letCome = await holdBack(page, `**${builtScript("src/app/account/AccountFrame.tsx")}`)
  await page.goto("/go/account")
  const [inHeader, inPage] = ["banner", "main"].map((part) =>
    page.getByRole(part as "banner" | "main").getByRole("button", { name: words.shell.loginOrSignUp }),
  ) as [Locator, Locator]
  await inHeader.focus()
  await page.keyboard.press("Enter")
  for (const button of [inHeader, inPage]) await expect(button).toHaveAttribute("aria-busy", "true")
  await inspect(page, "a login that loads")
  letCome()
  await expect(account.titled("login")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(inHeader).toBeFocused()
  for (const button of [inHeader, inPage]) await expect(button).not.toHaveAttribute("aria-busy", "true")
})

test("a login that the registration of a company asked for leads back to it", async ({
  page,
  product,
  language,
  account,
}) => {
  const { corporateRegisterPage } = siteWords[language]
  const omar = newPerson("Omar Khalid")
  await signUp(product, omar)
  const address = addressIn(language, "/corporate-register/")
  await page.goto(address)
  await page.getByRole("link", { name: corporateRegisterPage.logIn }).click()
  await account.email.fill(omar.email)
  await account.password.fill(omar.password)
  await account.send.click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(page.locator("#company")).toBeVisible()
})

test("a forgotten password is set anew by a code", async ({ page, product, words, account }) => {
  const omar = newPerson("Omar Khalid")
  await signUp(product, omar)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" })
  // An expired link of a message leads to a code, not to a dead end.
  await page.goto("/go/account#set-password=0123456789abcdef")
  await account.newPassword.fill("falcon8!moon")
  await account.send.click()
  await expect(account.alert).toContainText(words.accountRefusals.passwordTokenRefused)
  await expect(page).toHaveURL(/\/go\/account$/)
  await account.button(words.account.sendCode).click()
  await page.keyboard.press("Escape")

  await page.goto("/go/book")
  await account.open()
  await account.email.fill(omar.email)
  await account.button(words.account.forgotPassword).click()
  await expect(account.email).toHaveValue(omar.email)

  const sentence = "The server says so."
  const refusal = { success: false, errors: [{ code: "too-many-requests", errorMessage: sentence, errorDetails: "" }] }
  await page.route("**/v1.0/auth/forgot/**", (route) => route.fulfill({ status: 429, json: refusal }))
  await account.send.click()
  await expect(account.alert).toHaveText(sentence)
  await expect(account.email).toHaveAccessibleDescription(sentence)
  await inspect(page, "forgotten password, refused")
  await page.unroute("**/v1.0/auth/forgot/**")

  // The last code was sent with the registration: the next one is possible after a minute.
  await product.setClock("2026-11-21T09:32:00+04:00")
  await account.send.click()
  await expect(account.titled("code")).toBeVisible()
  await expect(account.dialog).toContainText(words.account.codeSentTo.both)
  await inspect(page, "code")
  await account.code.fill(await codeFor(product, omar.email))
  await account.newPassword.fill("short")
  await expect(account.dialog).toContainText(words.account.faults.newPassword["password-weak"])
  await inspect(page, "new password, weak")
  await account.newPassword.fill("falcon8!moon")
  await account.send.click()
  await expect(account.profile).toBeVisible()
})

test("a guest who signs up before paying types nothing twice, and his code may go to another phone", async ({
  page,
  product,
  words,
  account,
}) => {
  const lamya = newPerson("Lamya")
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" })
  await openWith(page, "/go/payment")
  const emailMissing = page.getByText(words.card.emailMissing)
  await expect(emailMissing).toBeVisible()
  await account.open()
  await account.button(words.account.createAccount).click()
  await expect(account.name).toHaveValue(typed.guest.name)
  await expect(account.phone).toHaveValue(typed.guest.phone)
  await account.send.click()
  await inspect(page, "registration with errors")
  await account.register(lamya)
  await expect(account.button(words.account.resendCode)).toHaveAttribute("aria-disabled", "true")
  await account.button(words.account.otherPhone).click()
  await expect(account.phone).toHaveValue(lamya.phone)
  const { phone } = newPerson()
  await account.phone.fill(phone)
  await inspect(page, "change of phone")
  await account.send.click()
  const updated = account.dialog.getByRole("status").filter({ hasText: words.account.phoneUpdated })
  await expect(updated).toContainText(words.account.phoneUpdatedNext)
  await expect(account.dialog).toContainText(words.account.codeSentTo.sms)
  await account.code.fill(await codeFor(product, sentPhone(phone)))
  await expect(account.profile).toBeVisible()
  await expect(emailMissing).toBeHidden()
})

test("far sign-ins are offered as far as the operator has set them up", async ({ page, words, account }) => {
  const { loginWith } = words.account
  const offer = async (offered: string) => {
    await page.route("**/go/book?login", async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace(',"farSignIns":["facebook","google"]', offered) })
    })
    await page.goto("/go/book?login")
    await expect(account.button(words.account.login)).toBeVisible()
    await page.unroute("**/go/book?login")
  }

  await offer(',"farSignIns":["google"]')
  await expect(account.button(loginWith.google)).toBeVisible()
  await expect(account.button(loginWith.facebook)).toHaveCount(0)
  await expect(account.dialog).toContainText(words.account.agreeing)

  await offer("")
  await expect(account.button(loginWith.google)).toHaveCount(0)
  await expect(account.button(loginWith.facebook)).toHaveCount(0)
  await expect(account.dialog).not.toContainText(words.account.agreeing)
  await account.button(words.account.createAccount).click()
  await expect(account.name).toBeFocused()
  await expect(account.dialog).toContainText(words.account.agreeing)
  await inspect(page, "registration without far sign-ins")
})

test("Google and Facebook log in by a window of their own, if the browser opens it", async ({
  page,
  context,
  words,
  account,
  browser,
  baseURL,
  language,
}) => {
  await page.goto("/go/book")
  await account.open()
  const [far] = await Promise.all([
    context.waitForEvent("page"),
    account.button(words.account.loginWith.google).click(),
  ])
  await expect(account.dialog).toContainText(words.account.waitingForWindow)
  await far.close()
  await expect(account.dialog).not.toContainText(words.account.waitingForWindow)
  await expect(account.button(words.account.loginWith.google)).toBeEnabled()
  await expect(account.alert).toBeHidden()
  const [issuer] = await Promise.all([
    context.waitForEvent("page"),
    account.button(words.account.loginWith.facebook).click(),
  ])
  await expect(account.dialog).toContainText(words.account.waitingForWindow)
  const { name, email } = newPerson()
  await issuer.locator("[name=email]").fill(email)
  await issuer.locator("[name=name]").fill(name)
  await issuer.locator("button").click()
  await expect(account.profile).toBeVisible()
  await expect.poll(() => issuer.isClosed()).toBe(true)

  // Blocked by the browser itself: a page without a user's press cannot open a window, as with a pop-up blocker.
  const shut = await browser.newPage(baseURL === undefined ? {} : { baseURL })
  await shut.addInitScript((chosen) => localStorage.setItem("mersal.language", chosen), language)
  await shut.route("**/go/book?login", async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const policy = `${headers["content-security-policy"]}, sandbox allow-scripts allow-same-origin allow-forms`
    await route.fulfill({ response, headers: { ...headers, "content-security-policy": policy } })
  })
  await shut.goto("/go/book?login")
  await shut.getByRole("dialog").getByRole("button", { name: words.account.loginWith.google }).click()
  await expect(shut.getByRole("dialog").getByRole("alert")).toContainText(words.account.popupBlocked)
  await shut.context().close()
})

test("whoever logs in elsewhere is led to another login before he erases, and asked once more after it", async ({
  page,
  product,
  words: { myAccount },
  account,
}) => {
  const sara = newPerson("Sara Haddad")
  await page.goto("/go/book")
  await account.open()
  await account.logInElsewhere(sara)

  await product.setClock("2026-11-21T09:50:00+04:00")
  await page.goto("/go/account/data")
  const question = page.getByRole("dialog", { name: myAccount.eraseTitle })
  const erase = question.getByRole("button", { name: myAccount.eraseConfirm })
  await page.getByRole("button", { name: myAccount.erase, exact: true }).click()
  await erase.click()
  await expect(question.getByRole("alert")).toContainText(myAccount.eraseProofOld)
  await question.getByRole("button", { name: myAccount.eraseLogin }).click()
  await account.logInElsewhere(sara)
  await expect(question.getByText(myAccount.eraseProofOld)).toBeHidden()
  await expect(question.getByText(myAccount.eraseText)).toBeFocused()

  // Somebody else was not asked about his own account.
  await product.setClock("2026-11-21T10:10:00+04:00")
  await erase.click()
  await question.getByRole("button", { name: myAccount.eraseLogin }).click()
  await account.logInElsewhere(newPerson("Omar Khalid"))
  await expect(question).toBeHidden()

  await page.getByRole("button", { name: myAccount.erase, exact: true }).click()
  await erase.click()
  await expect(page).toHaveURL(/\/go\/book$/)
})
