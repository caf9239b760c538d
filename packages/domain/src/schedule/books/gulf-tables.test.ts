import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dateOfDay, dayNumber, localDate } from "../../calendar/local-date.ts"
import { type MinuteOfDay, msPerDay, msPerMinute } from "../../calendar/zone.ts"
import { runs } from "../../testing/runs.ts"
import { parseSpanLabel, type TimeSpan } from "../labels.ts"
import {
  compile,
  type Engine,
  type MarketOf,
  type QuotedDay,
  type ReadingOf,
  type ServiceOf,
  type Slot,
} from "../rule-book.ts"
import { gulfBook } from "./gulf.ts"

type Market = MarketOf<typeof gulfBook>
type Service = ServiceOf<typeof gulfBook>
type Reading = ReadingOf<typeof gulfBook>

/** A table of section 9 as it is printed, with what another reading prints differently. Nothing here is read from the book. */
interface Table {
  readonly service: Service
  readonly reading: Reading | null
  readonly markets: readonly Market[]
  readonly bands: readonly [dawn: string, morning: string, noon: string]
  /** Earliest date and today's pick-up windows, by the time of the order. */
  readonly rows: readonly Row[]
  readonly otherDays: string
  readonly delivery: string | Deadline
  readonly deliveryInDays: number
}

interface Row {
  readonly time: string
  readonly earliest: "today" | "tomorrow"
  readonly today: string | ((currentHour: number) => string)
}

/** "Before" so many hours after the pick-up hour, capped at an hour of the day. */
interface Deadline {
  readonly hoursAfterStart: number
  readonly capHour: number
}

const bothMarkets: readonly Market[] = ["AE", "QA"]
const none = ""

const sameDayRows: readonly Row[] = [
  { time: "00:00-09:59", earliest: "today", today: "11AM-2PM, 1PM-6PM" },
  { time: "10:00-15:59", earliest: "today", today: "1PM-6PM" },
  { time: "16:00-23:59", earliest: "tomorrow", today: none },
]
const sameDay: Table = {
  service: "sameDay",
  reading: null,
  markets: bothMarkets,
  bands: ["00:00-09:59", "10:00-15:59", "16:00-23:59"],
  rows: sameDayRows,
  otherDays: "11AM-2PM, 1PM-6PM",
  delivery: "5PM-10PM",
  deliveryInDays: 0,
}

const nextDayRows = (early: string, late: string): readonly Row[] => [
  { time: "00:00-09:59", earliest: "today", today: early },
  { time: "10:00-17:59", earliest: "today", today: late },
  { time: "18:00-23:59", earliest: "tomorrow", today: none },
]
const nextDay: Table = {
  service: "nextDay",
  reading: null,
  markets: bothMarkets,
  bands: ["00:00-09:59", "10:00-17:59", "18:00-23:59"],
  rows: nextDayRows("12PM-5PM, 5PM-10PM", "5PM-10PM"),
  otherDays: "12PM-5PM, 5PM-10PM",
  delivery: "9AM-1PM, 1PM-5PM, 5PM-10PM",
  deliveryInDays: 1,
}

/** The hours from one start to another: "9AM-10PM" is thirteen of them. */
const hourly = (from: number, to: number): string => {
  const clock = (hour: number): string => `${hour % 12 || 12}${hour % 24 < 12 ? "AM" : "PM"}`
  const starts = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  return starts.map((start) => `${clock(start)}-${clock(start + 1)}`).join(", ")
}
const onDemand: Table = {
  service: "onDemand",
  reading: null,
  markets: bothMarkets,
  bands: ["00:00-07:59", "08:00-20:59", "21:00-23:59"],
  rows: [
    { time: "00:00-07:59", earliest: "today", today: hourly(9, 21) },
    { time: "08:00-20:59", earliest: "today", today: (hour) => hourly(hour + 1, 21) },
    { time: "21:00-23:59", earliest: "tomorrow", today: none },
  ],
  otherDays: hourly(9, 21),
  delivery: { hoursAfterStart: 2, capHour: 24 },
  deliveryInDays: 0,
}

