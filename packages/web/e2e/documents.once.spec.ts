import { readFile } from "node:fs/promises"
import type { Download } from "@playwright/test"
import { inspect } from "./inspection.ts"
import { book, bookElsewhere, callBy } from "./owned-bookings.ts"
import { newPerson } from "./people.ts"
import { atWork, callsOf, hire } from "./staff.ts"
import { expect, onOneProduct, test } from "./test.ts"

test.use({ productOf: "documents" })
test.describe.configure(onOneProduct)

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
  await page.goto("/ops/cash")
  await expect(page.getByText(words.operations.live, { exact: true })).toBeVisible()
  const reports = await page.context().newPage()
  await reports.goto("/ops/reports")
  await expect(reports.getByText(words.operations.live, { exact: true })).toBeVisible()
  const reason = page.getByLabel(books.reason)
  await reason.fill("No change")
  await byDriver("POST", commands, command("takeCash", { amount: file.till.due.amount }))
  const row = page.getByRole("row", { name: /Dawud/ }).first()
  await expect(row).toContainText(file.till.due.amount.toFixed(2))
  await expect(reason).toBeFocused()
  await expect(reason).toHaveValue("No change")
  // A driver who may no longer sign in still has the cash that he took.
  const employer = await callsOf(product, await hire(product, "admin", "Amal"))
  await employer("DELETE", `/v1.0/staff/${driver.id}`, {})
  await page.reload()
  await expect(row).toContainText(file.till.due.amount.toFixed(2))
  await page.getByRole("button", { name: books.take }).click()
  await expect(page.getByText(books.driverMissing)).toBeVisible()
  await page.getByLabel(books.driver, { exact: true }).selectOption({ label: books.gone("Dawud") })
  await page.getByLabel(books.counted).fill("99999")
  await page.getByRole("button", { name: books.take }).click()
  await expect(page.getByRole("alert")).toContainText(words.operatorRefusals.handover["more-than-held"])
  await page.getByLabel(books.counted).fill("20")
  await reason.fill("No change at the door")
  await page.getByRole("button", { name: books.take }).click()
  await expect(page.getByRole("row", { name: /No change at the door/ })).toContainText("20.00")

  // The report that was open before also shows what he took, and what came to the desk.
  await expect(reports.getByRole("row", { name: /Dawud/ })).toContainText(file.till.due.amount.toFixed(2))
  await expect(reports.getByRole("row", { name: dayReport.desk })).toContainText("20.00")
  await expect(reports.getByText("INV-AE-2026-").first()).toBeVisible()
  await expect(reports.getByText(dayReport.whole).first()).toBeVisible()
  await reports.getByRole("button", { name: books.closeDay }).click()
  await expect(reports.getByText(words.operatorRefusals.dayNotOver)).toBeVisible()
  const downloading = reports.waitForEvent("download")
  await reports.getByRole("link", { name: books.exportKinds.cash }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^cash-AE-2026-11-21-2026-11-21\.csv$/)
  const printing = reports.waitForEvent("download")
  await reports.getByRole("link", { name: books.printReport }).click()
  expect((await printing).suggestedFilename()).toBe("AE-2026-11-21.pdf")
})

test("an invoice is saved as PDF where the receipt is shown, and a delivery receipt is checked by anybody", async ({
  page,
  product,
  words,
}) => {
  const texts = words.bookingPapers
  const driver = await hire(product, "porter", "Faris")
  // No browser owns this booking: only the message's link opens it, and each file must be fetched with its key.
  const { bkref, accessToken } = await bookElsewhere(product, newPerson("Huda Salem"))
  const desk = await callsOf(product, await hire(product, "ops", "Omar"))
  const byDriver = await callsOf(product, driver)
  const commands = `/v1.0/operations/bookings/${bkref}/commands`
  await desk("POST", commands, { id: "verify-assign", command: "assign", driver: driver.id })
  const act = (name: string, command: string, more: object = {}) =>
    byDriver("POST", commands, { id: `verify-${name}`, command, ...more })
  await act("start", "start")
  await act("arrive", "arrive")
  const file = (await byDriver("GET", `/v1.0/operations/bookings/${bkref}`)) as {
    readonly till: { readonly due: { readonly amount: number } }
  }
  const statement = page.getByRole("main")
  await page.goto(`/tracking/status?bookingId=${bkref}#access=${accessToken}`)
  // The key is stored once it is removed from the address.
  await expect(page).toHaveURL(new RegExp(`bookingId=${bkref}$`))
  await page.goto(`/go/payment-recipt/${bkref}`)
  await expect(statement.getByText(words.receipt.toBePaidWith, { exact: true })).toBeVisible()
  await expect(statement.getByText(words.receipt.paidWith, { exact: true })).toHaveCount(0)
  await expect(statement.getByText(words.receipt.issuedOn, { exact: true })).toHaveCount(0)
  await act("cash", "takeCash", { amount: file.till.due.amount })

  await page.reload()
  await expect(statement.getByText(words.receipt.paidWith, { exact: true })).toBeVisible()
  // Printed, it is an invoice, which needs a date of its own: cash may be taken days after the booking.
  await expect(statement.getByText(words.receipt.issuedOn, { exact: true })).toBeVisible()
  const papers = page.getByRole("region", { name: texts.heading })
  const pdf = await savedBy(page.waitForEvent("download"), papers.getByRole("button", { name: /PDF/ }).click())
  expect(pdf.name).toMatch(/^INV-AE-2026-\d{6}\.pdf$/)
  expect(pdf.bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-")

  const receipt = await desk("GET", `/v1.0/bookings/${bkref}/delivery-receipt`)
  await page.goto("/verify")
  await page.getByRole("button", { name: texts.check }).click()
  await expect(page.getByRole("alert")).toContainText(texts.nothing)
  await page.getByLabel(texts.file).setInputFiles({
    name: "delivery.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(receipt)),
  })
  await expect(page.getByLabel(texts.text)).not.toHaveValue("")
  await page.getByRole("button", { name: texts.check }).click()
  await expect(page.getByRole("status").filter({ hasText: texts.whole })).toBeVisible()
  await expect(page.getByText(texts.notDelivered)).toBeVisible()
  await inspect(page, "/verify")

  const changed = JSON.stringify(receipt).replace('"what":"start"', '"what":"collect"')
  await page.getByLabel(texts.text).fill(changed)
  await page.getByRole("button", { name: texts.check }).click()
  await expect(page.getByRole("alert")).toContainText(texts.broken(2, (receipt.links as readonly unknown[]).length))
  await page.getByLabel(texts.text).fill(changed.slice(0, -20))
  await page.getByRole("button", { name: texts.check }).click()
  await expect(page.getByRole("alert")).toContainText(texts.unreadable)
})

/** The file that a press has saved. */
async function savedBy(download: Promise<Download>, press: Promise<void>) {
  const [file] = await Promise.all([download, press])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
