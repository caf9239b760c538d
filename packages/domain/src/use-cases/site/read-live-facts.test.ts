import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { afterAll, describe, expect, it } from "vitest"
import { areasOfEmirates } from "../../places/data/areas-ae.ts"
import { areasOfQatar } from "../../places/data/areas-qa.ts"
import { RulesBook } from "../../ports/driven/rules-book.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { sampleReferenceData } from "../../testing/reference-data.ts"
import { type LiveFactsRequest, readLiveFacts } from "./read-live-facts.ts"

/** The places that are asked for lie in the product's own areas. */
const served = { ...sampleReferenceData, areas: [...areasOfEmirates, ...areasOfQatar] }

const runtimes: { dispose: () => Promise<void> }[] = []
afterAll(() => Promise.all(runtimes.map((each) => each.dispose())))

/** The facts at a time of Saturday, 21 November 2026. */
async function factsAt(
  time: string,
  request: Partial<LiveFactsRequest> = {},
  data = served,
  rules: Layer.Layer<RulesBook> | Layer.Layer<never> = Layer.empty,
) {
  const runtime = ManagedRuntime.make(Layer.mergeAll(inMemoryPorts(data), rules, TestClock.layer()))
  runtimes.push(runtime)
  await runtime.runPromise(TestClock.setTime(Date.parse(`2026-11-21T${time}:00+04:00`)))
  return runtime.runPromise(readLiveFacts({ market: "AE", from: null, to: null, ...request }))
}

describe("what the pages about the product show of today", () => {
  it("is a price for each booking type, with VAT, and the last order time of its earliest day", async () => {
    const { offers, way, distanceKm } = await factsAt("13:46")
    expect(offers.map(({ bookingType }) => bookingType)).toEqual(["onDemand", "sameDay", "nextDay"])
    for (const { price } of offers) {
      expect(price.vatPercent).toBe(5)
      expect(price.toPay.minor).toBe(price.deliveryCharge.minor + price.vat.minor)
    }
    expect(offers[1]?.closing).toMatchObject({ daysAhead: 0, orderBy: Date.parse("2026-11-21T16:00:00+04:00") })
    expect([way.from.id, way.to.id]).toEqual(["ae-dubai-marina", "ae-downtown"])
    expect(distanceKm).toBeGreaterThan(10)
  })

  it("is of the way that was asked for, or of the market's first", async () => {
    const asked = await factsAt("09:00", { from: "ae-deira", to: "ae-fujairah" })
    const unknown = await factsAt("09:00", { from: "nowhere", to: "qa-lusail" })
    expect([asked.way.from.id, asked.way.to.id]).toEqual(["ae-deira", "ae-fujairah"])
    expect([unknown.way.from.id, unknown.way.to.id]).toEqual(["ae-dubai-marina", "ae-downtown"])
    expect(asked.offers[0]?.price.toPay.minor).toBeGreaterThan(unknown.offers[0]?.price.toPay.minor ?? 0)
  })

  it("has no offers on a way that is not served, and all the rest", async () => {
    const areas = served.areas.filter(({ id }) => id !== "fujairah")
    const facts = await factsAt("09:00", { to: "ae-fujairah" }, { ...served, areas })
    expect(facts.offers).toEqual([])
    expect(facts.distanceKm).toBeNull()
    expect(facts.timetables.map(({ windows }) => windows.length)).toEqual([13, 2, 2])
    expect(facts.areas.map(({ id }) => id)).not.toContain("fujairah")
  })

  it("has the last order time of the way's class where a rule of it is published, and the timetable that of the market", async () => {
    const routes = { "old-to-new": { cutoff: "08:00", only: ["nextDay"] } } as const
    const value = { id: "own", market: "AE", validFrom: 0, readings: [], patch: { routes } } as const
    const rules = Layer.succeed(RulesBook, { list: () => Effect.succeed([{ value, version: 1 }]) })
    const far = await factsAt("09:00", { to: "ae-fujairah" }, served, rules)
    const near = await factsAt("09:00", {}, served, rules)
    expect([far.offers[2]?.closing?.daysAhead, near.offers[2]?.closing?.daysAhead]).toEqual([1, 0])
    expect(far.timetables).toEqual(near.timetables)
  })

  it("in Qatar is in riyals and without VAT", async () => {
    const { offers, areas, internationalRates } = await factsAt("09:00", { market: "QA" })
    expect(offers.map(({ price }) => [price.toPay.currency, price.vatPercent])).toEqual([
      ["QAR", 0],
      ["QAR", 0],
      ["QAR", 0],
    ])
    expect(areas.every(({ market }) => market === "QA")).toBe(true)
    expect(internationalRates.map(({ market, to }) => [market, to])).toEqual([
      ["QA", "IN"],
      ["QA", "PH"],
    ])
  })
})
