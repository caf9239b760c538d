import { todayIn } from "../booking/windows/market-schedule.ts"
import type { AccountEntry } from "../corporate/company-account.ts"
import type { MarketId } from "../market/market.ts"
import { paper as arabicPaper } from "../messages/ar/paper.ts"
import { statementPaper as arabic } from "../messages/ar/statement-paper.ts"
import { paper as englishPaper } from "../messages/en/paper.ts"
import { statementPaper as english } from "../messages/en/statement-paper.ts"
import type { Language } from "../messages/language.ts"
import { money } from "../money/money.ts"
import { vatWithin } from "../payment/ledger.ts"
import { type DocumentSeries, documentNumber } from "../payment/payment-document.ts"
import { rowInForce } from "../pricing/dated-row.ts"
import type { TaxRate } from "../pricing/vat.ts"
import { amountText } from "./amount-text.ts"
import { periodText } from "./moment-text.ts"
import { inOwnOrder } from "./own-order.ts"
import { issuedBy, issuedTo, titleOf } from "./parties.ts"
import type { Sheet } from "./sheet.ts"
import type { PrintedStatement } from "./statement-sheet.ts"
import { zonedMomentText } from "./zoned-text.ts"

const words = {
  en: { ...english, ...englishPaper },
  ar: { ...arabic, ...arabicPaper },
}

/** The tax document of a company's month: its number, and when it was drawn. */
export interface BilledMonth {
  readonly series: DocumentSeries
  readonly number: number
  readonly at: number
}

/**
 * The tax invoice of a company's month, in Qatar a receipt; a credit note if refunds exceed sales (D43). Its lines are
 * without VAT and, with VAT, add up to the month's charges; payments are on the statement.
 */
export function billingSheet(billed: BilledMonth, printed: PrintedStatement, language: Language): Sheet {
  const { statement, seller } = printed
  const { series, number, at } = billed
  const { company, month, charged, vat } = statement
  const { currency } = charged
  const texts = words[language]
  const sign = series.kind === "credit-note" ? -1 : 1
  const sold = soldLines(printed, language)
  const isTaxed = sold.some(({ percent }) => percent > 0)
  const amount = (minor: number) => amountText(language, money(sign === 1 ? minor : 0 - minor, currency))
  return {
    language,
    title: titleOf(series, language),
    issuer: issuedBy(seller, language),
    recipient: issuedTo(company, series.kind, language),
    facts: [
      { name: texts.number, value: documentNumber(series, number) },
      { name: texts.issuedOn, value: zonedMomentText(language, series.entity, at) },
      { name: texts.supplyMonth, value: periodText(month) },
    ],
    tables: [
      {
        title: null,
        columns: [
          { title: texts.description, share: 4, isNumber: false },
          { title: texts.count, share: 1, isNumber: true },
          ...(isTaxed ? [{ title: texts.vatRate, share: 1, isNumber: true }] : []),
          { title: texts.amount, share: 2, isNumber: true },
        ],
        rows: sold.map(({ name, count, percent, net }) => [
          name,
          String(count),
          ...(isTaxed ? [texts.rate(percent)] : []),
          amount(net),
        ]),
        totals: [
          ...(isTaxed ? [{ name: texts.net, value: amount(charged.minor - vat.minor) }] : []),
          ...[...Map.groupBy(sold, ({ percent }) => percent)]
            .filter(([percent]) => percent > 0)
            .map(([percent, lines]) => ({
              name: texts.vat(percent),
              value: amount(lines.reduce((sum, line) => sum + line.vat, 0)),
            })),
          { name: texts.total, value: amount(charged.minor) },
        ],
      },
    ],
    notes: [texts.creditNote, texts.noSignature],
    code: null,
  }
}

interface SoldLine {
  readonly name: string
  readonly count: number
  /** The VAT rate. */
  readonly percent: number
  /** In minor units, without VAT. */
  readonly net: number
  readonly vat: number
}

/** Sales less refunds: each plan, and the deliveries of each cost centre, by VAT rate. */
function soldLines(
  { statement, costCentres, plans, taxRates }: PrintedStatement,
  language: Language,
): readonly SoldLine[] {
  const texts = words[language]
  const nameOf = (line: AccountEntry): string => {
    if (line.kind === "plan")
      return texts.kinds.plan(inOwnOrder(plans.find(({ id }) => id === line.for)?.name[language] ?? line.for, language))
    const name = costCentres.find(({ id }) => id === line.costCentre)?.name ?? line.costCentre ?? ""
    const centre = inOwnOrder(name, language)
    return line.kind === "give-back" ? texts.givenBackOf(centre) : texts.deliveriesOf(centre)
  }
  const sold = statement.lines.filter(({ kind, onAccount }) => kind !== "payment" && onAccount.minor !== 0)
  const rateOf = (line: AccountEntry): number => vatRateOf(line, statement.company.market, taxRates)
  return [...Map.groupBy(sold, nameOf)].flatMap(([name, named]) =>
    [...Map.groupBy(named, rateOf)].map(([percent, lines]) => ({
      name,
      count: lines.length,
      percent,
      net: lines.reduce((sum, { onAccount, vat }) => sum + onAccount.minor - vat.minor, 0),
      vat: lines.reduce((sum, { vat }) => sum + vat.minor, 0),
    })),
  )
}

/** The VAT rate of a line: its day's, or if it keeps the price of an earlier day, the one that gives its VAT. */
function vatRateOf({ onAccount, vat, at }: AccountEntry, market: MarketId, rates: readonly TaxRate[]): number {
  const ofDay = rowInForce(rates, todayIn(market, at))?.percent ?? 0
  const amount = money(Math.abs(onAccount.minor), onAccount.currency)
  return (
    [ofDay, ...rates.map(({ percent }) => percent)].find(
      (percent) => vatWithin(amount, percent).minor === Math.abs(vat.minor),
    ) ?? ofDay
  )
}
