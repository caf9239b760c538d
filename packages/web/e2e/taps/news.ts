import type { Page } from "@playwright/test"
import { openConfirmation } from "../booking-start.ts"
import { onTheRoad } from "../delivery-walk.ts"
import { test } from "../test.ts"
import { newsGoal } from "./answer-goals.ts"

const walks = 4
const slowness = 4

test("what happens on the road, until whoever follows it sees it, on a processor four times slower", async ({
  page,
  context,
  words,
  pages,
  product,
  confirmationPage,
}) => {
  test.setTimeout(600_000)
  const { live, tracking } = words
  const browser = await context.newCDPSession(page)
  await browser.send("Emulation.setCPUThrottlingRate", { rate: slowness })
  const delays: number[] = []
  for (let walk = 0; walk < walks; walk++) {
    await product.setClock("2026-11-21T09:30:00+04:00")
    await openConfirmation(pages)
    const road = await onTheRoad(product, await confirmationPage.reference(), `Dawud ${walk}`)
    await confirmationPage.trackLink.click()
    await shown(page, tracking.steps.orderPlaced)
    const steps: readonly (readonly [said: string, command: () => Promise<void>])[] = [
      [tracking.steps.pickupInProgress, () => road.driver({ command: "start" })],
      [live.arrived.pickup, () => road.driver({ command: "arrive" })],
      [tracking.steps.pickupCompleted, () => road.driver({ command: "collect" })],
      [live.onTheWay.delivery, () => road.driver({ command: "start" })],
      [live.arrived.delivery, () => road.driver({ command: "arrive" })],
      [tracking.onTime, road.handOver],
    ]
    for (const [said, command] of steps) {
      const seen = shown(page, said)
      await command()
      const answered = performance.timeOrigin + performance.now()
      delays.push(Math.max(0, (await seen) - answered))
    }
  }
  const slowest = Math.round(Math.max(...delays))
  console.log(
    `${slowest <= newsGoal ? "✓" : "✗"} news of the road, the slowest ${slowest} ms of ${newsGoal} (${delays.length} commands)`,
  )
})

/** The instant, in milliseconds since 1970, of the first frame that shows this text. */
async function shown(page: Page, said: string): Promise<number> {
  const instant = await page.waitForFunction(
    (words) => document.querySelector("main")?.innerText.includes(words) && performance.timeOrigin + performance.now(),
    said,
    { polling: "raf", timeout: 60_000 },
  )
  return Number(await instant.jsonValue())
}
