import { type DayNumber, dateOfDay, type LocalDate } from "../../calendar/local-date.ts"

/** `dateOfDay` for the few days that most questions are about: writing a date costs more than all the rest of listing it. */
export function dateTextOf(day: DayNumber): LocalDate {
  const place = day & (datesKept - 1)
  const known = texts[place]
  if (known !== undefined && days[place] === day) return known
  const text = dateOfDay(day)
  days[place] = day
  texts[place] = text
  return text
}

/** Nearly three years, each day in its own place; a day another three years off takes the place over. */
const datesKept = 1024
const days = new Int32Array(datesKept)
const texts: (LocalDate | undefined)[] = Array.from({ length: datesKept })
