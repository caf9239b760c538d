/**
 * The slot engine against date-fns-tz: a quote of three services over seven dates, the re-check, the next closing.
 *
 * Every contender first gives the same answers at all instants that are asked. Rounds are interleaved, so that what else
 * the machine does meets all of them, and only the ratios mean something. The date-fns-tz ways list pick-up windows only;
 * the engine's quote has the deliveries as well.
 */
import { dateOfDay, dayNumber, localDate } from "@mersal/domain/calendar/local-date"
import { gulfBook } from "@mersal/domain/schedule/books/gulf"
import { compile, type RuleBook } from "@mersal/domain/schedule/rule-book"
import { formatInTimeZone, fromZonedTime } from "date-fns-tz"

const zone = "Asia/Dubai"
const offset = 4 * 3_600_000
const services = ["sameDay", "nextDay", "onDemand"] as const
const days = 7
const rounds = 15
const roundMs = 60

interface PlainWindow {
  readonly id: string
  readonly start: string
  readonly end: string
  readonly orderBy: string
}
interface PlainSlot {
  readonly window: string
  readonly start: number
  readonly end: number
  readonly orderBy: number
}
type PlainQuote = readonly { readonly date: string; readonly slots: readonly PlainSlot[] }[]

const clock = (hour: number): string => `${String(hour).padStart(2, "0")}:00`

/** The Gulf book's windows as the other ways read them: local times as text. */
const windows: Readonly<Record<(typeof services)[number], readonly PlainWindow[]>> = {
  sameDay: gulfBook.services.sameDay.pickup,
  nextDay: gulfBook.services.nextDay.pickup,
  onDemand: Array.from({ length: 13 }, (_, index) => index + 9).map((hour) => ({
    id: `${hour}`,
    start: clock(hour),
    end: clock(hour + 1),
    orderBy: clock(hour),
  })),
}
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function listDates(now: number, slotsOf: (date: string, list: readonly PlainWindow[]) => readonly PlainSlot[]) {
  const today = dayNumber(localDate(formatInTimeZone(now, zone, "yyyy-MM-dd")))
  return services.map((service) =>
    Array.from({ length: days }, (_, index) => {
      const date = dateOfDay(today + index)
      return { date, slots: slotsOf(date, windows[service]).filter((slot) => now < slot.orderBy) }
    }),
  )
}

/** What one writes first: every time of every window converted from the zone. */
const naive = (now: number): readonly PlainQuote[] =>
  listDates(now, (date, list) =>
    list.map(({ id, start, end, orderBy }) => ({
      window: id,
      start: fromZonedTime(`${date}T${start}:00`, zone).getTime(),
      end: fromZonedTime(`${date}T${end}:00`, zone).getTime(),
      orderBy: fromZonedTime(`${date}T${orderBy}:00`, zone).getTime(),
    })),
  )

/** One conversion a date and arithmetic from there, which is wrong on the day of a clock change. */
const tuned = (now: number): readonly PlainQuote[] =>
  listDates(now, (date, list) => onDay(fromZonedTime(`${date}T00:00:00`, zone).getTime(), list))

/** No zone at all: the offset as a number and UTC arithmetic, the same loop and the same objects. */
function fixedOffset(now: number): readonly PlainQuote[] {
  const today = Math.floor((now + offset) / 86_400_000)
  return services.map((service) =>
    Array.from({ length: days }, (_, index) => ({
      date: dateOfDay(today + index),
      slots: onDay((today + index) * 86_400_000 - offset, windows[service]).filter((slot) => now < slot.orderBy),
    })),
  )
}

const onDay = (midnight: number, list: readonly PlainWindow[]): readonly PlainSlot[] =>
  list.map(({ id, start, end, orderBy }) => ({
    window: id,
    start: midnight + minutes(start) * 60_000,
    end: midnight + minutes(end) * 60_000,
    orderBy: midnight + minutes(orderBy) * 60_000,
  }))

const engine = compile(gulfBook)
const ask = (service: (typeof services)[number], now: number) => ({ market: "AE", service, now }) as const
const quote = (now: number) => services.map((service) => engine.quote(ask(service, now)).days)

const london = compile({ ...gulfBook, markets: { AE: { zone: "Europe/London" } } } satisfies RuleBook)

const checked = localDate("2026-11-30")

