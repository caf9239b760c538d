import { roadDistance } from "@mersal/domain/places/distance"
import type { Position } from "@mersal/domain/places/position"
import { DistanceMeter } from "@mersal/domain/ports/driven/distance-meter"
import * as Effect from "effect/Effect"
import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { mapLine } from "../map-line/map-line.ts"
import type { MapServer } from "../map-line/map-server.ts"
import { osrmDistance, roadOf } from "./osrm.ts"
import { startSimulatedOsrm } from "./simulator.ts"

const marina = { lat: 25.0805, lon: 55.1403 }
const burjKhalifa = { lat: 25.1972, lon: 55.2744 }

let router: MapServer
beforeAll(async () => {
  router = await startSimulatedOsrm(1.5)
})
afterAll(() => router.stop())
beforeEach(() => router.breakDown(null))

/** A meter with a clock that a test sets. */
async function meter(patience?: number) {
  const clock = { elapsed: 0 }
  const line = mapLine(patience === undefined ? {} : { patience })
  const layer = osrmDistance(router.url, { line, elapsed: () => clock.elapsed })
  const { between } = await Effect.runPromise(Effect.provide(DistanceMeter, layer))
  return { clock, between: (from: Position, to: Position) => Effect.runPromise(between(from, to)) }
}

describe("a router that speaks as OSRM does", () => {
  it("tells how far it is along the roads, and that is no estimate", async () => {
    const { between } = await meter()
    // The great circle is 18.725 km long.
    expect(await between(marina, burjKhalifa)).toEqual({ distanceKm: 28.1, isEstimate: false })
    const { url } = router.asked.at(-1) ?? {}
    expect(`${url?.pathname}${url?.search}`).toBe(
      "/route/v1/driving/55.14030,25.08050;55.27440,25.19720?overview=false",
    )
  })

  it("is not waited for: what it does not tell in time is about as far as the rule of thumb says", async () => {
    router.breakDown(() => undefined)
    expect(await (await meter(50)).between(marina, burjKhalifa)).toEqual(roadDistance(marina, burjKhalifa))
  })

  it("was slow once: for as long as a quote lives the way stays as far as it was told, then the road counts", async () => {
    const { clock, between } = await meter()
    router.breakDown((response) => response.writeHead(503).end())
    const told = await between(marina, burjKhalifa)
    router.breakDown(null)
    clock.elapsed = 15 * 60_000 - 1
    expect(await between(marina, burjKhalifa)).toEqual(told)
    clock.elapsed += 1
    expect(await between(marina, burjKhalifa)).toMatchObject({ isEstimate: false })
    expect(await between(burjKhalifa, marina)).toMatchObject({ isEstimate: false })
  })

  it("is asked about a way once a day, and what it told stands while it is down", async () => {
    const { clock, between } = await meter()
    const road = await between(marina, burjKhalifa)
    const before = router.asked.length
    router.breakDown((response) => response.destroy())
    clock.elapsed = 24 * 3_600_000 - 1
    expect(await between(marina, burjKhalifa)).toEqual(road)
    expect(router.asked.length).toBe(before)
    clock.elapsed += 1
    expect(await between(marina, burjKhalifa)).toEqual(roadDistance(marina, burjKhalifa))
  })

  it("tells all who ask at once about one way the same", async () => {
    const { between } = await meter()
    let calls = 0
    router.breakDown((response) => {
      calls += 1
      const body = JSON.stringify({ code: "Ok", routes: [{ distance: 20_000 + calls * 1_000 }] })
      response.writeHead(calls === 2 ? 503 : 200).end(body)
    })
    const told = await Promise.all([1, 2, 3, 4].map(() => between(marina, burjKhalifa)))
    expect(new Set(told.map(({ distanceKm }) => distanceKm)).size).toBe(1)
  })

  it.each([
    ["no road", { code: "NoRoute", message: "Impossible route between points" }],
    ["no list", { code: "Ok" }],
    ["an empty list", { code: "Ok", routes: [] }],
    ["a length that is none", { code: "Ok", routes: [{ distance: "28000" }] }],
    ["a length below nothing", { code: "Ok", routes: [{ distance: -28_000 }] }],
    ["a road that is shorter than the globe allows", { code: "Ok", routes: [{ distance: 4_000 }] }],
    ["a road around the world", { code: "Ok", routes: [{ distance: 40_000_000 }] }],
    ["another way's road within an error", { code: "NoRoute", routes: [{ distance: 28_000 }] }],
  ])("is not believed in %s", (_, answer) => {
    expect(roadOf(answer, marina, burjKhalifa)).toBeNull()
  })

  it("is read whatever it answers, and never for less than nothing", () => {
    const answers = fc.oneof(
      fc.jsonValue(),
      fc.record({ code: fc.constantFrom("Ok", "NoRoute"), routes: fc.array(fc.record({ distance: fc.jsonValue() })) }),
      fc.record({ code: fc.constant("Ok"), routes: fc.array(fc.record({ distance: fc.double() })) }),
    )
    fc.assert(
      fc.property(answers, (answer) => {
        const road = roadOf(answer, marina, burjKhalifa)
        if (road) expect(road.distanceKm).toBeGreaterThan(16)
      }),
    )
  })
})
