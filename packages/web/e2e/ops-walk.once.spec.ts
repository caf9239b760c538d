import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { openCardPayment } from "./booking-start.ts"
import { inspect } from "./inspection.ts"
import { bookElsewhere } from "./owned-bookings.ts"
import { cards } from "./pages/card-form.ts"
import { newPerson } from "./people.ts"
import { atWork, callsOf, hire } from "./staff.ts"
import { expect, onOneProduct, test } from "./test.ts"
import type { Words } from "./words.ts"

test.use({ productOf: "ops-walk" })
test.describe.configure(onOneProduct)

const sundayMorning = "2026-11-22T10:30:00+04:00"

/** Opens the form of a command on a booking's page. */
async function openForm(page: Page, command: string) {
  await page.getByRole("region").getByRole("button", { name: command, exact: true }).click()
  return page.getByRole("dialog")
}

/** Opens the form and sends it unchanged. */
async function give(page: Page, command: string, done: string) {
  const form = await openForm(page, command)
  await form.getByRole("button", { name: command, exact: true }).click()
  await expect(page.getByText(done, { exact: true })).toBeVisible()
  await expect(form).toBeHidden()
}

/** Performs the page's reads at once, but delivers the answers only when the returned function is called. */
async function holdBackReads(page: Page): Promise<() => void> {
  const { promise: isFree, resolve: letRead } = Promise.withResolvers<void>()
  await page.route("**/v1.0/operations/bookings/*", async (route) => {
    const response = await route.fetch()
    await isFree
    await route.fulfill({ response })
  })
  return letRead
}

const stateOf = (page: Page, { operations }: Words, state: keyof Words["operations"]["states"]) =>
  expect(page.getByRole("main").getByText(operations.states[state], { exact: true }).first()).toBeVisible()

test("a dispatcher takes a booking back, stops and moves it, takes its cash and pays some of it back", async ({
  page,
  product,
  words,
}) => {
  const { dispatch } = words
  await product.setClock(sundayMorning)
  const dawud = await hire(product, "porter", "Dawud")
  const { bkref } = await bookElsewhere(product, newPerson())
  await atWork(page, product, "ops", "Olga")
  const colleague = await callsOf(product, await hire(product, "ops", "Omar"))
  const byColleague = (command: object) =>
    colleague("POST", `/v1.0/operations/bookings/${bkref}/commands`, { id: randomUUID(), ...command })
  await byColleague({ command: "assign", driver: dawud.id })
  await page.goto(`/ops/bookings/${bkref}`)
  await stateOf(page, words, "assigned")
  await give(page, dispatch.unassign, dispatch.unassigned)
  await stateOf(page, words, "confirmed")
  // Her own change is not shown as somebody else's, however late the page reads it.
  const letRead = await holdBackReads(page)
  await give(page, dispatch.hold, dispatch.held)
  await stateOf(page, words, "onHold")
  await give(page, dispatch.release, dispatch.released)
  await stateOf(page, words, "confirmed")
  await give(page, dispatch.hold, dispatch.held)
  letRead()
  await expect(page.getByRole("region", { name: dispatch.historyHeading })).toContainText(dispatch.events.release)
  await stateOf(page, words, "onHold")
  await give(page, dispatch.release, dispatch.released)

  const windows = await openForm(page, dispatch.reschedule)
  const pickup = windows.getByRole("group", { name: dispatch.pickup })
  await pickup.getByLabel(dispatch.from).selectOption("20:00")
  await pickup.getByLabel(dispatch.to).selectOption("12:00")
  await windows.getByRole("button", { name: dispatch.reschedule, exact: true }).click()
  await expect(windows.getByText(dispatch.windowBackwards)).toBeVisible()
  await inspect(page, "a window that ends before it begins")
  await pickup.getByLabel(dispatch.from).selectOption("9:00")
  await windows.getByRole("button", { name: dispatch.reschedule, exact: true }).click()
  await expect(page.getByText(dispatch.rescheduled)).toBeVisible()
  await expect(page.getByRole("main")).toContainText("9AM to 12PM")

  const cash = await openForm(page, dispatch.takeCash)
  await cash.getByRole("button", { name: dispatch.takeCash, exact: true }).click()
  await expect(cash).toBeHidden()
  await expect(page.getByRole("button", { name: dispatch.takeCash })).toBeHidden()

  // Too high an amount is refused at the field; a colleague's refund meanwhile is reported beside the button.
  const refund = await openForm(page, dispatch.refund)
  const amount = refund.getByRole("textbox")
  const send = refund.getByRole("button", { name: dispatch.refund, exact: true })
  await amount.fill("999")
  await send.click()
  await expect(amount).toHaveAttribute("aria-invalid", "true")
  await amount.fill("2")
  await byColleague({ command: "refund", amount: Math.floor((await paidOf(colleague, bkref)) / 2) })
  await send.click()
  await expect(refund.getByRole("alert")).toContainText(dispatch.outdoneAsk)
  await inspect(page, "a command that came second")
  await refund.getByRole("button", { name: dispatch.doAnyway }).click()
  await expect(refund).toBeHidden()
  await give(page, dispatch.cancel, dispatch.cancelled)
  await expect(page.getByRole("region", { name: dispatch.historyHeading })).toContainText(dispatch.by.you)
})