const tables: readonly Table[] = [
  sameDay,
  nextDay,
  onDemand,
  {
    ...sameDay,
    reading: "sd-cutoff-1500",
    rows: [
      { time: "00:00-09:59", earliest: "today", today: "11AM-2PM, 1PM-6PM" },
      { time: "10:00-14:59", earliest: "today", today: "1PM-6PM" },
      { time: "15:00-23:59", earliest: "tomorrow", today: none },
    ],
  },
  {
    ...sameDay,
    reading: "sd-cutoff-1400",
    bands: ["00:00-09:59", "10:00-13:59", "14:00-23:59"],
    rows: [
      { time: "00:00-09:59", earliest: "today", today: "11AM-2PM, 1PM-6PM" },
      { time: "10:00-13:59", earliest: "today", today: "1PM-6PM" },
      { time: "14:00-23:59", earliest: "tomorrow", today: none },
    ],
  },
  { ...sameDay, reading: "sd-delivery-alt", markets: ["AE"], delivery: "5PM-8PM" },
  { ...sameDay, reading: "sd-delivery-alt", markets: ["QA"], delivery: "5PM-9PM" },
  {
    ...nextDay,
    reading: "nd-alt",
    markets: ["AE"],
    rows: nextDayRows("9AM-6PM, 12PM-5PM, 5PM-8PM, 9AM-3PM", "5PM-8PM"),
    otherDays: "9AM-6PM, 12PM-5PM, 5PM-8PM, 9AM-3PM",
    delivery: "9AM-6PM, 12PM-5PM, 5PM-8PM, 9AM-3PM",
  },
  {
    ...nextDay,
    reading: "nd-alt",
    markets: ["QA"],
    rows: nextDayRows("9AM-1PM, 5PM-9PM", "5PM-9PM"),
    otherDays: "9AM-1PM, 5PM-9PM",
    delivery: "9AM-1PM, 5PM-9PM",
  },
  { ...onDemand, reading: "od-cap-2200", delivery: { hoursAfterStart: 2, capHour: 22 } },
  {
    ...onDemand,
    reading: "od-alt-hours",
    rows: [
      { time: "00:00-18:59", earliest: "today", today: (hour) => hourly(Math.max(hour, 10), 18) },
      { time: "19:00-23:59", earliest: "tomorrow", today: none },
    ],
    otherDays: hourly(10, 18),
  },
]

const named = tables.flatMap((table) =>
  table.markets.map((market) => ({ table, market, name: `${table.reading ?? "the default"} of ${table.service}` })),
)

const hoursAhead = { AE: 4, QA: 3 }
const firstDay = dayNumber(localDate("2026-01-01"))
const daysOfThreeYears = dayNumber(localDate("2029-01-01")) - firstDay

/** Every edge that a table prints, and every hour that one of its lists begins with, with the milliseconds beside it. */
function timesOf({ bands, rows }: Table): readonly number[] {
  const edges = [...bands, ...rows.map((row) => row.time)].map((stretch) => minutesOf(stretch).first)
  const hours = rows
    .filter(({ today }) => typeof today === "function")
    .map(({ time }) => minutesOf(time))
    .flatMap(({ first, last }) => Array.from({ length: (last - first) / 60 }, (_, hour) => first + hour * 60))
  const instants = [...edges, ...hours].flatMap((minute) => [-1, 0, 1].map((more) => minute * msPerMinute + more))
  return [...new Set(instants)].filter((time) => time >= 0)
}

/** "10:00-15:59", its last minute included. */
const minutesOf = (stretch: string): { readonly first: MinuteOfDay; readonly last: MinuteOfDay } => {
  const [first = 0, last = 0] = stretch.split("-").map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
  return { first, last }
}

const isWithin = (stretch: string, minute: MinuteOfDay): boolean =>
  minutesOf(stretch).first <= minute && minute <= minutesOf(stretch).last

interface Said {
  readonly band: string | undefined
  /** In days from today, as the delivery is. */
  readonly earliest: number | null
  readonly delivery: number | null
  readonly today: readonly Offered[]
  readonly tomorrow: readonly Offered[]
}

/** A window in minutes of its date, and its deliveries in minutes of theirs, which is so many days later. */
interface Offered extends TimeSpan {
  readonly deliveredIn: number
  readonly delivery: readonly TimeSpan[]
}

/** What a table says at a time of any day. */
function printed(table: Table, time: number): Said {
  const minute = Math.floor(time / msPerMinute)
  const row = table.rows.find((row) => isWithin(row.time, minute))
  if (row === undefined) throw new Error(`No row at minute ${minute}`)
  const earliest = row.earliest === "today" ? 0 : 1
  return {
    band: ["dawn", "morning", "noon"][table.bands.findIndex((band) => isWithin(band, minute))],
    earliest,
    delivery: earliest + table.deliveryInDays,
    today: windowsOf(table, typeof row.today === "string" ? row.today : row.today(Math.floor(minute / 60))),
    tomorrow: windowsOf(table, table.otherDays),
  }
}

const windowsOf = (table: Table, labels: string): readonly Offered[] =>
  spansOf(labels).map((span) => ({
    ...span,
    deliveredIn: table.deliveryInDays,
    delivery: deliveriesOf(table, span),
  }))

function deliveriesOf({ delivery }: Table, { start }: TimeSpan): readonly TimeSpan[] {
  if (typeof delivery === "string") return spansOf(delivery)
  return [{ start, end: Math.min(start + delivery.hoursAfterStart * 60, delivery.capHour * 60) }]
}

