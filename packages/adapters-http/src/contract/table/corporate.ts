import { row } from "../endpoint-row.ts"
import {
  answerInvitation,
  changeMember,
  choosePlan,
  decideCompany,
  inviteMember,
  listCompanies,
  listMembers,
  listPlans,
  registerCompany,
  removeMember,
  saveCostCentres,
  showCompany,
} from "../endpoints/corporate.ts"

export const corporateTable = {
  registerCompany: row({
    endpoint: registerCompany,
    summary: "Registers a company, of which the caller becomes the owner. It books once an admin has approved it.",
    access: "register-company",
  }),
  showCompany: row({
    endpoint: showCompany,
    summary: "The caller's company, or the one that he is invited to.",
    access: "register-company",
  }),
  answerInvitation: row({
    endpoint: answerInvitation,
    summary: "Takes or turns down the invitation to the caller's proved e-mail.",
    access: "register-company",
  }),
  saveCostCentres: row({
    endpoint: saveCostCentres,
    summary:
      "Sets the cost centres. One that is left out stays for the bookings that name it, and is not used any more.",
    access: "manage-company",
  }),
  listMembers: row({ endpoint: listMembers, summary: "Who belongs to the company.", access: "view-company" }),
  inviteMember: row({
    endpoint: inviteMember,
    summary: "Invites whoever has this e-mail. Whether somebody has is not told.",
    access: "manage-company",
  }),
  changeMember: row({
    endpoint: changeMember,
    summary: "Changes what a member may do. A company keeps an owner.",
    access: "manage-company",
  }),
  removeMember: row({
    endpoint: removeMember,
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
    summary: "Chooses a plan, which buys its credit, or ends the plan with null.",
    access: "manage-company",
  }),
  listCompanies: row({
    endpoint: listCompanies,
    summary: "Companies, the newest first, fifty a page; of one state when it is named.",
    access: "approve-company",
  }),
  decideCompany: row({
    endpoint: decideCompany,
    summary: "Approves, refuses or suspends a company.",
    access: "approve-company",
  }),
}
