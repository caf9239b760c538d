import fc from "fast-check"
import { addDays, type LocalDate } from "../../../calendar/local-date.ts"
import type { Blackouts, RuleBook, Service, Window } from "../../book.ts"
import { longestHorizonDays } from "../../internal/question-shape.ts"
import { blackouts, closures, wallTime } from "../arbitraries.ts"
import { claim, claimSame } from "../claim.ts"
import { bookAsRead, minutesOf, patchIn } from "../literal-book.ts"
import { property, type ScheduleProperty, type Stage } from "../property.ts"
import { datesOf, earliestOf, factsOf, type Scene, todayOf, windowsOf } from "../reference.ts"
import { engineOf, ids, later, listed, withAsk, withDate } from "./asking.ts"

/** 20 to 28: the earliest date, and how stricter or laxer rules move it. */
export function earliestProperties(stage: Stage): readonly ScheduleProperty[] {
  const { scenes } = stage
  return [
    property(20, "the earliest date never goes back as time passes", fc.tuple(scenes, later), ([scene, later]) => {
      const before = earliest(scene)
      const after = earliest(withAsk(scene, { now: scene.ask.now + later }))
      if (before && after) claim(after.date >= before.date, `${before.date}, and ${after.date} ${later} ms later`)
    }),
    property(21, "the earliest date is the least, and each before it is refused with a reason", scenes, (scene) => {
      const engine = engineOf(scene)
      const facts = factsOf(scene)
      const found = earliest(scene)
      claimSame(found, earliestOf(facts), "the earliest date and its delivery")
      for (const date of [addDays(todayOf(facts), -1), ...datesOf(facts)]) {
        if (date === found?.date) return
        const verdict = engine.check({ ...scene.ask, date })
        claim(!verdict.ok, `${date} can be booked, before ${found?.date}`)
        claimSame(verdict.earliest, found?.date ?? null, `the earliest date that the refusal of ${date} names`)
      }
      claim(found === null, `${found?.date} is not within the horizon`)
    }),
    property(22, "the earliest date has a window, and a check without one means its first", scenes, (scene) => {
      const found = earliest(scene)
      if (found === null) return
      const [slot] = listed(scene, found.date)
      claim(slot !== undefined, `nothing is listed on ${found.date}`)
      claimSame(slot.delivery.date, found.delivery, "the delivery of the first slot")
      const verdict = engineOf(scene).check({ ...scene.ask, date: found.date })
      claimSame(verdict, { ok: true, slot, staleAt: slot.orderBy }, "the verdict on the earliest date")
    }),
    property(
      23,
      "where no day is special the earliest date is today or tomorrow, without order times on the day before",
      stage.inFixedZones.map(onPlainDays),
      (scene) => {
        const facts = factsOf(scene)
        if (windowsOf(facts).some(({ orderBy }) => orderBy < 0)) return
        const found = earliest(scene)
        if (found === null) return claimSame(earliestOf(facts), null, "the earliest date")
        const today = todayOf(facts)
        claim([today, addDays(today, 1)].includes(found.date), `the earliest date is ${found.date}, asked on ${today}`)
      },
    ),
    property(24, "more skipped days and closures never give an earlier date", withMore(scenes), ([scene, more]) => {
      const [before, after] = [earliest(scene), earliest(more)]
      claim(
        after === null || (before !== null && before.date <= after.date),
        `${after?.date} instead of ${before?.date}`,
      )
    }),
    property(
      25,
      "where all days of the week are skipped there is no earliest date",
      fc.tuple(
        withDate(scenes),
        fc.constantFrom("weekdays" as const, "pickupWeekdays" as const, "deliveryWeekdays" as const),
      ),
      ([[scene, date], side]) => {
        const never = withAsk(scene, { blackouts: { ...scene.ask.blackouts, [side]: [1, 2, 3, 4, 5, 6, 7] } })
        claimSame(earliest(never), null, "the earliest date")
        claimSame(engineOf(never).staleAt(never.ask), null, "the next closing")
        const verdict = engineOf(never).check({ ...never.ask, date })
        claimSame([verdict.ok, listed(never, date)], [false, []], `the verdict on ${date}, and its list`)
      },
    ),
    property(
      26,
      "a wider horizon never changes an earliest date that is found",
      fc.tuple(scenes, fc.nat(20)),
      ([scene, wider]) => {
        const found = earliest(scene)
        const { horizonDays } = factsOf(scene)
        const wide = withAsk(scene, { horizonDays: Math.min(horizonDays + wider, longestHorizonDays) })
        if (found) claimSame(earliest(wide), found, "the earliest date")
      },
    ),
    property(
      27,
      "later order times never give a later date",
      fc.tuple(scenes, fc.integer({ min: 0, max: 600 })),
      ([scene, minutes]) => {
        const before = earliest(scene)
        const after = earliest({ ...withLaterOrderTimes(scene, minutes), ask: scene.ask })
        claim(before === null || (after !== null && after.date <= before.date), `${after?.date}, not ${before?.date}`)
      },
    ),
    property(
      28,
      "a route's cut-off only removes windows, and none is open after it",
      withCutoff(scenes),
      ([scene, cutoff, date]) => {
        const { route: _route, ...ask } = scene.ask
        const free = listed({ ...scene, ask }, date)
        const capped = listed({ ...scene, ask: { ...ask, route: { cutoff: wallTime(cutoff) } } }, date)
        claimSame(
          ids(capped),
          ids(free).filter((id) => ids(capped).includes(id)),
          "the windows of the route",
        )
        for (const slot of capped) {
          const own = free.find(({ key }) => key === slot.key)
          claim(own !== undefined && slot.orderBy <= own.orderBy, `${slot.key} can be ordered until ${slot.orderBy}`)
          claimSame({ ...slot, orderBy: own.orderBy }, own, "all else of the slot")
        }
      },
    ),
  ]
}

