import fc from "fast-check"
import { addDays } from "../../../calendar/local-date.ts"
import type { Instant } from "../../../calendar/zone.ts"
import { claim, claimSame } from "../claim.ts"
import { property, type ScheduleProperty, type Stage } from "../property.ts"
import {
  earliestOf,
  exists,
  factsOf,
  offersOn,
  type Scene,
  slotsOn,
  staleAtOf,
  todayOf,
  windowsOf,
} from "../reference.ts"
import { allListed, engineOf, ids, later, listed, withDate } from "./asking.ts"

/** 11 to 19: what is listed. */
export function listProperties(stage: Stage): readonly ScheduleProperty[] {
  const dated = withDate(stage.scenes)
  const ranged = fc.tuple(stage.scenes, fc.option(fc.integer({ min: -3, max: 15 })), fc.integer({ min: 1, max: 10 }))
  return [
    property(11, "a date's list only shrinks as time passes", fc.tuple(dated, later), ([[scene, date], later]) => {
      const facts = factsOf(scene)
      if (date > addDays(todayOf(facts), facts.horizonDays)) return
      const before = ids(listed(scene, date))
      for (const id of ids(listed(scene, date, scene.ask.now + later)))
        claim(before.includes(id), `${id} is listed ${later} ms later, and was not before`)
    }),
    property(12, "no listed window has ended or is past its last order time", dated, ([scene, date]) => {
      for (const { window, end, orderBy } of listed(scene, date)) {
        claim(orderBy > scene.ask.now, `${window} was shut at ${orderBy}`)
        claim(end > scene.ask.now, `${window} ended at ${end}`)
      }
    }),
    property(13, "a list is a part of the book's windows, in the book's order, each once", dated, ([scene, date]) => {
      const all = windowsOf(factsOf(scene)).map(({ id }) => id)
      const shown = ids(listed(scene, date))
      claimSame(
        shown,
        all.filter((id) => shown.includes(id)),
        "the windows listed",
      )
    }),
    property(13, "a quote has the dates that were asked, one after the other", ranged, (range) => {
      const [scene, ahead, days] = range
      const first = addDays(todayOf(factsOf(scene)), ahead ?? 0)
      const dates = quoted(range).days.map(({ date }) => date)
      claimSame(
        dates,
        Array.from({ length: days }, (_, at) => addDays(first, at)),
        "the dates",
      )
    }),
    property(13, "a quote without deliveries has the same windows until the same instant", ranged, (range) => {
      const whole = quoted(range)
      const days = whole.days.map(({ date, slots }) => ({ date, slots: slots.map(({ delivery: _, ...slot }) => slot) }))
      claimSame(
        engineOf(range[0]).quote({ ...askOf(range), deliveries: false }),
        { ...whole, days },
        "the quote without deliveries",
      )
    }),
    property(14, "a list is what comparing instants one by one gives", dated, ([scene, date]) =>
      claimSame(listed(scene, date), slotsOn(factsOf(scene), date), `the list of ${date}`),
    ),
    property(15, "a list is that also near a clock change", withDate(stage.nearChange), ([scene, date]) =>
      claimSame(listed(scene, date), slotsOn(factsOf(scene), date), `the list of ${date}`),
    ),
    property(
      16,
      "a list does not change within a minute of the wall clock",
      fc.tuple(dated, fc.nat(59_999)),
      ([[scene, date], within]) => {
        const minute = Math.floor(scene.ask.now / 60_000) * 60_000
        claimSame(listed(scene, date, minute + within), listed(scene, date, minute), `the list ${within} ms later`)
      },
    ),
    property(
      17,
      "a quote is the same until it goes stale",
      fc.tuple(ranged, fc.integer({ min: 0, max: 2 ** 31 })),
      ([range, later]) => {
        const [{ ask }] = range
        const { days, staleAt } = quoted(range)
        claim(staleAt === null || staleAt > ask.now, `stale at ${staleAt}, not after now`)
        const lastMoment = (staleAt ?? ask.now + 40 * 86_400_000) - 1
        for (const now of [Math.min(ask.now + later, lastMoment), lastMoment])
          claimSame(quoted(range, now).days, days, `the quote at ${now}, before it goes stale`)
      },
    ),
    property(17, "a quote of given dates is shorter when it goes stale, or has a new date", ranged, (range) => {
      const [scene, ahead, days] = range
      const { horizonDays } = factsOf(scene)
      if (ahead === null || ahead + days - 1 > horizonDays) return
      const { staleAt, ...quote } = quoted(range)
      if (staleAt === null) return
      const count = (listed: typeof quote.days): number => listed.reduce((sum, { slots }) => sum + slots.length, 0)
      claim(count(quoted(range, staleAt).days) < count(quote.days), `nothing is shut at ${staleAt}`)
    }),
    property(17, "the next closing is the first of all windows that can be booked", stage.scenes, (scene) => {
      const engine = engineOf(scene)
      claimSame(engine.staleAt(scene.ask), staleAtOf(factsOf(scene)), "the next closing")
      const orderBys = allListed(scene).map(({ orderBy }) => orderBy)
      claimSame(engine.staleAt(scene.ask), orderBys.length > 0 ? Math.min(...orderBys) : null, "the first order time")
    }),
    property(
      18,
      "a date after today has its full list, in books without order times on the day before",
      withDate(stage.withoutDayBefore),
      ([scene, date]) => {
        const facts = factsOf(scene)
        if (windowsOf(facts).some(({ orderBy }) => orderBy < 0)) return
        if (date <= todayOf(facts) || date > addDays(todayOf(facts), facts.horizonDays)) return
        claimSame(listed(scene, date), offersOn(facts, date, Number.NEGATIVE_INFINITY), `the list of ${date}`)
      },
    ),
    property(
      19,
      "no window is listed of which a clock change leaves nothing",
      withDate(stage.nearChange),
      ([scene, date]) => {
        const facts = factsOf(scene)
        for (const { window, start, end, delivery } of listed(scene, date)) {
          const range = windowsOf(facts).find(({ id }) => id === window)
          claim(range !== undefined && exists(facts, date, range), `${window} does not exist on ${date}`)
          claim(start < end, `${window} of ${date} is empty`)
          claim(delivery.options.length > 0, `${window} of ${date} has no delivery`)
          for (const option of delivery.options) claim(option.start < option.end, `delivery ${option.window} is empty`)
        }
      },
    ),
    property(
      14,
      "the decision table of a service is its lists, of a day on which nothing is special",
      fc.tuple(stage.scenes, fc.nat()),
      isInTable,
    ),
  ]
}

