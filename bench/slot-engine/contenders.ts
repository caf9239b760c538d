/** The contenders and their questions. */
import { naiveDates, tunedDates } from "./date-fns-tz.ts"
import {
  engineCheck,
  engineEarliest,
  engineExplain,
  enginePickups,
  engineQuote,
  engineQuoteIn,
  engineStaleAt,
} from "./engine-ways.ts"
import { countedDates, parsedDates, plainDates } from "./fixed-offset.ts"
import { type DatesFrom, fullQuote, pickupQuote, sharedQuote } from "./plain-quote.ts"
import { quoting, type Way } from "./way.ts"

export interface Contender {
  readonly question: Question
  readonly title: string
  /** The zone of the question. All contenders for the same question and zone must give the same answers. */
  readonly zone: string
  readonly load: () => Way | Promise<Way>
  /** Whether it needs the libraries installed in bench/peers. */
  readonly isPeer?: boolean
  /** Not measured, only used to check another contender's answers. */
  readonly isWitness?: boolean
  /** The process's own zone, for a contender that supports no other; UTC by default. */
  readonly machineZone?: string
}

export type Question = keyof typeof questions
export const questions = {
  quote: "Full quote: 3 services, 7 dates, with deliveries",
  pickups: "Quote of 3 services, 7 dates, without deliveries",
  closing: "Next closing of Same Day",
  earliest: "Earliest date of Same Day",
  check: "Re-check of a window that is open",
  explain: "The windows of a date, explained",
} as const

const dubai = "Asia/Dubai"
const qatar = "Asia/Qatar"
const london = "Europe/London"
const newYork = "America/New_York"

export const engine = "engine, Asia/Dubai"
export const engineInLondon = "engine, Europe/London"
export const engineInNewYork = "engine, America/New_York"
export const naive = "date-fns-tz naive, a conversion for each time"
export const tuned = "date-fns-tz tuned, a conversion for each date"
export const fixedOffset = "fixed offset, Date.parse for each time"

/** Contenders that differ only in their conversions. */
const conversions: readonly { title: string; load: () => DatesFrom | Promise<DatesFrom>; isPeer?: boolean }[] = [
  { title: naive, load: () => naiveDates(dubai) },
  { title: tuned, load: () => tunedDates(dubai) },
  { title: fixedOffset, load: () => parsedDates },
  { title: "fixed offset, Date.UTC for each time", load: () => countedDates },
  { title: "fixed offset tuned, a midnight for each date", load: () => plainDates },
  {
    title: "Luxon, a conversion for each time",
    load: async () => (await import("./luxon.ts")).luxonDates(dubai),
    isPeer: true,
  },
  {
    title: "temporal-polyfill, a conversion for each time",
    load: async () => (await import("./temporal-polyfill.ts")).temporalDates(dubai),
    isPeer: true,
  },
]

const inQuote = { question: "quote", zone: dubai } as const
const inPickups = { question: "pickups", zone: dubai } as const
const single = { zone: dubai, title: "engine" } as const

const witness = (zone: string, market: string): Contender => ({
  question: "quote",
  zone,
  title: `date-fns-tz naive, ${zone}`,
  load: () => quoting(fullQuote(naiveDates(zone), market)),
  isWitness: true,
})

export const contenders: readonly Contender[] = [
  { ...inQuote, title: engine, load: () => engineQuote("AE") },
  { ...inQuote, title: "engine, Asia/Qatar", zone: qatar, load: () => engineQuote("QA") },
  { ...inQuote, title: "engine, Asia/Dubai without its hint", load: () => engineQuoteIn(dubai) },
  { ...inQuote, title: engineInLondon, zone: london, load: () => engineQuoteIn(london) },
  { ...inQuote, title: engineInNewYork, zone: newYork, load: () => engineQuoteIn(newYork) },
  ...conversions.map(({ load, ...way }) => ({
    ...inQuote,
    ...way,
    load: async () => quoting(fullQuote(await load(), "AE")),
  })),
  {
    ...inQuote,
    title: "date-fns-tz tuned, dates shared by three services",
    load: () => quoting(sharedQuote(tunedDates(dubai), "AE")),
  },
  witness(qatar, "QA"),
  witness(london, "AE"),
  witness(newYork, "AE"),

  { ...inPickups, title: engine, load: () => enginePickups("AE") },
  ...conversions.map(({ load, ...way }) => ({
    ...inPickups,
    ...way,
    load: async () => quoting(pickupQuote(await load(), "AE")),
  })),

  { ...single, question: "closing", load: engineStaleAt },
  {
    ...single,
    question: "closing",
    title: "opening_hours: order times as hours, getNextChange",
    load: async () => {
      const { nextSameDayClosing } = await import("./opening-hours.ts")
      return { answer: nextSameDayClosing, read: nextSameDayClosing }
    },
    isPeer: true,
    machineZone: dubai,
  },
  { ...single, question: "earliest", load: engineEarliest },
  { ...single, question: "check", load: engineCheck },
  { ...single, question: "explain", load: engineExplain },
]
