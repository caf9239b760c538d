import fc from "fast-check"
import { addDays } from "../../../calendar/local-date.ts"
import { sharedZone } from "../../../calendar/testing/arbitraries.ts"
import { type Instant, msPerDay, wallClock } from "../../../calendar/zone.ts"
import { bookWarnings } from "../../book-warnings.ts"
import { claim, claimSame } from "../claim.ts"
import { bandsOf, bookAsRead, patchIn, pickupWindows, serviceOf } from "../literal-book.ts"
import { property, type ScheduleProperty, type Stage } from "../property.ts"
import { at, bandOf, type Facts, factsOf, type Scene, todayOf } from "../reference.ts"
import { engineOf } from "./asking.ts"

/** 7 to 10: the parts of the day. They follow the market's clock; a zone in the question does not change them. */
export function bandProperties({ scenes }: Stage): readonly ScheduleProperty[] {
  const atHome = scenes.map(({ ask: { zone: _elsewhere, ...ask }, ...scene }): Scene => ({ ...scene, ask }))
  return [
    property(7, "there is exactly one band at every instant", atHome, (scene) => {
      const { market, service, now } = scene.ask
      const facts = factsOf(scene)
      const clock = engineOf(scene).clock(market, now)
      claimSame(clock.band(service), bandOf(facts), "the band")
      const { date, minute } = wallClock(sharedZone(facts.zone), now)
      claimSame([clock.date, clock.minute], [date, minute], "the clock")
    }),
    property(8, "the bands follow each other in order from midnight to midnight", atHome, (scene) => {
      const facts = factsOf(scene)
      const today = todayOf(facts)
      const midnight = at(facts, addDays(today, 1), 0)
      const names = bandsOf(facts.service).map(({ name }) => name)
      let last = -1
      for (let now = at(facts, today, 0); now < midnight; now = nextBandAt(scene, now)) {
        const place = names.indexOf(bandAt(scene, now))
        claim(place > last, `band ${names[place]} at ${now} comes after ${names[last]}`)
        last = place
      }
    }),
    property<[Scene, number]>(
      9,
      "a band lasts until the next edge, and not a millisecond longer",
      fc.tuple(atHome, fc.nat(msPerDay)),
      ([scene, later]) => {
        const { now } = scene.ask
        const facts = factsOf(scene)
        const [band, edge] = [bandAt(scene, now), nextBandAt(scene, now)]
        claim(edge > now, `the next band begins at ${edge}, not after now`)
        claimSame(bandAt(scene, Math.min(now + later, edge - 1)), band, "the band before its edge")
        claimSame(bandAt(scene, edge - 1), band, "the band a millisecond before its edge")
        claimSame(bandAt(scene, edge), bandOf(facts, edge), "the band at its edge")
        const isNewDay = dateAt(facts, edge) !== dateAt(facts, edge - 1)
        claim(isNewDay || bandAt(scene, edge) !== band, `the band does not change at its edge ${edge}`)
      },
      [[withoutItsFirstBand, 0]],
    ),
    property(10, "a book says when its last band begins before the last order time", scenes, (scene) => {
      const read = bookAsRead(scene.book, scene.readings)
      const { market, service } = scene.ask
      const rules = serviceOf(read, market, service)
      const edges = bandsOf(rules)
      const lastOrder = Math.max(...pickupWindows(rules).map(({ orderBy }) => orderBy))
      const isEarly = edges.length > 1 && (edges.at(-1)?.from ?? 0) < lastOrder
      const isPatched = patchIn(read, market, service) !== undefined
      const path = `${isPatched ? `markets.${market}.` : ""}services.${service}.bands`
      claimSame(
        bookWarnings(read).some((warning) => warning.path === path),
        isEarly,
        `a warning about ${path}`,
      )
    }),
  ]
}

const bandAt = (scene: Scene, now: Instant): string =>
  engineOf(scene).clock(scene.ask.market, now).band(scene.ask.service)

const nextBandAt = (scene: Scene, now: Instant): Instant =>
  engineOf(scene).clock(scene.ask.market, now).nextBandAt(scene.ask.service)

const dateAt = ({ zone }: Facts, now: Instant) => wallClock(sharedZone(zone), now).date

/**
 * On 3 October 1999 the clocks of Recife went from midnight to 01:00, so the day begins in the last band of the day
 * before.
 */
const withoutItsFirstBand: Scene = {
  book: {
    id: "recife",
    version: "1",
    horizonDays: 0,
    markets: { here: { zone: "America/Recife" } },
    services: {
      courier: {
        bands: { night: "00:00", day: "01:00" },
        pickup: [{ id: "early", start: "01:00", end: "02:00", orderBy: "01:00" }],
        delivery: { leadDays: 0, windows: [{ id: "early", start: "01:00", end: "02:00" }] },
      },
    },
  },
  readings: [],
  ask: { market: "here", service: "courier", now: Date.parse("1999-10-02T04:01Z"), horizonDays: 0 },
}
