import type { Page } from "@playwright/test"
import { appCode } from "./authenticator.ts"
import { newPerson, ownAddress } from "./people.ts"
import { type ProductServer, startProduct } from "./product-server.ts"
import { atWork, callsOf, hire, type Member } from "./staff.ts"
import { expect, onOneProduct, test } from "./test.ts"
import type { Words } from "./words.ts"

test.describe.configure(onOneProduct)

/** A member of staff with an authenticator app, and the calls to set it up. */
async function withApp(product: ProductServer, role: "porter" | "ops", name: string) {
  const member = await hire(product, role, name)
  const call = await callsOf(product, member)
  const { secret } = await call("POST", "/v1.0/account/second-factor", { password: member.password })
  const code = await appCode(product, String(secret))
  const { recoveryCodes } = await call("PUT", "/v1.0/account/second-factor", { code })
  return { member, secret: String(secret), recoveryCodes: recoveryCodes as readonly string[] }
}

async function typePassword(page: Page, { staff }: Words, { email, password }: Pick<Member, "email" | "password">) {
  await page.getByLabel(staff.email).fill(email)
  await page.getByLabel(staff.password).fill(password)
  await page.getByRole("button", { name: staff.signIn }).click()
}

test("whoever has lost the phone signs in by a recovery code, and a challenge that is over leads back to the password", async ({
  page,
  product,
  words,
}) => {
  const { secondFactor, staff } = words
  const { member, recoveryCodes } = await withApp(product, "porter", "Dawud")
  await page.goto("/driver")
  await typePassword(page, words, member)
  await page.getByRole("button", { name: secondFactor.useRecovery }).click()
  const field = page.getByLabel(secondFactor.recoveryCode, { exact: true })
  for (const left of [2, 1]) {
    await field.fill("0000-0000-0000-0000")
    await field.press("Enter")
    await expect(page.getByRole("alert")).toContainText(secondFactor.triesLeft(left))
  }
  await field.press("Enter")
  const again = page.getByRole("button", { name: secondFactor.startAgain })
  await expect(again).toBeFocused()
  await again.press("Enter")
  await typePassword(page, words, member)
  await page.getByRole("button", { name: secondFactor.useRecovery }).click()
  await field.fill(recoveryCodes[0]?.toLowerCase() ?? "")
  await field.press("Enter")
  await expect(page.getByRole("banner")).toContainText("Dawud")
  await page.getByRole("link", { name: staff.sections.security }).click()
  await expect(page.getByRole("main")).toContainText(secondFactor.recoveryCodesLeft(9))
})

test("an admin resets the second factor of another in the list of staff, and the password signs in again", async ({
  page,
  product,
  words,
}) => {
  const { admin } = words
  const { member } = await withApp(product, "ops", "Olga")
  await atWork(page, product, "admin", "Amal")
  await page.goto("/ops/admin/staff")
  const entry = page.getByRole("listitem").filter({ hasText: member.email })
  await expect(entry).toContainText(admin.hasSecondFactor)
  await entry.getByRole("button", { name: `${admin.resetSecondFactor}: Olga` }).click()
  const dialog = page.getByRole("dialog", { name: admin.resetQuestion("Olga") })
  await dialog.getByRole("button", { name: admin.resetSecondFactor }).click()
  await expect(page.getByRole("status").filter({ hasText: admin.resetNow("Olga") })).toBeVisible()
  await expect(entry).not.toContainText(admin.hasSecondFactor)
  await page.getByText(admin.staffLog).click()
  await expect(page.getByRole("main")).toContainText(admin.staffEvents.resetSecondFactor("Olga"))
  await callsOf(product, member)
})

test("a customer's popup says where a member of staff with an app logs in", async ({
  page,
  product,
  words,
  account,
}) => {
  const { member } = await withApp(product, "ops", "Olga")
  await page.goto("/go/book")
  await account.open()
  await account.logIn(member)
  await expect(page.getByRole("dialog")).toContainText("/ops or /driver")
  expect(words.staff.signInTitle).not.toBe("")
})

test("where staff must have a second factor, the first admin sets it up before anything else", async ({
  page,
  words,
}) => {
  const { secondFactor, staff } = words
  const strict = await startProduct({ STAFF_SECOND_FACTOR: "required" })
  try {
    const person = { ...newPerson("Noor"), email: "first-admin@example.com" }
    const token = await strict.firstAdmin(person.email)
    await fetch(`${strict.url}/v2.0/auth/password`, {
      method: "POST",
      headers: { "content-type": "application/json", ...ownAddress() },
      body: JSON.stringify({ token, password: person.password }),
    })
    await page.goto(`${strict.url}/ops/admin/staff`)
    await typePassword(page, words, person)
    await expect(page.getByRole("heading", { name: secondFactor.requiredTitle })).toBeVisible()
    await page.getByRole("button", { name: secondFactor.begin }).click()
    const secret = await page.getByRole("main").locator("bdi").innerText()
    const code = page.getByLabel(secondFactor.code, { exact: true })
    await code.fill(await appCode(strict, secret))
    await code.press("Enter")
    await page.getByRole("button", { name: secondFactor.kept }).click()
    await expect(page.getByRole("heading", { name: words.admin.staff, exact: true })).toBeVisible()
    await expect(page.getByRole("listitem").filter({ hasText: person.email })).toContainText(
      words.admin.hasSecondFactor,
    )
    await expect(page.getByRole("button", { name: staff.signOut })).toBeVisible()
  } finally {
    await strict.stop()
  }
})
