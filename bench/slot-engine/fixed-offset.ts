/** Dates without a zone: the offset of Asia/Dubai written into the program. */
import { type DatesFrom, datesAfter } from "./plain-quote.ts"

const offset = 4 * 3_600_000
const msPerDay = 86_400_000

const dateIn = (now: number): string => new Date(now + offset).toISOString().slice(0, 10)

/** Every time parsed from a text. */
export const parsedDates: DatesFrom = (now, count) =>
  datesAfter(dateIn(now), count).map((date) => ({ date, at: ({ text }) => Date.parse(`${date}T${text}:00+04:00`) }))

/** Every time computed from its year, month, day and minute. */
export const countedDates: DatesFrom = (now, count) =>
  datesAfter(dateIn(now), count).map((date) => {
    const year = Number(date.slice(0, 4))
    const month = Number(date.slice(5, 7)) - 1
    const day = Number(date.slice(8))
    return { date, at: ({ minute }) => Date.UTC(year, month, day, 0, minute) - offset }
  })

/** One midnight per date, with cached date texts: little remains but the loop and its objects. */
export const plainDates: DatesFrom = (now, count) => {
  const today = Math.floor((now + offset) / msPerDay)
  return Array.from({ length: count }, (_, index) => {
    const midnight = (today + index) * msPerDay - offset
    return { date: textOf(today + index), at: ({ minute }) => midnight + minute * 60_000 }
  })
}

const texts = new Map<number, string>()

function textOf(day: number): string {
  let text = texts.get(day)
  if (text === undefined) {
    text = new Date(day * msPerDay).toISOString().slice(0, 10)
    texts.set(day, text)
  }
  return text
}