const earliest = (scene: Scene): { readonly date: LocalDate; readonly delivery: LocalDate } | null =>
  engineOf(scene).earliest(scene.ask)

/** The same question with more skipped days and closures. */
const withMore = (scenes: fc.Arbitrary<Scene>): fc.Arbitrary<readonly [Scene, Scene]> =>
  scenes.chain((scene) => {
    const around = { today: todayOf(factsOf(scene)) }
    return fc
      .record({ blackouts: blackouts(around), closures: closures(around, "more") })
      .map(({ blackouts, closures }) => {
        const more = {
          blackouts: united(scene.ask.blackouts ?? {}, blackouts),
          closures: [...(scene.ask.closures ?? []), ...closures],
        }
        return [scene, withAsk(scene, more)] as const
      })
  })

const united = (a: Blackouts, b: Blackouts): Blackouts => ({
  both: [...(a.both ?? []), ...(b.both ?? [])],
  pickup: [...(a.pickup ?? []), ...(b.pickup ?? [])],
  delivery: [...(a.delivery ?? []), ...(b.delivery ?? [])],
  weekdays: [...(a.weekdays ?? []), ...(b.weekdays ?? [])],
  pickupWeekdays: [...(a.pickupWeekdays ?? []), ...(b.pickupWeekdays ?? [])],
  deliveryWeekdays: [...(a.deliveryWeekdays ?? []), ...(b.deliveryWeekdays ?? [])],
})

const withCutoff = (scenes: fc.Arbitrary<Scene>): fc.Arbitrary<readonly [Scene, number, LocalDate]> =>
  withDate(scenes).chain(([scene, date]) => {
    const orderBys = windowsOf(factsOf(scene)).map(({ orderBy }) => Math.max(0, orderBy))
    const cutoff = fc.oneof(
      fc.integer({ min: 0, max: 1440 }),
      fc
        .tuple(fc.constantFrom(...orderBys), fc.integer({ min: -1, max: 1 }))
        .map(([minute, step]) => Math.min(1440, Math.max(0, minute + step))),
    )
    return cutoff.map((cutoff) => [scene, cutoff, date] as const)
  })

/** The scene without closures, skipped days, weekdays, capacities and route, with a horizon that includes tomorrow. */
export function onPlainDays({ book, readings, ask }: Scene): Scene {
  const { blackouts: _blackouts, closures: _closures, occupancy: _occupancy, route: _route, ...plain } = ask
  const read = bookAsRead(book, readings)
  const market = read.markets[ask.market]
  if (market === undefined) throw new Error(`The book has no market ${ask.market}`)
  const { blackouts: _skipped, closures: _closed, services, ...rest } = market
  const patches = Object.entries(services ?? {}).map(([id, patch]) => [id, withoutLimits(patch)] as const)
  const rules = Object.entries(read.services).map(([id, rules]) => [id, withoutLimits(rules)] as const)
  const plainBook = {
    ...read,
    markets: { [ask.market]: { ...rest, services: Object.fromEntries(patches) } },
    services: Object.fromEntries(rules) as RuleBook["services"],
  }
  const horizonDays = Math.max(1, ask.horizonDays ?? read.horizonDays)
  return { book: plainBook, readings: [], ask: { ...plain, horizonDays } }
}

/** A service or a market's patch of it, without weekdays and capacities at any depth. */
function withoutLimits<Part>(part: Part): Part {
  if (typeof part !== "object" || part === null) return part
  if (Array.isArray(part)) return part.map((item) => withoutLimits(item)) as Part
  const kept = Object.entries(part).filter(([name]) => name !== "weekdays" && name !== "capacity")
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutLimits(value)])) as Part
}

/** The book as read, with each window ordered so many minutes later, but not after its end. */
function withLaterOrderTimes({ book, readings, ask }: Scene, minutes: number): Omit<Scene, "ask"> {
  const read = bookAsRead(book, readings)
  const market = read.markets[ask.market]
  const rules = read.services[ask.service]
  if (market === undefined || rules === undefined) throw new Error("The question is not one to this book")
  const patch = patchIn(read, ask.market, ask.service)
  const services = { ...read.services, [ask.service]: postponed(rules, minutes) as Service }
  const markets = {
    ...read.markets,
    [ask.market]: {
      ...market,
      ...(patch && { services: { ...market.services, [ask.service]: postponed(patch, minutes) } }),
    },
  }
  return { book: { ...read, services, markets }, readings: [] }
}

function postponed<Part extends { readonly pickup?: unknown }>(part: Part, minutes: number): Part {
  const { pickup } = part
  if (typeof pickup !== "object" || pickup === null) return part
  const latest = { before: "end", minutes: 0 }
  if (!Array.isArray(pickup)) return { ...part, pickup: { ...pickup, orderBy: latest } }
  const later = (pickup as readonly Window[]).map((window) =>
    typeof window.orderBy === "string"
      ? { ...window, orderBy: wallTime(Math.min(minutesOf(window.end), minutesOf(window.orderBy) + minutes)) }
      : { ...window, orderBy: latest },
  )
  return { ...part, pickup: later }
}
