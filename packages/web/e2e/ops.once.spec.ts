import type { Page } from "@playwright/test"
import { holdBack } from "./held-back.ts"
import { inspect } from "./inspection.ts"
import { bookElsewhere, signIn } from "./owned-bookings.ts"
import { newPerson } from "./people.ts"
import { atWork, callsOf, hire } from "./staff.ts"
import { expect, onOneProduct, test } from "./test.ts"

test.use({ productOf: "ops" })
test.describe.configure(onOneProduct)

const sundayMorning = "2026-11-22T10:30:00+04:00"

/** The narrowest phone, and a desktop. */
const widths = [320, 1440]

async function inspectAtAllWidths(page: Page, screen: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await inspect(page, `${screen} at ${width}`)
  }
}

test.beforeEach(({ product }) => product.setClock(sundayMorning))

test("a dispatcher finds, assigns and holds by keys, and sees what others do without a reload", async ({
  page,
  product,
  words: { operations, dispatch },
}) => {
  const olga = await atWork(page, product, "ops", "Olga")
  const amna = newPerson("Amna Al Suwaidi")
  await page.goto("/ops")
  await expect(page.getByText(operations.live, { exact: true })).toBeVisible()
  // A driver who is hired while the board is shown appears by name as soon as he has a booking.
  await hire(product, "porter", "Dawud")
  const { bkref } = await bookElsewhere(product, amna)
  const listed = page.getByRole("table", { name: operations.list }).getByRole("row").filter({ hasText: bkref })
  await expect(listed).toBeVisible()

  await page.keyboard.press("/")
  await expect(page.getByLabel(operations.search)).toBeFocused()
  await page.keyboard.type("Suwaidi")
  await expect(page).toHaveURL(/q=Suwaidi/)
  await expect(page.getByRole("table", { name: operations.list }).getByRole("rowheader")).toHaveCount(1)
  const letDriversCome = await holdBack(page, "**/v1.0/operations/drivers*")
  await page.reload()
  await expect(listed).toBeVisible()
  await expect(page.getByLabel(operations.search)).toHaveValue("Suwaidi")

  await page.keyboard.press("?")
  await expect(page.getByRole("dialog", { name: operations.keysTitle })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await page.keyboard.press("j")
  await expect(page.getByRole("link", { name: bkref })).toBeFocused()
  await page.keyboard.press("a")
  const dialog = page.getByRole("dialog", { name: dispatch.assignTitle(bkref) })
  await expect(dialog.getByRole("radio", { name: /Dawud/ })).toBeFocused()
  await page.keyboard.press("Enter")
  // The driver's name is shown in the message although the list of drivers has not loaded yet.
  await expect(page.getByText(dispatch.assigned("Dawud"))).toBeVisible()
  letDriversCome()
  await expect(listed).toContainText(operations.states.assigned)
  await expect(listed).toContainText("Dawud")

  await page.getByRole("link", { name: bkref }).press("Enter")
  await expect(page.getByRole("heading", { level: 1 })).toContainText(bkref)
  await expect(page.getByRole("region", { name: dispatch.historyHeading })).toBeVisible()
  // A new page moves focus to its heading a little later.
  await expect(async () => {
    await page.keyboard.press("w")
    await expect(page.getByRole("textbox", { name: dispatch.note })).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type("hold the line")
  await page.getByRole("button", { name: dispatch.addNote }).click()
  await expect(page.getByText("hold the line")).toBeVisible()
  await inspectAtAllWidths(page, "a booking")
  const colleague = await callsOf(product, await hire(product, "ops", "Omar"))
  const hold = { id: "hold-by-omar", command: "hold", reason: "weather" }
  await colleague("POST", `/v1.0/operations/bookings/${bkref}/commands`, hold)
  await expect(page.getByText(dispatch.events.hold(dispatch.holdReasons.weather))).toBeVisible()
  await expect(page.getByRole("button", { name: dispatch.release })).toBeVisible()
  await expect(page.getByRole("button", { name: dispatch.assign, exact: true })).toBeHidden()

  await page.goBack()
  await expect(page).toHaveURL(/q=Suwaidi/)
  await expect(listed).toContainText(operations.states.onHold)

  // The session ends during work: the shown data stays, and she continues where she was.
  await product.setClock("2026-11-22T14:30:00+04:00")
  await page.getByLabel(operations.state, { exact: true }).selectOption("onHold")
  const again = page.getByRole("dialog")
  await again.getByRole("textbox").first().fill(olga.email)
  await again.locator("[type=password]").fill(olga.password)
  await page.keyboard.press("Enter")
  await expect(again).toBeHidden()
  await expect(listed).toContainText(operations.states.onHold)
})

test("of two dispatchers on one booking one wins, and the other is told what is so", async ({
  browser,
  page,
  product,
  words: { operations, dispatch },
}) => {
  const { bkref } = await bookElsewhere(product, newPerson())
  await hire(product, "porter", "Samir")
  await hire(product, "porter", "Yusuf")
  await atWork(page, product, "ops", "Olga")
  const context = await browser.newContext({ baseURL: product.url, locale: "en-AE" })
  const other = await context.newPage()
  await signIn(other, product, await hire(product, "ops", "Omar"))
  const choose = async (one: Page, driver: string) => {
    await one.goto(`/ops/bookings/${bkref}`)
    await one.getByRole("button", { name: dispatch.assign, exact: true }).click()
    await one.getByRole("radio", { name: new RegExp(driver) }).check()
  }
  await choose(page, "Samir")
  await choose(other, "Yusuf")
  const give = (one: Page) => one.getByRole("dialog").getByRole("button", { name: dispatch.assign, exact: true })
  await give(page).dblclick()
  await expect(page.getByText(dispatch.assigned("Samir"))).toBeVisible()
  await give(other).click()
  await expect(other.getByRole("alert")).toContainText(dispatch.outdone(operations.states.assigned, "Samir"))
  await other.getByRole("button", { name: dispatch.doAnyway }).click()
  await expect(other.getByText(dispatch.assigned("Yusuf"))).toBeVisible()

  const history = page.getByRole("region", { name: dispatch.historyHeading })
  await expect(history).toContainText(dispatch.events.assign("Yusuf"))
  await expect(history.getByText(dispatch.events.assign("Samir"))).toHaveCount(1)
  await context.close()
})

test("a driver who was disabled has his name on the board and in the booking", async ({
  page,
  product,
  words: { operations, dispatch },
}) => {
  const { bkref } = await bookElsewhere(product, newPerson())
  const driver = await hire(product, "porter", "Hamad")
  const [desk, admin] = [
    await callsOf(product, await hire(product, "ops", "Omar")),
    await callsOf(product, await hire(product, "admin", "Amal")),
  ]
  const assign = { id: `assign-${bkref}`, command: "assign", driver: driver.id }
  await desk("POST", `/v1.0/operations/bookings/${bkref}/commands`, assign)
  await admin("DELETE", `/v1.0/staff/${driver.id}`, {})
  await atWork(page, product, "ops", "Olga")
  await page.goto("/ops")
  const listed = page.getByRole("table", { name: operations.list }).getByRole("row").filter({ hasText: bkref })
  await expect(listed).toContainText(operations.gone("Hamad"))
  await page.getByRole("link", { name: bkref }).first().click()
  await expect(page.getByRole("region", { name: dispatch.historyHeading })).toContainText(
    dispatch.events.assign(operations.gone("Hamad")),
  )
  await expect(page.getByRole("main")).not.toContainText(driver.id)
})

test("what a colleague answers comes to the leads of the other, who types on", async ({
  browser,
  page,
  product,
  words: { operations, desk },
}) => {
  const ask = (name: string) =>
    fetch(`${product.url}/v1.0/leads`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ kind: "contact", domain: "AE", name, email: "asks@example.com", message: "Hatta?" }),
    })
  await ask("Lubna")
  await atWork(page, product, "ops", "Olga")
  await page.goto("/ops/leads?state=new")
  await expect(page.getByText(operations.live, { exact: true })).toBeVisible()
  const context = await browser.newContext({ baseURL: product.url, locale: "en-AE" })
  const other = await context.newPage()
  await signIn(other, product, await hire(product, "ops", "Omar"))
  await other.goto("/ops/leads")
  const cardOf = (one: Page, name: string) => one.getByRole("region", { name })
  const answer = async (name: string) => {
    const card = cardOf(other, name)
    await card.getByLabel(desk.answer).fill(`Yes, ${name}.`)
    await card.getByLabel(desk.state).selectOption("answered")
    const saved = other.waitForResponse((answer) => answer.request().method() === "PUT")
    await card.getByRole("button", { name: desk.save }).click()
    expect((await saved).status()).toBe(200)
  }

  const typed = cardOf(page, "Lubna").getByLabel(desk.answer)
  await typed.fill("Every day but Friday")
  await ask("Maha")
  await expect(cardOf(page, "Maha")).toBeVisible()
  await answer("Maha")
  await expect(cardOf(page, "Maha")).toBeHidden()
  await answer("Lubna")
  await ask("Noura")
  await expect(cardOf(page, "Noura")).toBeVisible()
  await expect(typed).toBeFocused()
  await expect(typed).toHaveValue("Every day but Friday")
  await cardOf(page, "Lubna").getByRole("button", { name: desk.save }).click()
  await expect(cardOf(page, "Lubna")).toContainText(desk.theirAnswer("Yes, Lubna."))
  await context.close()
})

