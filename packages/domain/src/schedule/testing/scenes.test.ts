import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { clockChanges, sharedZone } from "../../calendar/testing/arbitraries.ts"
import { instantOfDay, msPerDay } from "../../calendar/zone.ts"
import { gulfBook } from "../books/gulf.ts"
import { londonBakeryBook } from "../books/london-bakery.ts"
import { type Closure, compile, refusalReasons } from "../rule-book.ts"
import { bookAsRead } from "./literal-book.ts"
import { closureOf, factsOf, orderByOf, type Scene, todayOf, windowsOf } from "./reference.ts"
import { randomScenes, scenesOf, wishesOf } from "./scenes.ts"

/** The same cases in every run: what is claimed here is that some of them are of a kind. */
const fixed = { numRuns: 2000, seed: 20261121 }

const wished = (scenes: fc.Arbitrary<Scene>) => scenes.chain((scene) => fc.tuple(fc.constant(scene), wishesOf(scene)))
const random = fc.sample(wished(randomScenes()), fixed)

const share = (scenes: readonly Scene[], test: (scene: Scene) => boolean): number =>
  scenes.filter(test).length / scenes.length

const scenes = random.map(([scene]) => scene)
const marketOf = ({ book, readings, ask }: Scene) => bookAsRead(book, readings).markets[ask.market]
const closuresOf = (scene: Scene): readonly Closure[] => [
  ...(marketOf(scene)?.closures ?? []),
  ...(scene.ask.closures ?? []),
]

describe("random scenes", () => {
  it("meet every reason, and are accepted in a third of the cases", () => {
    const codes = random.map(([scene, wish]) => {
      const verdict = compile(scene.book, { reading: scene.readings }).check({ ...scene.ask, ...wish })
      return verdict.ok ? "ok" : verdict.reason
    })
    for (const reason of refusalReasons)
      expect(codes.filter((code) => code === reason).length, reason).toBeGreaterThan(9)
    expect(codes.filter((code) => code === "ok").length).toBeGreaterThan(fixed.numRuns / 4)
  })

  it("are asked at an order time or a millisecond from it in one of ten cases", () => {
    const isNear = (scene: Scene): boolean => {
      const facts = factsOf(scene)
      const today = todayOf(facts)
      return windowsOf(facts).some((window) => Math.abs(orderByOf(facts, today, window) - scene.ask.now) <= 1)
    }
    expect(share(scenes, isNear)).toBeGreaterThan(0.1)
  })

  it("are within a day of a clock change in one of three cases", () => {
    const isNear = (scene: Scene): boolean =>
      clockChanges(factsOf(scene).zone).some((at) => Math.abs(at - scene.ask.now) < msPerDay)
    expect(share(scenes, isNear)).toBeGreaterThan(0.33)
  })

  it("have days that a clock change makes shorter or longer and closures that shut a window on them", () => {
    const isOdd = (scene: Scene): boolean => {
      const facts = factsOf(scene)
      const [zone, day] = [sharedZone(facts.zone), Math.floor(scene.ask.now / msPerDay)]
      const today = todayOf(facts)
      return (
        instantOfDay(zone, day + 1, 0) - instantOfDay(zone, day, 0) !== msPerDay &&
        windowsOf(facts).some((window) => closureOf(facts, today, window))
      )
    }
    expect(share(scenes, isOdd)).toBeGreaterThan(0.01)
  })

  it.each<[string, (scene: Scene) => boolean]>([
    ["a closure by dates", (scene) => closuresOf(scene).some(({ from }) => from.length === 10)],
    ["a closure of every year", (scene) => closuresOf(scene).some(({ from }) => from.length === 5)],
    ["a closure over the year's end", (scene) => closuresOf(scene).some(({ from, to }) => from > to)],
    ["a closure from the end of February", (scene) => closuresOf(scene).some(({ from }) => from.endsWith("02-29"))],
    ["a closure between two times", (scene) => closuresOf(scene).some(({ between }) => between)],
    ["a closure on days of the week", (scene) => closuresOf(scene).some(({ weekdays }) => weekdays)],
    ["a provisional closure", (scene) => closuresOf(scene).some(({ provisional }) => provisional)],
    [
      "a closure for the tags that are asked",
      ({ ask, ...scene }) =>
        closuresOf({ ...scene, ask }).some(({ tags }) => tags?.some((tag) => ask.tags?.includes(tag))),
    ],
    ["a minimum of open minutes", ({ book }) => (book.minOpenMinutes ?? 0) > 1],
    ["a patch of the market", ({ book }) => book.markets.here?.services !== undefined],
    ["a reading", ({ readings }) => readings.length === 1],
    ["two readings", ({ readings }) => readings.length === 2],
    ["a route of the book", ({ ask }) => typeof ask.route === "string"],
    ["a rule for a way", ({ ask }) => typeof ask.route === "object"],
    ["lead days of a way", (scene) => factsOf(scene).leadDays > factsOf(scene).service.delivery.leadDays],
    ["another zone", ({ ask }) => ask.zone !== undefined],
    ["another horizon", ({ ask }) => ask.horizonDays !== undefined],
    ["skipped days of the book", (scene) => marketOf(scene)?.blackouts !== undefined],
    ["skipped days of the question", ({ ask }) => ask.blackouts !== undefined],
    [
      "occupancy of a window with a limit",
      (scene) => scene.ask.occupancy !== undefined && windowsOf(factsOf(scene)).some(({ capacity }) => capacity),
    ],
    ["a window on days of the week", (scene) => windowsOf(factsOf(scene)).some(({ weekdays }) => weekdays)],
    ["a series", (scene) => "first" in factsOf(scene).service.pickup],
    ["a deadline", (scene) => "within" in factsOf(scene).service.delivery],
  ])("have %s now and then", (_case, test) => {
    expect(share(scenes, test)).toBeGreaterThanOrEqual(0.002)
  })
})

describe("scenes of a known book", () => {
  it("ask every market and service under every reading", () => {
    const asked = fc.sample(scenesOf(gulfBook), fixed)
    const kinds = asked.flatMap(({ readings, ask }) => [ask.market, ask.service, readings.join("+")])
    const { markets, services, readings } = gulfBook
    expect(new Set(kinds).size).toBeGreaterThan(Object.keys({ ...markets, ...services, ...readings }).length)
    for (const name of Object.keys({ ...markets, ...services, ...readings })) expect(kinds).toContain(name)
  })

  it("come close to its closures, and say in a counterexample which book it was", () => {
    const asked = fc.sample(scenesOf(londonBakeryBook), fixed)
    const isClosed = (scene: Scene): boolean => {
      const facts = factsOf({ ...scene, ask: { ...scene.ask, closures: [] } })
      return windowsOf(facts).some((window) => closureOf(facts, todayOf(facts), window))
    }
    expect(share(asked, isClosed)).toBeGreaterThan(0.05)
    expect(fc.stringify(asked[0])).toMatch(/^london-bakery 1 \[\] \{"market":"london"/)
  })
})
