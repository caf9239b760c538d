import type { BookedRow } from "../../../corporate/booked-row.ts"
import type { Company, CompanyInvitation, Membership } from "../../../corporate/company.ts"
import type { AccountEntry } from "../../../corporate/company-account.ts"
import type { CreditEntry } from "../../../corporate/credit.ts"
import type { Money } from "../../../money/money.ts"

/** Changes to companies and their members. */
export type CorporateChange =
  /** Conflicts when another company of the market has its tax number. */
  | { readonly kind: "insertCompany"; readonly company: Company }
  /**
   * Conflicts unless the stored version is the previous one, and when another company of the market has its tax number.
   */
  | { readonly kind: "replaceCompany"; readonly company: Company }
  /** Conflicts when the account already belongs to a company. */
  | { readonly kind: "insertMember"; readonly member: Membership }
  /** Conflicts when he is not a member, or when no owner would remain. */
  | { readonly kind: "changeMember"; readonly member: Membership }
  /**
   * Conflicts when he is not a member, or when no owner would remain. If the company's contact (e-mail, phone, name) is
   * his, another owner's replaces it: one with a verified e-mail first, then the one of longest standing.
   */
  | { readonly kind: "removeMember"; readonly companyId: string; readonly accountId: string }
  /** Removes the member together with the company, if it has no other. Conflicts unless the company was refused. */
  | { readonly kind: "leaveRefused"; readonly companyId: string; readonly accountId: string }
  /** Replaces an earlier invitation to the same e-mail. */
  | { readonly kind: "inviteMember"; readonly invitation: CompanyInvitation }
  /** Conflicts when it no longer exists. */
  | { readonly kind: "useInvitation"; readonly companyId: string; readonly email: string }
  /**
   * A line of credit, and its effect on a lot. Conflicts when the line exists, when a draw or a give-back meets an
   * ended lot, when a draw exceeds what is left, and when an expiry does not cover all that is left.
   */
  | { readonly kind: "postCredit"; readonly entry: CreditEntry }
  /**
   * A line of the monthly account, and its effect on the debt. Conflicts when the line exists, and when the debt would
   * exceed the limit.
   */
  | { readonly kind: "postToAccount"; readonly entry: AccountEntry }
  /** The company's credit limit. It may be below the present debt; then nothing more can be booked on account. */
  | { readonly kind: "setCreditLimit"; readonly companyId: string; readonly limit: Money }
  /** The booking made from a row of a file. Conflicts when the row was booked already. */
  | { readonly kind: "keepBulkRow"; readonly row: BookedRow }
