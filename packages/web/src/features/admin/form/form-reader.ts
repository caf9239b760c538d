import { type LocalDate, parseLocalDate } from "@mersal/domain/calendar/local-date"
import { type Instant, instantAt, wallClock } from "@mersal/domain/calendar/zone"
import type { MarketId } from "@mersal/domain/market/market"
import { marketZone } from "@mersal/domain/market/market-zone"
import { clockTime } from "@mersal/domain/schedule/labels"
import { parseWallTime } from "@mersal/domain/schedule/wall-time"
import type { FormIssue, FormProblem, FormRow, FormState } from "./form-state.ts"

/**
 * Reads the typed texts as domain values, and records what is not a number or a date. The server decides which values
 * are allowed; it answers with the same paths.
 */
export class FormReader {
  readonly issues: FormIssue[] = []
  readonly form: FormState
  readonly market: MarketId
  constructor(form: FormState, market: MarketId) {
    this.form = form
    this.market = market
  }

  text = (path: string): string => (this.form.texts[path] ?? "").trim()

  choice = <Value extends string>(path: string): Value => this.text(path) as Value

  choices = <Value extends string>(path: string): Value[] =>
    this.text(path)
      .split(",")
      .filter((part) => part !== "") as Value[]

  check = (path: string): boolean => this.text(path) === "yes"

  number = (path: string): number => this.numberOf(path, this.text(path))

  numberOrNull = (path: string): number | null => (this.text(path) === "" ? null : this.number(path))

  /** Decimal major units to whole minor units. */
  amount = (path: string): number => this.minor(path, this.text(path))

  amountOrNull = (path: string): number | null => (this.text(path) === "" ? null : this.amount(path))

  date = (path: string): LocalDate => {
    const date = parseLocalDate(this.text(path))
    return date ?? this.refuse(path, "notADate", "" as LocalDate)
  }

  moment = (path: string): Instant => {
    const [day = "", time = ""] = this.text(path).split("T")
    const date = parseLocalDate(day)
    const minute = parseWallTime(time.slice(0, 5))
    if (date === null || minute === null) return this.refuse(path, "notADate", 0)
    return instantAt(marketZone(this.market), date, minute)
  }

  momentOrNull = (path: string): Instant | null => (this.text(path) === "" ? null : this.moment(path))

  rows = <Value>(path: string, read: (row: FormRow, at: string) => Value): Value[] =>
    (this.form.rows[path] ?? []).map((row, index) => read(row, `${path}.${index}`))

  minor = (path: string, typed: string): number => {
    const value = this.numberOf(path, typed)
    const minor = Math.round(value * 100)
    return Math.abs(value * 100 - minor) < 1e-6 ? minor : this.refuse(path, "not-an-amount", 0)
  }

  numberOf = (path: string, typed: string): number => {
    const text = typed.trim()
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : this.refuse(path, text === "" ? "missing" : "notANumber", 0)
  }

  private refuse<Value>(field: string, problem: FormProblem, instead: Value): Value {
    this.issues.push({ field, problem, detail: "" })
    return instead
  }
}

/** Whole minor units in the typed form: "12.5". */
export const typedAmount = (minor: number | null): string => (minor === null ? "" : String(minor / 100))

/** An instant in the form of a date and time field, in the market's local time. */
export function typedMoment(market: MarketId, instant: Instant | null): string {
  if (instant === null) return ""
  const { date, minute } = wallClock(marketZone(market), instant)
  return `${date}T${clockTime(minute)}`
}
