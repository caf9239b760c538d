import fc from "fast-check"
import { addDays } from "../../../calendar/local-date.ts"
import { sharedZone } from "../../../calendar/testing/arbitraries.ts"
import { type Instant, msPerDay, wallClock } from "../../../calendar/zone.ts"
import { bookWarnings } from "../../book-warnings.ts"
import { claim, claimSame } from "../claim.ts"
import { bookAsRead, minutesOf, pickupWindows, serviceOf } from "../literal-book.ts"
import { property, type ScheduleProperty, type Stage } from "../property.ts"
import { at, bandOf, type Facts, factsOf, type Scene, todayOf } from "../reference.ts"
import { engineOf } from "./asking.ts"

/** 7 to 10: the parts of the day. They are of the market's clock: a zone given with a question does not change them. */
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
      const names = Object.keys(facts.service.bands)
      let last = -1
      for (let now = at(facts, today, 0); now < midnight; now = nextBandAt(scene, now)) {
        const place = names.indexOf(bandAt(scene, now))
        claim(place > last, `band ${names[place]} at ${now} comes after ${names[last]}`)
        last = place
      }
    }),
    property(
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
        const isChange = Object.keys(facts.service.bands).length > 1 && readsAnEdge(facts, edge)
        claim(!isChange || bandAt(scene, edge) !== band, `the band does not change at its edge ${edge}`)
      },
    ),
    property(10, "a book says when its last band begins before the last order time", scenes, (scene) => {
      const read = bookAsRead(scene.book, scene.readings)
      const { market, service } = scene.ask
      const rules = serviceOf(read, market, service)
      const edges = Object.values(rules.bands).map(minutesOf)
      const lastOrder = Math.max(...pickupWindows(rules).map(({ orderBy }) => orderBy))
      const isEarly = edges.length > 1 && (edges.at(-1) ?? 0) < lastOrder
      const isPatched = read.markets[market]?.services?.[service] !== undefined
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

/** False at an edge that a clock change leaves out. */
function readsAnEdge({ zone, service }: Facts, now: Instant): boolean {
  const { minute } = wallClock(sharedZone(zone), now)
  return Object.values(service.bands).some((from) => minutesOf(from) === minute)
}
