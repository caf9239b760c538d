import type { ReadingOf } from "../book.ts"
import type { gulfBook } from "./gulf.ts"

/** A contradiction or gap in the specification's time rules: what `gulfBook` does, and what the alternative is. */
export interface Contradiction {
  readonly id: `C${number}`
  readonly says: string
  readonly default: string
  readonly because?: string
  /** The reading of `gulfBook` that makes the other choice. */
  readonly reading?: ReadingOf<typeof gulfBook>
  /** How to make the other choice when no single reading does it. */
  readonly otherwise?: string
}

export const gulfContradictions: readonly Contradiction[] = [
  {
    id: "C1",
    says: "Same Day is delivered today 'until 15:59', and its earliest date moves to tomorrow 'from 15:00'.",
    default: "1PM-6PM can be ordered until 16:00.",
    because: "The bands, the slot list and half of the date rule say 16:00; the other half alone says 15:00.",
    reading: "sd-cutoff-1500",
  },
  {
    id: "C2",
    says: "Same Day's noon begins at 16:00, and in an earlier part at 14:00.",
    default: "16:00.",
    because: "The last band begins at the last order time, which C1 sets to 16:00.",
    reading: "sd-cutoff-1400",
  },
  {
    id: "C3",
    says: "From 16:00 on, 11AM-2PM and 1PM-6PM are listed under 'today', which can no longer be booked.",
    default: "Today's list is empty, and both windows are tomorrow's.",
    because: "The earliest date has moved by then, and each slot names its date.",
  },
  {
    id: "C4",
    says: "1PM-6PM can be ordered until 15:59 and Next Day's 5PM-10PM until 17:59, when both have begun.",
    default: "A window that has begun is open until its last order time.",
    because: "It has hours left in which the parcel can be fetched.",
    otherwise: "An `orderBy` before the start.",
  },
  {
    id: "C5",
    says: "Windows overlap: 11AM-2PM with 1PM-6PM, and the pick-up 1PM-6PM with the delivery 5PM-10PM.",
    default:
      "Allowed. A delivery neither begins nor ends before its pick-up does, and may begin before the pick-up ends.",
    otherwise: "`bookWarnings` names the books in which a delivery is earlier than its pick-up.",
  },
  {
    id: "C6",
    says: "Same Day is delivered 5PM-10PM, or 5PM-8PM, or in Qatar 5PM-9PM.",
    default: "5PM-10PM in both markets.",
    because: "The slot list says it for every part of the day; the others are named as alternatives.",
    reading: "sd-delivery-alt",
  },
  {
    id: "C7",
    says: "Next Day has two pick-up windows, and its window is neither chosen nor shown.",
    default: "The engine lists both; the booking takes the first open window of the chosen date.",
    otherwise: "A call of `check` with a window gets that window or a refusal.",
  },
  {
    id: "C8",
    says: "Nothing says which On Demand hours of today are gone.",
    default: "Each hour can be ordered until it begins: the next full hour is the first.",
    because: "So today's list is empty at 21:00, exactly when the bands move the date.",
    reading: "od-alt-hours",
  },
  {
    id: "C9",
    says: "On Demand's delivery is two hours after the pick-up hour, 'capped around 10PM or 12AM'.",
    default: "12AM.",
    because: "With 12AM, 'two hours after' holds for all thirteen hours; with 10PM it fails for 9PM.",
    reading: "od-cap-2200",
  },
  {
    id: "C10",
    says: "One list of On Demand hours ends at 6PM, while the bands allow today until 20:59.",
    default: "The earliest date follows the windows and never names a date without one.",
    because: "A date on which nothing can be chosen is not worth offering.",
    reading: "od-alt-hours",
  },
  {
    id: "C11",
    says: "On Demand has a dawn and a morning band that allow the same.",
    default: "Bands are labels and decide nothing.",
    otherwise: "The edges of `bands`.",
  },
  {
    id: "C12",
    says: "The date rules are headed 'Dubai time', but the Qatar host's zone is Asia/Qatar.",
    default: "The clock of the market in the question.",
    because: "A customer in Doha reads the times on a clock in Doha.",
    otherwise: "A market's `zone`, or the `zone` of one question.",
  },
  {
    id: "C13",
    says: "The check before payment compares dates only, so that 11AM-2PM, chosen at 09:59, passes at 10:00.",
    default: "Date and window are checked; the refusal is `slot-closed`.",
    because: "What is accepted has to be what is offered.",
    otherwise: "`check` without a window looks at the date alone.",
  },
  {
    id: "C14",
    says: "Cash with equal dates skips the check, and a card with equal dates is refused, which bars cards from Same Day.",
    default:
      "Every payment method is checked alike; equal dates are right for Same Day and On Demand and wrong for Next Day.",
    because: "A late order is late however it is paid.",
  },
  {
    id: "C15",
    says: "'Pickup date cannot be before the current time' is a check that always passes.",
    default: "It is a check: a date before today is refused as `past`.",
  },
  {
    id: "C16",
    says: "Three lists of days to skip are named, but their contents are not given.",
    default: "No day is skipped. `blackouts` has dates and days of the week for pick-up, for delivery and for both.",
    because: "A skipped day moves no cut-off: what was due on it is due on the next date that has a window.",
    otherwise: "`blackouts` of a market or of one question.",
  },
  {
    id: "C17",
    says: "Nothing says how far ahead can be booked.",
    default: "Thirty days after today. A delivery is looked for as many days further.",
    because: "With one limit for both, the delivery date found would depend on it.",
    otherwise: "`horizonDays` of the book or of one question.",
  },
  {
    id: "C18",
    says: "Next Day's cut-offs depend on four kinds of routes, but the cut-offs are not given.",
    default: "The four routes exist by name, without rules.",
    because: "An invented cut-off would refuse what the tables offer.",
    otherwise: "`cutoff` and `leadDays` of a route: a cut-off makes a window shut earlier, never later.",
  },
  {
    id: "C19",
    says: "The time of an order is written `YYYY-MM-DD hh:mm:ss`, which cannot tell 1 in the morning from 1 in the afternoon.",
    default: "The instant is stored. The text is written to the wire but never read back.",
  },
  {
    id: "C20",
    says: "Formats are written in two alphabets: `YYYY`, `Do` and `A` mean something else to the date library that is named.",
    default: "Labels are written by functions of this project, and no library reads the formats.",
  },
  {
    id: "C21",
    says: "'Do MMM, YYYY - hh:mm A' and '1st Jan 2021' need ordinals, but give no rule for them.",
    default: "English ordinals: 11th, 12th and 13th, 21st, 22nd and 23rd.",
  },
  {
    id: "C22",
    says: "Being too late is reported in three ways: a message, moving the date to tomorrow, and an error in the next step.",
    default: "The date picker begins at the earliest date; a message comes only when a chosen window has closed since.",
    because: "No customer is warned about a date that could not be chosen.",
    otherwise: "`earliest` gives the date, and the refusal of `check` the message.",
  },
  {
    id: "C23",
    says: "Next Day has further windows, some of them for Qatar, without saying which are for pick-up.",
    default: "Only the windows of the slot list, which says which are for pick-up and which for delivery.",
    reading: "nd-alt",
  },
]
