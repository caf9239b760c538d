import * as Effect from "effect/Effect"
import type * as Result from "effect/Result"
import type { Accounts } from "../../ports/driven/accounts.ts"
import { Companies } from "../../ports/driven/companies.ts"
import type { IdSource } from "../../ports/driven/id-source.ts"
import type { MoneyBooks } from "../../ports/driven/money-books.ts"
import type { TaxRates } from "../../ports/driven/price-lists.ts"
import type { Printer } from "../../ports/driven/printer.ts"
import type { Product } from "../../ports/driven/product.ts"
import type { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { CorporateService } from "../../ports/driving/corporate-service.ts"
import type { Caller } from "../caller.ts"
import { bookInBulk, bulkTemplate } from "./book-in-bulk.ts"
import { listCompanyBookings } from "./company-bookings.ts"
import { readCompanyFile, recordPayment, setCreditLimit } from "./company-desk.ts"
import { decideCompany, listCompanies } from "./decide-company.ts"
import { choosePlan, saveCostCentres } from "./keep-company.ts"
import { changeMember, inviteMember, listMembers, removeMember, withdrawInvitation } from "./members.ts"
import { applyAgain, registerCompany } from "./register-company.ts"
import { answerInvitation, showCompany } from "./show-company.ts"
import { listStatements, printInvoice, printStatement, printStatementSheet, showStatement } from "./statements.ts"

type CorporatePorts =
  | Effect.Services<ReturnType<typeof bookInBulk>>
  | Accounts
  | Companies
  | IdSource
  | MoneyBooks
  | Printer
  | Product
  | TaxRates
  | UnitOfWork

type Run = <Value, Failure>(
  program: Effect.Effect<Value, Failure, CorporatePorts>,
) => Promise<Result.Result<Value, Failure>>

/** The port of companies for one caller. No call is interrupted when its caller leaves. */
export const corporateService = (run: Run, caller: Caller): CorporateService => ({
  register: (request) => run(registerCompany(request, caller)),
  applyAgain: (request) => run(applyAgain(request, caller)),
  company: () => run(showCompany(caller)),
  answerInvitation: (request) => run(answerInvitation(request, caller)),
  saveCostCentres: (request) => run(saveCostCentres(request, caller)),
  members: () => run(listMembers(caller)),
  invite: (request) => run(inviteMember(request, caller)),
  withdrawInvitation: (request) => run(withdrawInvitation(request, caller)),
  changeMember: (request) => run(changeMember(request, caller)),
  removeMember: (request) => run(removeMember(request, caller)),
  plans: ({ market }) => run(Companies.use((companies) => companies.plans(market))),
  choosePlan: (request) => run(choosePlan(request, caller)),
  bulk: (request) => run(bookInBulk(request, caller)),
  bulkTemplate: () => run(Effect.succeed(bulkTemplate)),
  bookings: (request) => run(listCompanyBookings(request, caller)),
  statements: (request) => run(listStatements(request, caller)),
  statement: (request) => run(showStatement(request, caller)),
  printedStatement: (request) => run(printStatement(request, caller)),
  statementPaper: (request) => run(printStatementSheet(request, caller)),
  invoice: (request) => run(printInvoice(request, caller)),
  file: (request) => run(readCompanyFile(request)),
  setLimit: (request) => run(setCreditLimit(request)),
  recordPayment: (request) => run(recordPayment(request)),
  companies: (request) => run(listCompanies(request)),
  decide: (request) => run(decideCompany(request)),
})