test.describe("in Arabic", () => {
  test.use({ locale: "ar-AE" })

  test("a dispatcher cancels after he has seen what it costs, and answers a lead", async ({
    page,
    product,
    words: { operations, dispatch, desk },
  }) => {
    const { bkref } = await bookElsewhere(product, newPerson())
    const lead = { kind: "contact", domain: "AE", name: "Huda", email: "huda@example.com", message: "حتا؟" }
    await fetch(`${product.url}/v1.0/leads`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(lead),
    })
    await atWork(page, product, "ops", "عُلا")
    await page.goto("/ops")
    await expect(page.getByRole("table", { name: operations.list })).toContainText(bkref)
    await inspectAtAllWidths(page, "the board")
    await page.getByRole("link", { name: bkref }).first().click()
    await page.getByRole("button", { name: dispatch.cancel }).click()
    const question = page.getByRole("dialog", { name: dispatch.cancelTitle })
    await expect(question).toContainText(dispatch.cancelNothingPaid)
    await question.getByRole("button", { name: dispatch.cancel }).click()
    await expect(page.getByText(dispatch.cancelled)).toBeVisible()
    await expect(page.getByRole("button", { name: dispatch.cancel })).toBeHidden()

    await page.goto("/ops/leads")
    const card = page.getByRole("region", { name: "Huda" })
    await card.getByLabel(desk.state).selectOption("answered")
    await card.getByRole("button", { name: desk.save }).click()
    await expect(card.getByText(desk.leadUnanswered).first()).toBeVisible()
    await card.getByLabel(desk.answer).fill("نعم، كل يوم.")
    await card.getByRole("button", { name: desk.save }).click()
    await expect(page.getByText(desk.saved)).toBeVisible()
    await inspectAtAllWidths(page, "leads")
    await page.goto("/ops/map")
    await expect(page.getByRole("application", { name: operations.mapLabel })).toBeVisible()
    await inspectAtAllWidths(page, "the map")
    await page.goto("/ops/payments")
    await expect(page.getByText(desk.noReviews)).toBeVisible()
  })
})
