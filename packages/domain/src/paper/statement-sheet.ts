import { parseReference, spokenReference } from "../booking/order/reference.ts"
import type { Company } from "../corporate/company.ts"
import type { AccountEntry } from "../corporate/company-account.ts"
import type { CreditEntry } from "../corporate/credit.ts"
import { lastDayOf } from "../corporate/credit-end.ts"
import type { Plan } from "../corporate/plan.ts"
import type { Statement } from "../corporate/statement.ts"
import { statementPaper as arabic } from "../messages/ar/statement-paper.ts"
import { statementPaper as english } from "../messages/en/statement-paper.ts"
import type { Language } from "../messages/language.ts"
import { type Money, money } from "../money/money.ts"
import type { TaxRate } from "../pricing/vat.ts"
import { amountText } from "./amount-text.ts"
import { dateText, momentText, monthText } from "./moment-text.ts"
import { inOwnOrder } from "./own-order.ts"
import { issuedBy, issuedTo } from "./parties.ts"
import type { Seller } from "./seller.ts"
import type { Sheet, SheetTable } from "./sheet.ts"
import { zonedText } from "./zoned-text.ts"

const words = { en: english, ar: arabic }

/** What a statement is printed with, besides its own lines. */
export interface PrintedStatement {
  readonly statement: Statement
  readonly seller: Seller
  readonly costCentres: Company["costCentres"]
  readonly plans: readonly Plan[]
  /** The dated tax rates of its market. */
  readonly taxRates: readonly TaxRate[]
}

/** A month of a company's account on paper: from the debt before it to the debt at its end (D43). */
export function statementSheet(printed: PrintedStatement, language: Language): Sheet {
  const { statement, seller } = printed
  const { month, company, opening, charged, vat, paid, closing, document, credit } = statement
  const texts = words[language]
  return {
    language,
    title: texts.title(monthText(month)),
    issuer: issuedBy(seller, language),
    recipient: issuedTo(company, "statement", language),
    facts: [
      { name: texts.opening, value: amountText(language, opening) },
      { name: texts.charged, value: amountText(language, charged) },
      ...(vat.minor === 0 ? [] : [{ name: texts.vat, value: amountText(language, vat) }]),
      { name: texts.paid, value: amountText(language, paid) },
      { name: texts.closing, value: amountText(language, closing) },
      ...(document === null ? [] : [{ name: texts.document, value: document }]),
    ],
    tables: [accountTable(printed, language), ...(credit.length === 0 ? [] : [creditTable(printed, language)])],
    notes: [texts.creditNote],
    code: null,
  }
}

function accountTable(printed: PrintedStatement, language: Language): SheetTable {
  const { statement, costCentres } = printed
  const { company, lines, opening, charged, paid, closing } = statement
  const texts = words[language]
  const centreOf = (id: string | null) =>
    inOwnOrder(costCentres.find((centre) => centre.id === id)?.name ?? id ?? "", language)
  return {
    title: texts.account,
    columns: [
      { title: zonedText(language, company.market, texts.when), share: 3, isNumber: false },
      { title: texts.what, share: 5, isNumber: false },
      { title: texts.costCentre, share: 2, isNumber: false },
      { title: texts.onCredit, share: 2, isNumber: true },
      { title: texts.onAccount, share: 2, isNumber: true },
    ],
    rows: lines.map((line) => [
      momentText(company.market, line.at),
      whatOf(line, printed, language),
      centreOf(line.costCentre),
      line.onCredit.minor === 0 ? "" : amountText(language, line.onCredit),
      amountText(language, line.onAccount),
    ]),
    totals: [
      { name: texts.opening, value: amountText(language, opening) },
      { name: texts.charged, value: amountText(language, charged) },
      { name: texts.paid, value: amountText(language, negative(paid)) },
      { name: texts.closing, value: amountText(language, closing) },
    ],
  }
}

function creditTable(printed: PrintedStatement, language: Language): SheetTable {
  const { company, credit, opening } = printed.statement
  const texts = words[language]
  return {
    title: texts.credit,
    columns: [
      { title: zonedText(language, company.market, texts.when), share: 3, isNumber: false },
      { title: texts.what, share: 6, isNumber: false },
      { title: texts.until, share: 3, isNumber: false },
      { title: texts.amount, share: 2, isNumber: true },
    ],
    rows: credit.map((line) => [
      momentText(company.market, line.at),
      whatOf(line, printed, language),
      line.expiresAt === null ? "" : dateText(lastDayOf(company.market, line.expiresAt)),
      amountText(language, money(line.minor, opening.currency)),
    ]),
    totals: [],
  }
}

/** A booking by its reference, a plan by its name, a payment by its bank reference. */
function whatOf(
  line: Pick<AccountEntry | CreditEntry, "kind" | "for">,
  { plans }: PrintedStatement,
  language: Language,
): string {
  const plan = plans.find(({ id }) => id === line.for)
  const reference = parseReference(line.for)
  const name = plan?.name[language] ?? (reference === null ? line.for : spokenReference(reference))
  return words[language].kinds[line.kind](inOwnOrder(name, language))
}

const negative = ({ minor, currency }: Money): Money => money(0 - minor, currency)
