import { localDate } from "../../calendar/local-date.ts"
import type { Closure } from "../book.ts"

const holidaysOfTheEmirates = "United Arab Emirates, Cabinet Resolution 27 of 2024 on public holidays"
const holidaysOfQatar = "Qatar, Law 14 of 2004 on labour, article 78"

/**
 * The days and hours on which a courier in the Gulf rests, by market (D10): what an operator begins with and edits.
 * `gulfBook` has none of it and answers section 9's tables on every date.
 *
 * Of the public holidays only the first day of each Eid is here, for on all others the courier works.
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
    // Certain, because it is law and the same every year: it acts without anybody's confirmation.
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
 * The date is the Umm al-Qura calendar's. The moon decides, each country sees it for itself, and so each row waits for
 * an operator's confirmation, who moves it by a day where it was seen otherwise.
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
 * The Friday prayer. No law asks a courier to pause, and with it 11AM-2PM is shut on every Friday, when section 9 offers
 * it: provisional, because only the operator can choose to.
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
