import type { Company, CompanyInvitation, Membership } from "../../../corporate/company.ts"
import type { CreditEntry } from "../../../corporate/plan.ts"

/** What is written of companies and who belongs to them. */
export type CorporateChange =
  /** Conflicts when its tax number is another company's of the market. */
  | { readonly kind: "insertCompany"; readonly company: Company }
  /** Conflicts unless the stored version is the one before. */
  | { readonly kind: "replaceCompany"; readonly company: Company }
  /** Conflicts when the account belongs to a company already. */
  | { readonly kind: "insertMember"; readonly member: Membership }
  /** Conflicts when he is not there, or when no owner would be left. */
  | { readonly kind: "changeMember"; readonly member: Membership }
  /** Conflicts when he is not there, or when no owner would be left. */
  | { readonly kind: "removeMember"; readonly companyId: string; readonly accountId: string }
  /** With the company, when nobody else belongs to it. Conflicts unless the company was refused. */
  | { readonly kind: "leaveRefused"; readonly companyId: string; readonly accountId: string }
  /** In the place of an earlier one to the same e-mail. */
  | { readonly kind: "inviteMember"; readonly invitation: CompanyInvitation }
  /** Conflicts when it is not there any more. */
  | { readonly kind: "useInvitation"; readonly companyId: string; readonly email: string }
  /** Conflicts when the line is there already. */
  | { readonly kind: "insertCredit"; readonly entry: CreditEntry }
