import type { BookedRow } from "../../../corporate/booked-row.ts"
import type { Company, CompanyInvitation, Membership } from "../../../corporate/company.ts"
import type { AccountEntry } from "../../../corporate/company-account.ts"
import type { CreditEntry } from "../../../corporate/credit.ts"
import type { Money } from "../../../money/money.ts"

/** What is written of companies and who belongs to them. */
export type CorporateChange =
  /** Conflicts when its tax number is another company's of the market. */
  | { readonly kind: "insertCompany"; readonly company: Company }
  /** Conflicts unless the stored version is the one before, and when its tax number is another company's of the market. */
  | { readonly kind: "replaceCompany"; readonly company: Company }
  /** Conflicts when the account belongs to a company already. */
  | { readonly kind: "insertMember"; readonly member: Membership }
  /** Conflicts when he is not there, or when no owner would be left. */
  | { readonly kind: "changeMember"; readonly member: Membership }
  /**
   * Conflicts when he is not there, or when no owner would be left. What of the company's contact is his (its e-mail, its
   * phone, its name) is another owner's from then on: of one with a proved e-mail before others, of longest standing.
   */
  | { readonly kind: "removeMember"; readonly companyId: string; readonly accountId: string }
  /** The same with the company, when nobody else belongs to it. Conflicts unless the company was refused. */
  | { readonly kind: "leaveRefused"; readonly companyId: string; readonly accountId: string }
  /** In the place of an earlier one to the same e-mail. */
  | { readonly kind: "inviteMember"; readonly invitation: CompanyInvitation }
  /** Conflicts when it is not there any more. */
  | { readonly kind: "useInvitation"; readonly companyId: string; readonly email: string }
  /**
   * A line of credit, with what it makes of its lot. Conflicts when the line is there already, when a draw or a give-back
   * meets a lot that has ended, when less is left of it than is drawn, and when an expiry is not of all that is left.
   */
  | { readonly kind: "postCredit"; readonly entry: CreditEntry }
  /**
   * A line of the monthly account, with what is owed by it. Conflicts when the line is there already, and when more would
   * be owed by it than the limit lets.
   */
  | { readonly kind: "postToAccount"; readonly entry: AccountEntry }
  /** Up to how much a company may owe. It may be below what is owed now: then nothing more goes on the account. */
  | { readonly kind: "setCreditLimit"; readonly companyId: string; readonly limit: Money }
  /** By which booking a row of a file was booked. Conflicts when the row was booked already. */
  | { readonly kind: "keepBulkRow"; readonly row: BookedRow }
