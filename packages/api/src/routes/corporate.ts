import type { corporateTable } from "@mersal/adapters-http/contract/table/corporate"
import * as Result from "effect/Result"
import type { Routes } from "../http/mount.ts"

export const corporateRoutes: Routes<typeof corporateTable> = {
  registerCompany: ({ corporate }, request, options) => corporate.register(request, options),
  applyAgain: ({ corporate }, request, options) => corporate.applyAgain(request, options),
  showCompany: ({ corporate }, request, options) => corporate.company(request, options),
  findCompany: async ({ corporate }, request, options) => {
    const answer = await corporate.company(request, options)
    if (Result.isSuccess(answer)) return Result.succeed(answer.success)
    const { failure } = answer
    return failure._tag === "CompanyNotFound" ? Result.succeed(null) : Result.fail(failure)
  },
  answerInvitation: ({ corporate }, request, options) => corporate.answerInvitation(request, options),
  saveCostCentres: ({ corporate }, request, options) => corporate.saveCostCentres(request, options),
  listMembers: ({ corporate }, request, options) => corporate.members(request, options),
  inviteMember: ({ corporate }, request, options) => corporate.invite(request, options),
  withdrawInvitation: ({ corporate }, request, options) => corporate.withdrawInvitation(request, options),
  changeMember: ({ corporate }, request, options) => corporate.changeMember(request, options),
  removeMember: ({ corporate }, request, options) => corporate.removeMember(request, options),
  listPlans: ({ corporate }, request, options) => corporate.plans(request, options),
  choosePlan: ({ corporate }, request, options) => corporate.choosePlan(request, options),
  bookInBulk: ({ corporate }, request, options) => corporate.bulk(request, options),
  bulkTemplate: ({ corporate }, request, options) => corporate.bulkTemplate(request, options),
  listCompanyBookings: ({ corporate }, request, options) => corporate.bookings(request, options),
  listStatements: ({ corporate }, request, options) => corporate.statements(request, options),
  showStatement: ({ corporate }, request, options) => corporate.statement(request, options),
  printStatement: ({ corporate }, request, options) => corporate.printedStatement(request, options),
  printStatementSheet: ({ corporate }, request, options) => corporate.statementPaper(request, options),
  printInvoice: ({ corporate }, request, options) => corporate.invoice(request, options),
  readCompanyFile: ({ corporate }, request, options) => corporate.file(request, options),
  setCreditLimit: ({ corporate }, request, options) => corporate.setLimit(request, options),
  recordCompanyPayment: ({ corporate }, request, options) => corporate.recordPayment(request, options),
  listCompanies: ({ corporate }, request, options) => corporate.companies(request, options),
  decideCompany: ({ corporate }, request, options) => corporate.decide(request, options),
}
