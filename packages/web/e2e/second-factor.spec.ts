import { appCode } from "./authenticator.ts"
import { inspect } from "./inspection.ts"
import { atWork } from "./staff.ts"
import { expect, test } from "./test.ts"

test("a dispatcher sets up an app, signs in by its code, and turns it off by a recovery code", async ({
  page,
  product,
  words,
}) => {
  const { staff, secondFactor } = words
  const olga = await atWork(page, product, "ops", "Olga")
  const main = page.getByRole("main")
  const button = (name: string) => main.getByRole("button", { name, exact: true })
  const heading = (name: string) => page.getByRole("heading", { name, exact: true })

  await page.goto("/ops")
  await page.getByRole("banner").getByRole("link", { name: staff.sections.security }).click()
  await expect(heading(secondFactor.pageTitle)).toBeVisible()
  await inspect(page, "a second factor that is off")
  await button(secondFactor.begin).click()

  await expect(main.getByRole("img", { name: secondFactor.qrCode })).toBeVisible()
  const secret = (await main.locator("bdi").innerText()).trim()
  expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  await expect(main.getByRole("link", { name: secondFactor.openInApp })).toHaveAttribute(
    "href",
    new RegExp(`^otpauth://totp/.*secret=${secret.replaceAll(" ", "")}&`),
  )
  await inspect(page, "an app that takes the secret")
  const code = page.getByLabel(secondFactor.code, { exact: true })
  await expect(code).toHaveAttribute("autocomplete", "one-time-code")
  await button(secondFactor.turnOn).click()
  await expect(code).toBeFocused()
  await expect(main).toContainText(secondFactor.codeMissing)
  await code.fill(await appCode(product, secret, 20))
  await code.press("Enter")
  await expect(main.getByRole("alert")).toContainText(secondFactor.refused.wrong)
  await code.fill(await appCode(product, secret))
  await code.press("Enter")

  await expect(heading(secondFactor.recoveryTitle)).toBeVisible()
  const recoveryCodes = await main.getByRole("listitem").allInnerTexts()
  expect(recoveryCodes).toHaveLength(10)
  await inspect(page, "recovery codes")
  await button(secondFactor.kept).click()
  await expect(main).toContainText(secondFactor.recoveryCodesLeft(10))
  await inspect(page, "a second factor that is on")

  await page.getByRole("button", { name: staff.signOut }).click()
  await page.getByLabel(staff.email).fill(olga.email)
  await page.getByLabel(staff.password).fill(olga.password)
  await button(staff.signIn).click()
  await expect(code).toBeFocused()
  await expect(main).toContainText(secondFactor.codeLead)
  await inspect(page, "the code of a login")
  await code.pressSequentially("000")
  await code.press("Enter")
  await expect(main.getByRole("alert")).toContainText(secondFactor.codeMissing)
  await code.fill(await appCode(product, secret, 20))
  await code.press("Enter")
  await expect(main.getByRole("alert")).toContainText(secondFactor.triesLeft(2))
  await code.fill(await appCode(product, secret, 1))
  await code.press("Enter")
  await expect(heading(secondFactor.pageTitle)).toBeVisible()
  await expect(page.getByRole("banner")).toContainText("Olga")

  await page.getByLabel(secondFactor.codeOrRecovery).fill(recoveryCodes[0] ?? "")
  await button(secondFactor.turnOff).click()
  await expect(main).toContainText(secondFactor.turnedOff)
  await expect(main).toContainText(secondFactor.isOff)
})
