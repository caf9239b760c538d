import { signIn } from "./owned-bookings.ts"
import { newPerson, signUp } from "./people.ts"
import { atWork, hire } from "./staff.ts"
import { expect, test } from "./test.ts"

test("staff sign in on the page they came for, and out again", async ({ page, product, words }) => {
  const { staff } = words
  const olga = await hire(product, "ops", "Olga")
  await page.goto("/ops")
  await expect(page.getByRole("heading", { name: staff.signInTitle })).toBeVisible()
  await page.getByLabel(staff.email).fill(olga.email)
  await page.getByLabel(staff.password).fill("no such word")
  await page.getByRole("button", { name: staff.signIn }).click()
  await expect(page.getByRole("alert")).toContainText(words.accountRefusals.signInRefused)
  await page.getByLabel(staff.password).fill(olga.password)
  await page.getByRole("button", { name: staff.signIn }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("21 November")
  await expect(page.getByRole("banner")).toContainText("Olga")
  await page.getByRole("button", { name: staff.signOut }).click()
  await expect(page.getByRole("heading", { name: staff.signInTitle })).toBeVisible()
})

test("nobody else finds the board: a driver is shown the way to his run, a customer out", async ({
  page,
  product,
  words,
}) => {
  const dawud = await hire(product, "porter", "Dawud")
  await signIn(page, product, dawud)
  await page.goto("/ops")
  await expect(page.getByRole("heading", { name: words.staff.wrongRoleTitle })).toBeVisible()
  await expect(page.getByRole("link", { name: words.staff.sections.driver })).toHaveAttribute("href", "/driver")

  const amna = newPerson()
  await signUp(product, amna)
  await signIn(page, product, amna)
  await page.reload()
  await expect(page.getByRole("heading", { name: words.staff.customerTitle })).toBeVisible()
})

test("an address of staff that there is not says so, and leads to the section that it lies in", async ({
  page,
  product,
  words,
}) => {
  const { shell, staff } = words
  await atWork(page, product, "admin", "Amal")
  const unknown = [
    ["/ops/admin/nothing", "admin", "/ops/admin"],
    ["/ops/admin/tariffs/nothing", "admin", "/ops/admin"],
    ["/ops/nothing", "board", "/ops"],
  ] as const
  for (const [path, section, leadsTo] of unknown) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shell.notFoundTitle)
    await expect(page).toHaveTitle(new RegExp(`^${shell.notFoundTitle}`))
    await page.getByRole("link", { name: staff.goToOwn(staff.sections[section]) }).click()
    await expect(page).toHaveURL(product.url + leadsTo)
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(shell.notFoundTitle)
  }

  await atWork(page, product, "porter", "Dawud")
  await page.goto("/driver/nothing")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shell.notFoundTitle)
  await expect(page.getByRole("link", { name: staff.goToOwn(staff.sections.driver) })).toHaveAttribute(
    "href",
    "/driver",
  )
})
