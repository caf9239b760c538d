import { msPerMinute } from "@mersal/domain/calendar/zone"
import { expect, it } from "vitest"
import { productClock } from "./product-clock.ts"

const seven = Date.parse("2026-11-22T07:00:00+04:00")

/** A product whose clock is stopped at seven, and the moves that it was sent. */
function standingProduct() {
  const told: unknown[] = []
  const answer: typeof fetch = async (_, init) => {
    if (init?.body !== undefined) told.push(JSON.parse(String(init.body)))
    return Response.json({ now: new Date(seven).toISOString() })
  }
  return { told, line: { url: "http://product", fetch: answer } }
}

it("a day's clock stands while robots are behind with what was due, and runs on when they are not", async () => {
  const { told, line } = standingProduct()
  const clock = await productClock(line, 60)
  told.length = 0
  await clock.reach(clock.now() - 5 * msPerMinute)
  await clock.reach(clock.now() - 4 * msPerMinute)
  expect(told).toEqual([{ speed: 0 }])
  await clock.reach(clock.now() - 1)
  expect(told).toEqual([{ speed: 0 }])
  await clock.reach(clock.now() + 1)
  expect(told).toEqual([{ speed: 0 }, { speed: 60 }])
})

it("a clock that is moved from one thing to the next stands always", async () => {
  const { told, line } = standingProduct()
  const clock = await productClock(line, 0)
  told.length = 0
  await clock.reach(seven - 5 * msPerMinute)
  await clock.reach(seven + msPerMinute)
  expect(told).toEqual([{ at: new Date(seven + msPerMinute).toISOString() }])
})
