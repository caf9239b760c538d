import { bookingTypes } from "@mersal/domain/booking/booking-type"
import { vehicles } from "@mersal/domain/booking/parcel/vehicle"
import type { Locator } from "@playwright/test"
import { drawn } from "../held-back.ts"
import { test } from "../test.ts"
import { answerGoals, percentile } from "./answer-goals.ts"
import { type Answered, answersOf, watchAnswers } from "./answer-times.ts"

const walks = 3
const slowness = 4

/**
 * Presses as a finger does: what it is on has stood still in the middle of the screen, where no bar covers it, and nobody
 * asks the page anything else until the answer is drawn. Playwright's own check of what is under the finger, the frame
 * of a scroll, and a question that comes before the next frame would all count as the page's time.
 */
async function press(target: Locator) {
  const page = target.page()
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }))
  await drawn(page)
  await target.click({ force: true })
  await drawn(page)
}

/** A radio group's own marks are behind their labels. */
async function choose(choice: Locator) {
  await press(choice.locator("xpath=ancestor::label"))
  if (!(await choice.isChecked())) throw new Error("A press has missed its choice")
}

/** Chooses each item of a group, and then the first one again. */
async function tryAll(choices: Locator) {
  for (const choice of [...(await choices.all()), choices.first()]) if (await choice.isEnabled()) await choose(choice)
}

test("every press of a booking, on a processor four times slower", async ({ page, context, words, pages, product }) => {
  test.setTimeout(600_000)
  const { bookPage, detailsPage, guestPage, paymentPage } = pages
  const answered: Answered[] = []
  const shown = (title: string) => page.getByRole("heading", { level: 1, name: title }).waitFor()
  await watchAnswers(page)
  const browser = await context.newCDPSession(page)
  await browser.send("Emulation.setCPUThrottlingRate", { rate: slowness })
  for (let walk = 0; walk < walks; walk++) {
    await product.setClock("2026-11-21T09:30:00+04:00")
    await bookPage.open()
    for (const [address, name] of [
      [bookPage.pickup, "Dubai Marina"],
      [bookPage.dropOff, "Al Majaz"],
    ] as const) {
      await press(address)
      await address.pressSequentially(name, { delay: 60 })
      await press(page.getByRole("listbox").getByRole("option").first())
    }
    await bookPage.priced.waitFor()
    for (const vehicle of vehicles.toReversed()) await choose(bookPage.vehicle(vehicle))
    for (const type of bookingTypes) await choose(bookPage.type(type))
    await choose(bookPage.type("sameDay"))
    await press(bookPage.continueButton)

    await shown(words.details.title)
    await tryAll(detailsPage.dates)
    await tryAll(detailsPage.slots)
    await press(detailsPage.building("pickup"))
    await detailsPage.building("pickup").pressSequentially("Marina Plaza, floor 12", { delay: 60 })
    await detailsPage.fill()
    await press(detailsPage.continueButton)
    await shown(words.summary.title)
    await press(guestPage.continueButton)

    await shown(words.payment.title)
    await tryAll(page.getByRole("radio"))
    await choose(paymentPage.cashTab)
    await choose(paymentPage.atDropOff)
    await press(paymentPage.bookNow)
    await shown(words.confirmation.title)
    answered.push(...(await answersOf(page)))
    await context.clearCookies()
    await page.evaluate(() => sessionStorage.clear())
  }

  const times = answered.filter(({ isChoiceOfTime }) => isChoiceOfTime)
  tell("every press of the booking, 98 of 100 within", percentile(answered, 98), answerGoals.any, answered)
  tell("a choice of date or window, the slowest", percentile(times, 100), answerGoals.time, times)
  const names = vehicles.map((vehicle) => words.booking.vehicles[vehicle])
  const priced = answered.filter(({ on }) => names.some((name) => on.startsWith(`/go/book click ${name}`)))
  tell("another vehicle and its price, 98 of 100 within", percentile(priced, 98), answerGoals.price, priced)
})

function tell(what: string, measured: number, goal: number, of: readonly Answered[]) {
  console.log(`${measured <= goal ? "✓" : "✗"} ${what} ${measured} ms of ${goal} (${of.length} presses)`)
  const slowest = of.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 8)
  for (const { milliseconds, on } of slowest) console.log(`    ${milliseconds} ms: ${on}`)
}
