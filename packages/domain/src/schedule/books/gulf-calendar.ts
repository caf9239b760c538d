import { localDate } from "../../calendar/local-date.ts"
import type { Closure } from "../book.ts"

const holidaysOfTheEmirates = "United Arab Emirates, Cabinet Resolution 27 of 2024 on public holidays"
const holidaysOfQatar = "Qatar, Law 14 of 2004 on labour, article 78"

/**
 * The days and hours on which a courier in the Gulf does not work, by market (D10): a starting point that an operator
 * edits. `gulfBook` contains no closures and answers with section 9's tables on every date.
 *
 * Of the public holidays only the first day of each Eid is included; couriers work on all others.
 *
 * @example engine.quote({ market: "QA", service, now, closures: gulfCalendar.QA, tags: ["bike"] })
 */
export const gulfCalendar: Readonly<Record<"AE" | "QA", readonly Closure[]>> = {
  AE: [
    firstDayOfEid("ae-eid-al-fitr-2026", "2026-03-20", "1 Shawwal 1447", holidaysOfTheEmirates),
    firstDayOfEid("ae-eid-al-adha-2026", "2026-05-27", "10 Dhu al-Hijjah 1447", holidaysOfTheEmirates),
    firstDayOfEid("ae-eid-al-fitr-2027", "2027-03-09", "1 Shawwal 1448", holidaysOfTheEmirates),
    firstDayOfEid("ae-eid-al-adha-2027", "2027-05-16", "10 Dhu al-Hijjah 1448", holidaysOfTheEmirates),
    fridayPause("ae-friday-pause"),
  ],
  QA: [
    firstDayOfEid("qa-eid-al-fitr-2026", "2026-03-20", "1 Shawwal 1447", holidaysOfQatar),
    firstDayOfEid("qa-eid-al-adha-2026", "2026-05-27", "10 Dhu al-Hijjah 1447", holidaysOfQatar),
    firstDayOfEid("qa-eid-al-fitr-2027", "2027-03-09", "1 Shawwal 1448", holidaysOfQatar),
    firstDayOfEid("qa-eid-al-adha-2027", "2027-05-16", "10 Dhu al-Hijjah 1448", holidaysOfQatar),
    fridayPause("qa-friday-pause"),
    // Not provisional, because it is law and the same every year: it needs no confirmation.
    {
      id: "qa-motorcycles-in-summer",
      from: "06-01",
      to: "09-15",
      between: ["10:00", "15:30"],
      tags: ["bike"],
      source: "Qatar, Ministry of Labour, Decision 17 of 2021 and its yearly notice on deliveries by motorcycle",
    },
  ],
}

/**
 * The date is that of the Umm al-Qura calendar. The day depends on the sighting of the moon, which each country does
 * itself. So each row is provisional until an operator confirms it, or moves it by a day.
 */
function firstDayOfEid(id: string, date: string, islamicDate: string, holidays: string): Closure {
  const day = localDate(date)
  return {
    id,
    from: day,
    to: day,
    source: `${holidays}; ${islamicDate} by the Umm al-Qura calendar`,
    provisional: true,
  }
}

/**
 * The Friday prayer. Provisional, because it is the operator's choice: no law asks couriers to pause, and the closure
 * shuts 11AM-2PM on every Friday, which section 9 offers.
 */
function fridayPause(id: string): Closure {
  return {
    id,
    from: "01-01",
    to: "12-31",
    weekdays: [5],
    between: ["11:30", "13:30"],
    source: "The courier's own hours",
    provisional: true,
  }
}