type Range = readonly [Scene, number | null, number]

/** Begins so many days after the scene's today; null means today, moving with `now`. */
const quoted = (range: Range, now?: Instant) => engineOf(range[0]).quote(askOf(range, now))

function askOf([scene, ahead, days]: Range, now = scene.ask.now) {
  const from = ahead === null ? {} : { from: addDays(todayOf(factsOf(scene)), ahead) }
  return { ...scene.ask, ...from, now, days }
}

/** Compares a row with the definitions, in a zone without clock changes and without anything that closes windows. */
function isInTable([{ book, readings, ask }, pick]: readonly [Scene, number]): void {
  const { market, service } = ask
  const engine = engineOf({ book, readings, ask })
  const facts = factsOf({ book, readings, ask: { market, service, now: ask.now, zone: "UTC" } })
  const days = facts.service.delivery.leadDays + 30
  const plain = { ...facts, ...nothingShuts(facts), horizonDays: days, searchDays: 0 }
  const today = todayOf(plain)
  const midnight = Date.parse(`${today}T00:00Z`)
  const table = engine.decisionTable(service, market)
  const starts = table.map(({ from }) => from)
  claimSame([starts[0], table.at(-1)?.until], [0, 1440], "where the table begins and ends")
  claimSame(table.map(({ until }) => until).slice(0, -1), starts.slice(1), "where its rows end")
  const row = table[pick % table.length]
  if (row === undefined) throw new Error("A table has a row")
  for (const minute of [row.from, row.until - 1]) {
    const now = midnight + minute * 60_000
    const at = { ...plain, ask: { ...plain.ask, now } }
    const earliest = earliestOf(at)
    const ahead = earliest && Math.round((Date.parse(`${earliest.date}T00:00Z`) - midnight) / 86_400_000)
    claimSame(row.earliestInDays, ahead, `days to the earliest date at minute ${minute}`)
    claimSame(row.pickupToday, ids(slotsOn(at, today)), `today's windows at minute ${minute}`)
    claimSame(row.pickupOtherDays, ids(offersOn(at, today, Number.NEGATIVE_INFINITY)), "the windows of other days")
    const offered = earliest ? slotsOn(at, earliest.date) : []
    const options = offered.flatMap(({ delivery }) => delivery.options.map(({ window }) => window))
    claimSame([...row.delivery].sort(), [...new Set(options)].sort(), `the delivery windows at minute ${minute}`)
    claimSame(row.deliveryInDays, facts.service.delivery.leadDays, "days from pick-up to delivery")
  }
}

/** The service with its windows on every day of the week and without capacity; no skipped days, no closures. */
function nothingShuts({ service }: ReturnType<typeof factsOf>) {
  const { pickup, delivery, bands } = service
  const plain = <Ranged extends { readonly weekdays?: unknown; readonly capacity?: unknown }>({
    weekdays: _weekdays,
    capacity: _capacity,
    ...rest
  }: Ranged) => rest
  return {
    blackouts: [],
    closures: [],
    service: {
      bands,
      pickup: "first" in pickup ? plain(pickup) : pickup.map((window) => plain(window)),
      delivery:
        "within" in delivery ? delivery : { ...delivery, windows: delivery.windows.map((range) => plain(range)) },
    },
  }
}
