import * as Effect from "effect/Effect"
import { mayDo, noSubject } from "../../account/may-do.ts"
import { toIso } from "../../calendar/iso-instant.ts"
import { billingCause, isMonth, monthBounds } from "../../corporate/billing.ts"
import { CompanyNotFound, MonthNotInvoiced } from "../../corporate/corporate-errors.ts"
import { type StatementMonth, type Statements, statementOf, statementRows } from "../../corporate/statement.ts"
import { markets } from "../../market/market.ts"
import { money } from "../../money/money.ts"
import { billingSheet } from "../../paper/billing-sheet.ts"
import { csvText } from "../../paper/csv.ts"
import type { Sheet } from "../../paper/sheet.ts"
import { type PrintedStatement, statementSheet } from "../../paper/statement-sheet.ts"
import { documentNumber } from "../../payment/payment-document.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { MoneyBooks } from "../../ports/driven/money-books.ts"
import { TaxRates } from "../../ports/driven/price-lists.ts"
import { Printer } from "../../ports/driven/printer.ts"
import type { PrintedStatementRequest, StatementRequest, TextFile } from "../../ports/driving/corporate-service.ts"
import type { PrintedFile } from "../../ports/driving/document-service.ts"
import type { Caller } from "../caller.ts"
import { sellerOf } from "../documents/seller-of.ts"
import { ownCompany } from "./own-company.ts"

/** Every month of a company's account, and its remaining credit. */
export const listStatements = Effect.fn("listStatements")(function* (
  request: Pick<StatementRequest, "companyId">,
  caller: Caller,
) {
  const company = yield* shownCompany(request.companyId, caller)
  const companies = yield* Companies
  const { currency } = markets[company.market]
  const books = yield* MoneyBooks
  let closing = 0
  const oldestFirst = (yield* companies.months(company.id)).toReversed()
  const months = yield* Effect.forEach(oldestFirst, ({ month, charged, vat, paid }) => {
    closing += charged - paid
    const amount = (minor: number) => money(minor, currency)
    const line: StatementMonth = {
      month,
      charged: amount(charged),
      vat: amount(vat),
      paid: amount(paid),
      closing: amount(closing),
      document: null,
    }
    return Effect.map(books.documentFor(billingCause(company.id, month)), (issued) => ({
      ...line,
      document: issued && documentNumber(issued.series, issued.number),
    }))
  })
  const statements: Statements = { months: months.toReversed(), lots: yield* companies.lots(company.id) }
  return statements
})

/** A month, line by line. A month without lines also has a statement. */
export const showStatement = Effect.fn("showStatement")(function* (request: StatementRequest, caller: Caller) {
  return (yield* readStatement(request, caller)).statement
})

/** The statement as a file for a spreadsheet. */
export const printStatement = Effect.fn("printStatement")(function* (request: StatementRequest, caller: Caller) {
  const { statement, company } = yield* readStatement(request, caller)
  const text = csvText(statementRows(statement, company.costCentres, toIso))
  const file: TextFile = {
    type: "text/csv; charset=utf-8",
    bytes: text,
    name: `statement-${statement.month}.csv`,
  }
  return file
})

/** The statement as a PDF. */
export const printStatementSheet = Effect.fn("printStatementSheet")(function* (
  request: PrintedStatementRequest,
  caller: Caller,
) {
  const printed = yield* printedStatement(request, caller)
  const sheet = statementSheet(printed, request.language ?? caller.language)
  return yield* pdfOf(sheet, `statement-${printed.statement.month}`)
})

/** The tax document of a past month as a PDF, if something was sold in it. */
export const printInvoice = Effect.fn("printInvoice")(function* (request: PrintedStatementRequest, caller: Caller) {
  const printed = yield* printedStatement(request, caller)
  const { id } = printed.statement.company
  const issued = yield* (yield* MoneyBooks).documentFor(billingCause(id, request.month))
  if (!issued) return yield* new MonthNotInvoiced()
  return yield* pdfOf(
    billingSheet(issued, { ...printed, seller: issued.seller ?? printed.seller }, request.language ?? caller.language),
    documentNumber(issued.series, issued.number),
  )
})

const printedStatement = Effect.fnUntraced(function* (request: StatementRequest, caller: Caller) {
  const { statement, company } = yield* readStatement(request, caller)
  const printed: PrintedStatement = {
    statement,
    seller: yield* sellerOf(company.market),
    costCentres: company.costCentres,
    plans: yield* (yield* Companies).plans(company.market),
    taxRates: yield* (yield* TaxRates).list(company.market),
  }
  return printed
})

const pdfOf = Effect.fnUntraced(function* (sheet: Sheet, name: string) {
  const bytes = yield* (yield* Printer).print(sheet)
  return { type: "application/pdf", bytes, name: `${name}.pdf` } satisfies PrintedFile
})

const readStatement = Effect.fnUntraced(function* ({ companyId, month }: StatementRequest, caller: Caller) {
  const company = yield* shownCompany(companyId, caller)
  if (!isMonth(month)) return yield* new CompanyNotFound()
  const companies = yield* Companies
  const { currency } = markets[company.market]
  const opening = (yield* companies.months(company.id))
    .filter((one) => one.month < month)
    .reduce((sum, { charged, paid }) => sum + charged - paid, 0)
  const issued = yield* (yield* MoneyBooks).documentFor(billingCause(company.id, month))
  const { from, to } = monthBounds(company.market, month)
  const statement = statementOf(company, month, money(opening, currency), yield* companies.entries(company.id, month), {
    document: issued && documentNumber(issued.series, issued.number),
    credit: yield* companies.credit(company.id, from, to),
  })
  return { statement, company }
})

/** A member's own company, or the one that an admin names. */
const shownCompany = Effect.fnUntraced(function* (companyId: string | null, caller: Caller) {
  if (companyId === null) return yield* ownCompany("view-company", caller)
  const company = yield* (yield* Companies).find(companyId)
  if (!company || !mayDo(caller.actor, "view-company", { ...noSubject, company: companyId })) {
    return yield* new CompanyNotFound()
  }
  return company
})
