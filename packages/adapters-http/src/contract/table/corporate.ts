import { row } from "../endpoint-row.ts"
import { bookInBulk, bulkTemplate } from "../endpoints/bulk.ts"
import {
  listStatements,
  printInvoice,
  printStatement,
  printStatementSheet,
  readCompanyFile,
  recordCompanyPayment,
  setCreditLimit,
  showStatement,
} from "../endpoints/company-accounts.ts"
import { listCompanyBookings } from "../endpoints/company-bookings.ts"
import { decideCompany, listCompanies } from "../endpoints/company-decisions.ts"
import {
  answerInvitation,
  changeMember,
  inviteMember,
  listMembers,
  removeMember,
  withdrawInvitation,
} from "../endpoints/company-members.ts"
import { choosePlan, listPlans } from "../endpoints/company-plans.ts"
import { applyAgain, findCompany, registerCompany, saveCostCentres, showCompany } from "../endpoints/own-company.ts"

export const corporateTable = {
  registerCompany: row({
    endpoint: registerCompany,
    refusals: ["CompanyExists", "InvalidCompany", "NotSignedIn"],
    summary: "Registers a company, of which the caller becomes the owner. It books once an admin has approved it.",
    access: "register-company",
  }),
  applyAgain: row({
    endpoint: applyAgain,
    refusals: ["CompanyChanged", "CompanyExists", "CompanyNotFound", "DecisionRefused", "InvalidCompany"],
    summary: "Corrects the caller's company that was refused, and applies with it again. It stays the same company.",
    access: "register-company",
  }),
  showCompany: row({
    endpoint: showCompany,
    refusals: ["CompanyNotFound"],
    summary: "The caller's company, or the one that he is invited to.",
    access: "register-company",
  }),
  findCompany: row({
    endpoint: findCompany,
    summary: "The caller's company, or the one that he is invited to; null where there is none.",
    access: "register-company",
  }),
  answerInvitation: row({
    endpoint: answerInvitation,
    refusals: ["CompanyExists", "CompanyNotFound"],
    summary: "Takes or turns down the invitation to the caller's proved e-mail.",
    access: "register-company",
  }),
  saveCostCentres: row({
    endpoint: saveCostCentres,
    refusals: ["CompanyChanged", "CompanyNotFound", "InvalidCompany"],
    summary:
      "Sets the cost centres. One that is left out stays for the bookings that name it, and is not used any more.",
    access: "manage-company",
  }),
  listMembers: row({
    endpoint: listMembers,
    refusals: ["CompanyNotFound"],
    summary: "Who belongs to the company.",
    access: "view-company",
  }),
  inviteMember: row({
    endpoint: inviteMember,
    refusals: ["CompanyNotFound", "InvalidCompany"],
    summary: "Invites whoever has this e-mail. Whether somebody has is not told.",
    access: "manage-company",
  }),
  withdrawInvitation: row({
    endpoint: withdrawInvitation,
    refusals: ["CompanyNotFound"],
    summary: "Takes back an invitation, so that nobody can take it any more.",
    access: "manage-company",
  }),
  changeMember: row({
    endpoint: changeMember,
    refusals: ["CompanyNotFound", "LastOwner"],
    summary: "Changes what a member may do. A company keeps an owner.",
    access: "manage-company",
  }),
  removeMember: row({
    endpoint: removeMember,
    refusals: ["CompanyNotFound", "LastOwner"],
    summary: "Takes a member out of the company.",
    access: "manage-company",
  }),
  listPlans: row({
    endpoint: listPlans,
    summary: "The plans that companies of a market may choose.",
    access: "anyone",
    example: { market: "AE" },
  }),
  choosePlan: row({
    endpoint: choosePlan,
    refusals: ["CompanyChanged", "CompanyNotFound", "CreditLimitReached", "PlanNotFound"],
    summary: "Chooses a plan, which buys its credit, or ends the plan with null.",
    access: "manage-company",
  }),
  bookInBulk: row({
    endpoint: bookInBulk,
    refusals: ["BulkFileRefused", "CompanyNotFound"],
    summary:
      "Books each row of a file on account, or only says what would become of it. A row that was booked is not booked again.",
    access: "book-on-account",
    scope: "bookings:write",
    takes: "csv",
  }),
  bulkTemplate: row({
    endpoint: bulkTemplate,
    summary: "The file of bookings to fill in.",
    access: "anyone",
    gives: "file",
  }),
  listCompanyBookings: row({
    endpoint: listCompanyBookings,
    refusals: ["CompanyNotFound"],
    summary: "What the company's members booked in a month, the newest first, and what each cost centre comes to.",
    access: "view-company",
  }),
  listStatements: row({
    endpoint: listStatements,
    refusals: ["CompanyNotFound"],
    summary: "Every month of the company's account, and what is left of its credit.",
    access: "view-company",
  }),
  showStatement: row({
    endpoint: showStatement,
    refusals: ["CompanyNotFound"],
    summary: "A month of the account, line by line: bookings, plans, what was given back and what was paid.",
    access: "view-company",
  }),
  printStatement: row({
    endpoint: printStatement,
    refusals: ["CompanyNotFound"],
    summary: "The same as a file that opens in a spreadsheet.",
    access: "view-company",
    gives: "file",
  }),
  printStatementSheet: row({
    endpoint: printStatementSheet,
    refusals: ["CompanyNotFound"],
    summary: "The same as a PDF, in English or Arabic.",
    access: "view-company",
    gives: "file",
  }),
  printInvoice: row({
    endpoint: printInvoice,
    refusals: ["CompanyNotFound", "MonthNotInvoiced"],
    summary: "The tax document of a month that is over as a PDF, in English or Arabic.",
    access: "view-company",
    gives: "file",
  }),
  readCompanyFile: row({
    endpoint: readCompanyFile,
    refusals: ["CompanyNotFound"],
    summary: "A company with what it owes and may owe.",
    access: "approve-company",
  }),
  setCreditLimit: row({
    endpoint: setCreditLimit,
    refusals: ["CompanyNotFound"],
    summary: "Up to how much a company may owe. What it owes already stays owed.",
    access: "approve-company",
  }),
  recordCompanyPayment: row({
    endpoint: recordCompanyPayment,
    refusals: ["CompanyNotFound", "PaymentKnownOtherwise"],
    summary: "Records what a company has paid of its account, once for each reference of the bank.",
    access: "approve-company",
  }),
  listCompanies: row({
    endpoint: listCompanies,
    refusals: ["CompanyNotFound"],
    summary: "Companies, the newest first, fifty a page; of one state when it is named.",
    access: "approve-company",
  }),
  decideCompany: row({
    endpoint: decideCompany,
    refusals: ["CompanyChanged", "CompanyNotFound", "DecisionRefused", "InvalidCompany"],
    summary: "Approves a company up to a limit of what it may owe, refuses or suspends it.",
    access: "approve-company",
  }),
}