function spansOf(labels: string): readonly TimeSpan[] {
  if (labels === none) return []
  return labels.split(", ").map((label) => {
    const span = parseSpanLabel(label)
    if (span === null) throw new Error(`Not a window: ${label}`)
    return span
  })
}

/** What the engine says, in the same terms. */
function answered(
  engine: Engine<typeof gulfBook>,
  { service }: Table,
  market: Market,
  day: number,
  time: number,
): Said {
  const now = startOf(market, day) + time
  const ask = { market, service, now }
  const earliest = engine.earliest(ask)
  const [today, tomorrow] = engine.quote({ ...ask, days: 2 }).days
  return {
    band: engine.clock(market, now).band(service),
    earliest: earliest && dayNumber(earliest.date) - day,
    delivery: earliest && dayNumber(earliest.delivery) - day,
    today: offeredOn(today, market, day),
    tomorrow: offeredOn(tomorrow, market, day + 1),
  }
}

function offeredOn(quoted: QuotedDay | undefined, market: Market, day: number): readonly Offered[] {
  if (quoted === undefined || dayNumber(quoted.date) !== day) throw new Error(`Not quoted: ${dateOfDay(day)}`)
  return quoted.slots.map((slot) => {
    const deliveredIn = dayNumber(slot.delivery.date) - day
    const delivery = slot.delivery.options.map((option) => spanOn(option, market, day + deliveredIn))
    return { ...spanOn(slot, market, day), deliveredIn, delivery }
  })
}

function spanOn({ start, end }: Pick<Slot, "start" | "end">, market: Market, day: number): TimeSpan {
  const midnight = startOf(market, day)
  return { start: (start - midnight) / msPerMinute, end: (end - midnight) / msPerMinute }
}

/** As `toEqual` does, which takes too long for hundreds of thousands of answers. */
const isSame = (a: Said, b: Said): boolean =>
  a.band === b.band &&
  a.earliest === b.earliest &&
  a.delivery === b.delivery &&
  areSame(a.today, b.today, isSameWindow) &&
  areSame(a.tomorrow, b.tomorrow, isSameWindow)

const isSameWindow = (a: Offered, b: Offered): boolean =>
  isSameSpan(a, b) && a.deliveredIn === b.deliveredIn && areSame(a.delivery, b.delivery, isSameSpan)

const isSameSpan = (a: TimeSpan, b: TimeSpan): boolean => a.start === b.start && a.end === b.end

const areSame = <Item>(a: readonly Item[], b: readonly Item[], isSame: (a: Item, b: Item) => boolean): boolean =>
  a.length === b.length && a.every((item, at) => isSame(item, b[at] as Item))

/** 00:00 of a day, without the engine's zones: these two have never changed their clocks in this century. */
const startOf = (market: Market, day: number): number => day * msPerDay - hoursAhead[market] * 60 * msPerMinute

describe.each(named)("$name in $market", ({ table, market }) => {
  const engine = table.reading === null ? compile(gulfBook) : compile(gulfBook, { reading: table.reading })

  it("is what section 9 prints, at every edge and hour of every day of three years, to the millisecond", () => {
    const expected = timesOf(table).map((time) => ({ time, said: printed(table, time) }))
    for (let day = firstDay; day < firstDay + daysOfThreeYears; day++)
      for (const { time, said } of expected) {
        const answer = answered(engine, table, market, day, time)
        if (!isSame(answer, said)) expect({ day: dateOfDay(day), time, ...answer }).toEqual(said)
      }
  })

  const anyDay = fc.integer({ min: firstDay, max: firstDay + daysOfThreeYears - 1 })
  const anyTime = fc.integer({ min: 0, max: msPerDay - 1 })

  it("is that at any other time", () => {
    fc.assert(
      fc.property(anyDay, anyTime, (day, time) => {
        expect(answered(engine, table, market, day, time)).toEqual(printed(table, time))
      }),
      { numRuns: runs(300) },
    )
  })

  it("offers on each of the thirty days to come what it does on other days than today", () => {
    fc.assert(
      fc.property(anyDay, anyTime, fc.integer({ min: 1, max: 30 }), (day, time, ahead) => {
        const ask = { market, service: table.service, now: startOf(market, day) + time, from: dateOfDay(day + ahead) }
        const [quoted] = engine.quote({ ...ask, days: 1 }).days
        expect(offeredOn(quoted, market, day + ahead)).toEqual(windowsOf(table, table.otherDays))
      }),
      { numRuns: runs(100) },
    )
  })
})

it("transcribes each reading of the book", () => {
  const readings = new Set(tables.map(({ reading }) => reading))
  expect([...readings].filter((reading) => reading !== null).sort()).toEqual(Object.keys(gulfBook.readings).sort())
})
