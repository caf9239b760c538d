import type { AccountEntry } from "../corporate/company-account.ts"
import { paper as arabicPaper } from "../messages/ar/paper.ts"
import { statementPaper as arabic } from "../messages/ar/statement-paper.ts"
import { paper as englishPaper } from "../messages/en/paper.ts"
import { statementPaper as english } from "../messages/en/statement-paper.ts"
import { formatMoney, money } from "../money/money.ts"
import { type DocumentSeries, documentNumber } from "../payment/payment-document.ts"
import { momentText, monthText } from "./moment-text.ts"
import { issuedBy, issuedTo } from "./parties.ts"
import type { Sheet } from "./sheet.ts"
import type { PrintedStatement } from "./statement-sheet.ts"

const words = { en: { ...englishPaper, ...english }, ar: { ...arabicPaper, ...arabic } }

/** The tax document of a company's month: its number, and when it was drawn. */
export interface BilledMonth {
  readonly series: DocumentSeries
  readonly number: number
  readonly at: number
}

/**
 * The tax invoice of a company's month, in Qatar a receipt, and a credit note where more was given back than sold (D43).
 * Its lines are without VAT and come, with it, to what the month charged; payments are on the statement.
 */
export function billingSheet(billed: BilledMonth, printed: PrintedStatement, language: "en" | "ar"): Sheet {
  const { statement, seller } = printed
  const { series, number, at } = billed
  const { company, month, charged, vat } = statement
  const { currency } = charged
  const texts = words[language]
  const sign = series.kind === "credit-note" ? -1 : 1
  const amount = (minor: number) => formatMoney(money(sign === 1 ? minor : 0 - minor, currency))
  return {
    language,
    title: texts.titles[series.kind],
    issuer: issuedBy(seller, language),
    recipient: issuedTo(company, language),
    facts: [
      { name: texts.number, value: documentNumber(series, number) },
      { name: texts.issuedOn, value: momentText(series.entity, at) },
      { name: texts.month, value: monthText(month) },
    ],
    tables: [
      {
        title: null,
        columns: [
          { title: texts.description, share: 4, isNumber: false },
          { title: texts.count, share: 1, isNumber: true },
          { title: texts.amount, share: 2, isNumber: true },
        ],
        rows: soldLines(printed, language).map(({ name, count, net }) => [name, String(count), amount(net)]),
        totals: [
          ...(vat.minor === 0
            ? []
            : [
                { name: texts.net, value: amount(charged.minor - vat.minor) },
                { name: texts.vatOfMonth, value: amount(vat.minor) },
              ]),
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
  /** In minor units, without VAT. */
  readonly net: number
}

/** What was sold, less what of it was given back: each plan, and the deliveries of each cost centre. */
function soldLines({ statement, costCentres, plans }: PrintedStatement, language: "en" | "ar"): readonly SoldLine[] {
  const texts = words[language]
  const nameOf = (line: AccountEntry): string => {
    if (line.kind === "plan")
      return texts.kinds.plan(plans.find(({ id }) => id === line.for)?.name[language] ?? line.for)
    const centre = costCentres.find(({ id }) => id === line.costCentre)?.name ?? line.costCentre ?? ""
    return line.kind === "give-back" ? texts.givenBackOf(centre) : texts.deliveriesOf(centre)
  }
  const sold = statement.lines.filter(({ kind, onAccount }) => kind !== "payment" && onAccount.minor !== 0)
  return [...Map.groupBy(sold, nameOf)].map(([name, lines]) => ({
    name,
    count: lines.length,
    net: lines.reduce((sum, { onAccount, vat }) => sum + onAccount.minor - vat.minor, 0),
  }))
}