/** A week of instants, some of them exactly at a last order time. */
const base = Date.parse("2026-11-21T00:00+04:00")
const instants = Array.from({ length: 64 }, (_, index) => base + index * 9_000_000 + (index % 3) * 1_234_567)
instants.push(...[9, 10, 16, 18, 21].map((hour) => base + hour * 3_600_000))

const ways: readonly { readonly name: string; readonly run: (now: number, call: number) => unknown }[] = [
  { name: "date-fns-tz naive (fromZonedTime per window)", run: naive },
  { name: "date-fns-tz tuned (one conversion a date)", run: tuned },
  { name: "fixed offset, UTC arithmetic (no zones at all)", run: fixedOffset },
  // Far enough apart that no date is still remembered from the call before.
  { name: "engine: quote, dates never asked before", run: (now, call) => quote(now + (call % 9000) * 8 * 86_400_000) },
  { name: "engine: quote", run: quote },
  { name: "engine: quote, Europe/London", run: (now) => services.map((service) => london.quote(ask(service, now))) },
  {
    name: "engine: earliest date of the three",
    run: (now) => services.map((service) => engine.earliest(ask(service, now))),
  },
  {
    name: "engine: re-check of one slot",
    run: (now) => engine.check({ ...ask("sameDay", now), date: checked, window: "13-18" }),
  },
  { name: "engine: next closing of one service", run: (now) => engine.staleAt(ask("onDemand", now)) },
]

function requireEqualAnswers(): void {
  for (const now of instants) {
    const expected = JSON.stringify(naive(now))
    const listed = quote(now).map((quoted) =>
      quoted.map(({ date, slots }) => ({
        date,
        slots: slots.map(({ window, start, end, orderBy }) => ({ window, start, end, orderBy })),
      })),
    )
    for (const answer of [tuned(now), fixedOffset(now), listed])
      if (JSON.stringify(answer) !== expected) throw new Error(`Different answers at ${new Date(now).toISOString()}`)
  }
  console.log(
    `Equal answers at ${instants.length} instants. One quote: 3 services, ${days} dates, 17 windows a date.\n`,
  )
}

/** Nanoseconds a call, for each way and round. */
function measure(): readonly (readonly number[])[] {
  const times = ways.map((): number[] => [])
  const calls = ways.map(({ run }) => callsFor(run))
  for (let round = 0; round < rounds; round++)
    ways.forEach(({ run }, index) => {
      times[index]?.push(timed(run, calls[index] ?? 1, round))
    })
  return times
}

function callsFor(run: (now: number, call: number) => unknown): number {
  let calls = 1
  while (timed(run, calls, 0) * calls < roundMs * 1e6) calls *= 2
  return calls
}

let sink: unknown

function timed(run: (now: number, call: number) => unknown, calls: number, round: number): number {
  const begun = process.hrtime.bigint()
  for (let call = 0; call < calls; call++) sink = run(instants[(call + round) % instants.length] ?? base, call)
  return Number(process.hrtime.bigint() - begun) / calls
}

function report(times: readonly (readonly number[])[]): void {
  const median = (values: readonly number[]): number =>
    values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
  const ratio = (index: number, to: number): number =>
    median((times[to] ?? []).map((time, round) => time / (times[index]?.[round] ?? Number.NaN)))
  const format = (value: number): string => Math.round(value).toLocaleString("en-US")
  console.log(`${"way".padEnd(48)}${"min ns".padStart(12)}${"median ns".padStart(12)}${"× naive".padStart(12)}`)
  ways.forEach(({ name }, index) => {
    const least = format(Math.min(...(times[index] ?? [])))
    const row = [least, format(median(times[index] ?? [])), format(ratio(index, 0))]
    console.log(name.padEnd(48) + row.map((cell) => cell.padStart(12)).join(""))
  })

  const bars = [
    { of: "date-fns-tz naive", is: ratio(4, 0), least: 900 },
    { of: "date-fns-tz tuned", is: ratio(4, 1), least: 40 },
    { of: "the fixed offset", is: ratio(4, 2), least: 10 },
  ]
  console.log()
  for (const { of, is, least } of bars) {
    console.log(`A quote is ${format(is)} times as fast as ${of}; at least ${least} is asked.`)
    if (!(is >= least)) process.exitCode = 1
  }
  if (sink === undefined) throw new Error("Nothing was measured")
}

requireEqualAnswers()
report(measure())
