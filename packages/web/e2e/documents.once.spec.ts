import { book, callBy } from "./owned-bookings.ts"
import { newPerson } from "./people.ts"
import { atWork, callsOf, hire } from "./staff.ts"
import { expect, test } from "./test.ts"

test("cash that a driver took is handed over once, and stands in the day's report and its export", async ({
  page,
  product,
  words,
}) => {
  const { books, dayReport } = words
  const driver = await hire(product, "porter", "Dawud")
  const { bkref } = await book(page, product, newPerson("Amna Rashid"))
  await page.context().clearCookies()
  await atWork(page, product, "ops", "Olga")
  const command = (command: string, more: object = {}) => ({ id: `paper-${command}`, command, ...more })
  const commands = `/v1.0/operations/bookings/${bkref}/commands`
  await callBy(page.request, product.url, "POST", commands, command("assign", { driver: driver.id }))
  const byDriver = await callsOf(product, driver)
  for (const name of ["start", "arrive"]) await byDriver("POST", commands, command(name))
  const file = (await byDriver("GET", `/v1.0/operations/bookings/${bkref}`)) as {
    readonly till: { readonly due: { readonly amount: number; readonly cur: string } }
  }
  await byDriver("POST", commands, command("takeCash", { amount: file.till.due.amount }))

  await page.goto("/ops/cash")
  const row = page.getByRole("row", { name: /Dawud/ }).first()
  await expect(row).toContainText(file.till.due.amount.toFixed(2))
  await page.getByRole("button", { name: books.take }).click()
  await expect(page.getByText(books.driverMissing)).toBeVisible()
  await page.getByLabel(books.driver, { exact: true }).selectOption({ label: "Dawud" })
  await page.getByLabel(books.counted).fill("99999")
  await page.getByRole("button", { name: books.take }).click()
  await expect(page.getByRole("alert")).toContainText(words.operatorRefusals.handover["more-than-held"])
  await page.getByLabel(books.counted).fill("20")
  await page.getByLabel(books.reason).fill("No change at the door")
  await page.getByRole("button", { name: books.take }).click()
  await expect(page.getByRole("row", { name: /No change at the door/ })).toContainText("20.00")

  await page.goto("/ops/reports")
  await expect(page.getByText("INV-AE-2026-").first()).toBeVisible()
  await expect(page.getByText(dayReport.whole).first()).toBeVisible()
  await page.getByRole("button", { name: books.closeDay }).click()
  await expect(page.getByText(words.operatorRefusals.dayNotOver)).toBeVisible()
  const downloading = page.waitForEvent("download")
  await page.getByRole("link", { name: books.exportKinds.cash }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^cash-AE-2026-11-21-2026-11-21\.csv$/)
  const printing = page.waitForEvent("download")
  await page.getByRole("link", { name: books.printReport }).click()
  expect((await printing).suggestedFilename()).toBe("AE-2026-11-21.pdf")
})
