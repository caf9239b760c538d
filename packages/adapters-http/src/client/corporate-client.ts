import type { CorporateService } from "@mersal/domain/ports/driving/corporate-service"
import { bookInBulk, bulkTemplate } from "../contract/endpoints/bulk.ts"
import {
  listStatements,
  printInvoice,
  printStatement,
  printStatementSheet,
  readCompanyFile,
  recordCompanyPayment,
  setCreditLimit,
  showStatement,
} from "../contract/endpoints/company-accounts.ts"
import { listCompanyBookings } from "../contract/endpoints/company-bookings.ts"
import { decideCompany, listCompanies } from "../contract/endpoints/company-decisions.ts"
import {
  answerInvitation,
  changeMember,
  inviteMember,
  listMembers,
  removeMember,
  withdrawInvitation,
} from "../contract/endpoints/company-members.ts"
import { choosePlan, listPlans } from "../contract/endpoints/company-plans.ts"
import { applyAgain, registerCompany, saveCostCentres } from "../contract/endpoints/own-company.ts"
import { bookingRefusals } from "../contract/refusals/booking.ts"
import { corporateRefusals } from "../contract/refusals/corporate.ts"
import { type Connection, call } from "./call.ts"
import { companyClient } from "./company-client.ts"

const refusals = { ...corporateRefusals, ...bookingRefusals }

export const corporateClient = (connection: Connection): CorporateService => ({
  register: (request, options) => call(connection, registerCompany, corporateRefusals, request, options),
  applyAgain: (request, options) => call(connection, applyAgain, corporateRefusals, request, options),
  ...companyClient(connection),
  answerInvitation: (request, options) => call(connection, answerInvitation, corporateRefusals, request, options),
  saveCostCentres: (request, options) => call(connection, saveCostCentres, corporateRefusals, request, options),
  members: (request, options) => call(connection, listMembers, corporateRefusals, request, options),
  invite: (request, options) => call(connection, inviteMember, corporateRefusals, request, options),
  withdrawInvitation: (request, options) => call(connection, withdrawInvitation, corporateRefusals, request, options),
  changeMember: (request, options) => call(connection, changeMember, corporateRefusals, request, options),
  removeMember: (request, options) => call(connection, removeMember, corporateRefusals, request, options),
  plans: (request, options) => call(connection, listPlans, {}, request, options),
  choosePlan: (request, options) => call(connection, choosePlan, refusals, request, options),
  bulk: (request, options) => call(connection, bookInBulk, corporateRefusals, request, options),
  bulkTemplate: (request, options) => call(connection, bulkTemplate, {}, request, options),
  bookings: (request, options) => call(connection, listCompanyBookings, corporateRefusals, request, options),
  statements: (request, options) => call(connection, listStatements, corporateRefusals, request, options),
  statement: (request, options) => call(connection, showStatement, corporateRefusals, request, options),
  printedStatement: (request, options) => call(connection, printStatement, corporateRefusals, request, options),
  statementPaper: (request, options) => call(connection, printStatementSheet, corporateRefusals, request, options),
  invoice: (request, options) => call(connection, printInvoice, corporateRefusals, request, options),
  file: (request, options) => call(connection, readCompanyFile, corporateRefusals, request, options),
  setLimit: (request, options) => call(connection, setCreditLimit, corporateRefusals, request, options),
  recordPayment: (request, options) => call(connection, recordCompanyPayment, corporateRefusals, request, options),
  companies: (request, options) => call(connection, listCompanies, corporateRefusals, request, options),
  decide: (request, options) => call(connection, decideCompany, corporateRefusals, request, options),
})
