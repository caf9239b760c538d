import type { CorporateChange } from "@mersal/domain/ports/driven/changes/corporate"
import type { Write } from "../database/connection.ts"
import { insertNew, insertOf } from "../database/inserts.ts"
import { companyRow, invitationRow, memberRow } from "../rows/company-row.ts"
import { companyAccountWrites } from "./company-account.ts"
import type { Writing } from "./writing.ts"

export const corporateWrites: Writing<CorporateChange> = {
  insertCompany: ({ company }) => [insertNew("companies", companyRow(company))],
  replaceCompany: ({ company }) => [
    {
      text: replaceCompany,
      values: [
        company.state,
        company.reason,
        JSON.stringify(company.refusals),
        company.name,
        company.taxNumber,
        company.contactName,
        company.email,
        company.phone,
        JSON.stringify(company.costCentres),
        company.planId,
        company.planEndsAt,
        company.version,
        company.id,
        company.version - 1,
        company.market,
        company.taxNumber,
        company.id,
      ],
      mustApply: true,
    },
  ],
  insertMember: ({ member }) => [insertNew("company_members", memberRow(member))],
  changeMember: ({ member }) => [
    // Locks the company's row first: of two owners who step down at once, one stays.
    { text: holdCompany, values: [member.companyId] },
    {
      text: `update company_members set role = ? where account_id = ? and company_id = ?
        and (cast(? as text) = 'owner' or ${anotherOwner})`,
      values: [member.role, member.accountId, member.companyId, member.role, member.companyId, member.accountId],
      mustApply: true,
    },
  ],
  removeMember: ({ companyId, accountId }) => [
    { text: holdCompany, values: [companyId] },
    handOver(companyId, accountId),
    {
      text: `delete from company_members where account_id = ? and company_id = ? and (role <> 'owner' or ${anotherOwner})`,
      values: [accountId, companyId, companyId, accountId],
      mustApply: true,
    },
  ],
  leaveRefused: ({ companyId, accountId }) => [
    {
      text: "update companies set version = version where id = ? and state = 'refused'",
      values: [companyId],
      mustApply: true,
    },
    handOver(companyId, accountId),
    { text: "delete from company_members where account_id = ? and company_id = ?", values: [accountId, companyId] },
    { text: `delete from company_invitations where company_id = ? and ${nobodyLeft}`, values: [companyId, companyId] },
    { text: `delete from companies where id = ? and ${nobodyLeft}`, values: [companyId, companyId] },
  ],
  inviteMember: ({ invitation }) => [
    insertOf(
      "company_invitations",
      invitationRow(invitation),
      "(company_id, email) do update set role = excluded.role, invited_at = excluded.invited_at",
    ),
  ],
  useInvitation: ({ companyId, email }) => [
    {
      text: "delete from company_invitations where company_id = ? and email = ?",
      values: [companyId, email],
      mustApply: true,
    },
  ],
  keepBulkRow: ({ row: { companyId, digest, reference, at } }) => [
    insertNew("bulk_rows", { company_id: companyId, digest, reference, booked_at: at }),
  ],
  ...companyAccountWrites,
}

const replaceCompany = `
  update companies set state = ?, reason = ?, refusals = ?, name = ?, tax_number = ?, contact_name = ?, email = ?, phone = ?,
    cost_centres = ?, plan_id = ?, plan_ends_at = ?, version = ?
  where id = ? and version = ? and not exists (
    select 1 from companies as other where other.market = ? and other.tax_number = ? and other.id <> ?)`

const holdCompany = "update companies set version = version where id = ?"

/** A column of another owner's account, preferably one with a proved e-mail; empty if there is no other owner. */
const heirs = (column: "name" | "email" | "phone"): string => `coalesce((
  select accounts.${column} from company_members join accounts on accounts.id = company_members.account_id
  where company_members.company_id = companies.id and company_members.role = 'owner' and accounts.id <> leaver.id
  order by accounts.is_email_proved desc, company_members.since, accounts.id limit 1
), '')`

const isHis = (column: "email" | "phone"): string => `companies.${column} = leaver.${column}`

/**
 * A contact name counts as the leaver's if it is his name, or if the contact details are his or he registered the
 * company, whatever the spelling, unless another member has that name.
 */
const isHisName = `(companies.contact_name = leaver.name or (
  (${isHis("email")} or ${isHis("phone")} or companies.created_at = leaver.since) and not exists (
    select 1 from company_members as other join accounts on accounts.id = other.account_id
    where other.company_id = companies.id and accounts.id <> leaver.id and accounts.name = companies.contact_name)
))`

const handedOver = (column: "email" | "phone"): string =>
  `${column} = case when ${isHis(column)} then ${heirs(column)} else companies.${column} end`

/** The version is increased, so that a concurrent change of the company conflicts. */
const handOverContact = `
  update companies set version = companies.version + 1, ${handedOver("email")}, ${handedOver("phone")},
    contact_name = case when ${isHisName} then ${heirs("name")} else companies.contact_name end
  from (
    select company_members.account_id as id, company_members.since, accounts.name, accounts.email, accounts.phone
    from company_members left join accounts on accounts.id = company_members.account_id
    where company_members.company_id = ? and company_members.account_id = ?
  ) as leaver
  where companies.id = ? and (${isHis("email")} or ${isHis("phone")} or ${isHisName})`

const handOver = (companyId: string, accountId: string): Write => ({
  text: handOverContact,
  values: [companyId, accountId, companyId],
})

const nobodyLeft = "not exists (select 1 from company_members where company_id = ?)"

const anotherOwner = `exists (
  select 1 from company_members as other
  where other.company_id = ? and other.role = 'owner' and other.account_id <> ?)`
