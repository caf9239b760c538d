import type { BookedRow } from "../../corporate/booked-row.ts"
import type { Company, CompanyInvitation, Membership } from "../../corporate/company.ts"
import type { AccountEntry } from "../../corporate/company-account.ts"
import type { CreditEntry, CreditLot } from "../../corporate/credit.ts"

export const companyTables = () => ({
  companies: new Map<string, Company>(),
  members: new Map<string, Membership>(),
  invitations: new Map<string, CompanyInvitation>(),
  credit: new Map<string, CreditEntry>(),
  creditLots: new Map<string, CreditLot>(),
  accountEntries: new Map<string, AccountEntry>(),
  /** In minor units, by company. */
  creditLimits: new Map<string, number>(),
  bookedRows: new Map<string, BookedRow>(),
})

export type CompanyTables = ReturnType<typeof companyTables>