async function paidOf(call: Awaited<ReturnType<typeof callsOf>>, bkref: string): Promise<number> {
  const { till } = (await call("GET", `/v1.0/operations/bookings/${bkref}`)) as {
    readonly till: { readonly paid: { readonly amount: number } }
  }
  return till.paid.amount
}

test("a payment of which the bank says another amount comes to the desk for a ruling, and is settled by the bank's word", async ({
  browser,
  page,
  product,
  words,
  pages,
  cardForm,
  bankPage,
}) => {
  const { desk, operations } = words
  const context = await browser.newContext({ baseURL: product.url, locale: "en-AE" })
  const office = await context.newPage()
  await atWork(office, product, "ops", "Olga")
  await office.goto("/ops/payments")
  await expect(office.getByText(desk.noReviews)).toBeVisible()
  await expect(office.getByText(operations.live, { exact: true })).toBeVisible()
  await openCardPayment(pages)
  await cardForm.fill(cards.asks3ds)
  await cardForm.pay.click()
  const faults = await bankPage.faults()
  for (const at of ["3DS", "CHECK_STATUS", "webhook", "return"]) {
    const headers = { "content-type": "application/json" }
    const fault = JSON.stringify({ at, do: "amount", amount: 100, times: 50 })
    expect((await fetch(faults, { method: "POST", headers, body: fault })).ok).toBe(true)
  }
  await bankPage.decide("approve")
  await page.waitForURL(`${product.url}/**`)

  await office.getByLabel(desk.ruling).selectOption("settle")
  await office.getByRole("button", { name: desk.rule }).click()
  await expect(office.getByText(desk.rulingReasonMissing)).toBeVisible()
  await office.getByLabel(desk.rulingReason).fill("The bank's desk was called.")
  await office.getByRole("button", { name: desk.rule }).click()
  await expect(office.getByRole("alert")).toContainText(desk.unfit["gateway-says-otherwise"])
  await inspect(office, "a ruling that does not fit")
  await fetch(faults, { method: "DELETE" })
  await office.getByRole("button", { name: desk.rule }).click()
  await expect(office.getByText(desk.noReviews)).toBeVisible()
  // The card with the pressed button is gone; the focus is on the page's heading.
  await expect(office.getByRole("heading", { level: 1 })).toBeFocused()
  await context.close()
})

test("an admin looks on, in the market that he chooses, and a mark on the map leads to its booking", async ({
  page,
  product,
  words,
}) => {
  const { operations, dispatch } = words
  await product.setClock(sundayMorning)
  const { bkref } = await bookElsewhere(product, newPerson())
  await atWork(page, product, "admin", "Amal")
  await page.goto("/ops")
  const listed = page.getByRole("table", { name: operations.list }).getByRole("row", { name: bkref })
  await expect(listed).toBeVisible()
  await expect(page.getByRole("button", { name: operations.assign, exact: true })).toBeHidden()
  await page.getByRole("radio", { name: operations.markets.QA }).check()
  await expect(page).toHaveURL(/market=QA/)
  await expect(page.getByText(operations.none)).toBeVisible()
  await page.getByRole("link", { name: words.staff.sections.map }).click()
  await expect(page).toHaveURL(/\/ops\/map\?market=QA/)
  // The address changes before the screen does, and both have a choice of markets.
  await expect(page.getByRole("application", { name: operations.mapLabel })).toBeVisible()
  await page.getByRole("radio", { name: operations.markets.AE }).check()

  const mark = page.getByRole("button", { name: operations.markOf.pickup(bkref) })
  await mark.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: operations.hereTitle })).toBeFocused()
  await inspect(page, "what is at a mark of the map")
  await page.getByRole("link", { name: operations.markOf.pickup(bkref) }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText(bkref)
  await expect(page.getByRole("region", { name: dispatch.commands })).toBeHidden()
  await expect(page.getByLabel(dispatch.note, { exact: true })).toBeHidden()
})
