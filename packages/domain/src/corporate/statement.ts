import { type Money, money, toDecimalText } from "../money/money.ts"
import type { CsvCell } from "../paper/csv.ts"
import type { Company } from "./company.ts"
import type { AccountEntry } from "./company-account.ts"
import type { CreditEntry, CreditLot } from "./credit.ts"

/** A month of a company's account, from the debt before it to the debt after it. */
export interface Statement {
  readonly month: string
  readonly company: Pick<Company, "id" | "market" | "name" | "taxNumber">
  readonly opening: Money
  readonly lines: readonly AccountEntry[]
  /** Sales less refunds, VAT included. */
  readonly charged: Money
  readonly vat: Money
  readonly paid: Money
  readonly closing: Money
  /** The number of its tax document, once the month is over and something was sold; otherwise null. */
  readonly document: string | null
  /** Credit added and used. */
  readonly credit: readonly CreditEntry[]
}

/** A month in the list of statements. */
export interface StatementMonth {
  readonly month: string
  readonly charged: Money
  readonly vat: Money
  readonly paid: Money
  readonly closing: Money
  /** The number of its tax document; null if there is none. */
  readonly document: string | null
}

export interface Statements {
  /** The newest first. */
  readonly months: readonly StatementMonth[]
  /** Lots with credit left, the one that ends soonest first. */
  readonly lots: readonly CreditLot[]
}

export function statementOf(
  { id, market, name, taxNumber }: Company,
  month: string,
  opening: Money,
  lines: readonly AccountEntry[],
  { document, credit }: Pick<Statement, "document" | "credit">,
): Statement {
  const { currency } = opening
  const sum = (of: (line: AccountEntry) => number) =>
    money(
      lines.reduce((all, line) => all + of(line), 0),
      currency,
    )
  const charged = sum(({ kind, onAccount }) => (kind === "payment" ? 0 : onAccount.minor))
  const paid = sum(({ kind, onAccount }) => (kind === "payment" ? 0 - onAccount.minor : 0))
  return {
    month,
    company: { id, market, name, taxNumber },
    opening,
    lines,
    charged,
    vat: sum(({ vat }) => vat.minor),
    paid,
    closing: money(opening.minor + charged.minor - paid.minor, currency),
    document,
    credit,
  }
}

/** The statement as rows of a spreadsheet. Programs read it too, so column names are the same in every language. */
export function statementRows(
  statement: Statement,
  costCentres: Company["costCentres"],
  isoOf: (at: number) => string,
): readonly (readonly CsvCell[])[] {
  const nameOf = (id: string | null) => costCentres.find((centre) => centre.id === id)?.name ?? id ?? ""
  const { currency } = statement.opening
  const decimal = (amount: Money): CsvCell => ({ decimal: toDecimalText(amount) })
  const total = (name: string, amount: Money) => ["", name, "", "", decimal(amount), "", "", currency]
  return [
    ["time", "kind", "for", "cost_centre", "on_account", "vat", "on_credit", "currency"],
    total("opening", statement.opening),
    ...statement.lines.map((line) => [
      isoOf(line.at),
      line.kind,
      line.for,
      nameOf(line.costCentre),
      decimal(line.onAccount),
      decimal(line.vat),
      decimal(line.onCredit),
      currency,
    ]),
    total("closing", statement.closing),
  ]
}
