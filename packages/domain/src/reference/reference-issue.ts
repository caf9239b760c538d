/** Why a field's value is invalid. */
export type ReferenceProblem =
  | "not-an-id"
  | "id-differs"
  | "missing"
  | "too-long"
  | "not-positive"
  | "negative"
  | "not-an-amount"
  | "above-100"
  | "not-ascending"
  | "day-taken"
  | "none-in-force"
  | "not-after-from"
  | "too-short-to-be-private"
  | "unknown-area"
  | "unknown-window"
  | "same-area-twice"
  | "not-an-outline"
  | "crosses-itself"
  | "overlaps"
  | "not-a-path"
  | "not-a-closure"
  | "unknown-reading"
  | "twice"
  | "not-a-rule"
  | "not-hours"
  | "has-begun"
  | "in-the-past"
  | "instant-taken"

/** An issue of a value, with its path: "rates.sameDay.bike.baseMinor". */
export interface ReferenceIssue {
  readonly field: string
  readonly problem: ReferenceProblem
  /** What it conflicts with, or the rule book's message; empty if there is nothing to add. */
  readonly detail: string
}

export const issue = (field: string, problem: ReferenceProblem, detail = ""): ReferenceIssue => ({
  field,
  problem,
  detail,
})

/** The issue if a condition does not hold, otherwise none. */
export const unless = (
  holds: boolean,
  field: string,
  problem: ReferenceProblem,
  detail = "",
): readonly ReferenceIssue[] => (holds ? [] : [issue(field, problem, detail)])

/** Amounts are whole minor units, within the limit of a price. */
export const amountIssues = (minor: number, field: string): readonly ReferenceIssue[] =>
  Number.isSafeInteger(minor) && Math.abs(minor) <= 1e11
    ? unless(minor >= 0, field, "negative")
    : [issue(field, "not-an-amount")]

/** Ids appear in addresses, in logs and in quotes. */
export const idIssues = (id: string, field = "id"): readonly ReferenceIssue[] =>
  unless(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(id), field, "not-an-id")
