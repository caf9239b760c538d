import type { Account } from "@mersal/domain/account/account"
import { markets } from "@mersal/domain/market/market"
import type { AccountChange } from "@mersal/domain/ports/driven/changes/account"
import type { Write } from "../database/connection.ts"
import { insertNew, insertOf, updateOf } from "../database/inserts.ts"
import { accountRow } from "../rows/account-row.ts"
import { stillDrivenBy } from "../rows/still-driven.ts"
import { belongingsWrites } from "./account/belongings.ts"
import { codeWrites } from "./account/codes.ts"
import { erasureWrites } from "./account/erasure.ts"
import { secondFactorWrites } from "./account/second-factor.ts"
import { sessionWrites } from "./account/sessions.ts"
import { takenRow } from "./taken-row.ts"
import type { Writing } from "./writing.ts"

export const accountWrites: Writing<AccountChange> = {
  insertAccount: ({ account }) => [insertNew("accounts", accountRow(account)), ...provedEmail(account)],
  replaceAccount: ({ account }) => {
    const { id, ...columns } = accountRow(account)
    return [
      { ...updateOf("accounts", columns, { id: account.id, version: account.version - 1 }), mustApply: true },
      ...provedEmail(account),
    ]
  },
  keepAdmin: ({ leaving }) => [
    // Locks the rows of all admins first: an admin who leaves at the same moment waits, and sees who has left.
    { text: "update accounts set version = version where role = 'admin'", values: [] },
    { text: `update accounts set version = version where id = (${anotherAdmin})`, values: [leaving], mustApply: true },
  ],
  // A change that removes an account locks its row before checking what it has. A change that gives it something locks
  // the row last. The second of the two waits, and sees what the first has done.
  keepAccount: ({ accountId }) => [{ ...takenRow(accountId), mustApply: true, shares: `6 account ${accountId}` }],
  keepVersion: ({ accountId, version }) => [
    { text: keepVersion, values: [accountId, version], mustApply: true, shares: `6 account ${accountId}` },
  ],
  holdNoCash: ({ leaving }) => [
    takenRow(leaving),
    { text: withoutCash, values: [leaving, `cash-with:${leaving}`], mustApply: true },
  ],
  driveNothing: ({ leaving }) => [
    takenRow(leaving),
    { text: withoutBookings, values: [leaving, leaving], mustApply: true },
  ],
  ownNothing: ({ leaving }) => [
    takenRow(leaving),
    { text: withoutOwn, values: [leaving, leaving, leaving], mustApply: true },
  ],
  noteStaffEvent: ({ event: { id, at, by, of, action } }) => [
    insertNew("staff_events", { id, happened_at: at, done_by: by, account_id: of, action }),
  ],
  linkIdentity: ({ accountId, identity: { provider, subject } }) => [
    insertNew("account_identities", { provider, subject, account_id: accountId }),
  ],
  ...sessionWrites,
  ...codeWrites,
  ...secondFactorWrites,
  ...belongingsWrites,
  ...erasureWrites,
}

const anotherAdmin = `
  select min(id) from accounts
  where role = 'admin' and disabled_at is null and password_hash is not null and id <> ?`

const keepVersion = "update accounts set version = version where id = ? and version = ?"

const currencies = Object.values(markets).map(({ currency }) => `'${currency}'`)

const withoutCash = `
  update accounts set version = version where id = ? and not exists (
    select currency from ledger_days where currency in (${currencies.join(", ")}) and account = ?
    group by currency having sum(amount_minor) <> 0)`

const withoutBookings = `
  update accounts set version = version where id = ? and not exists (
    select reference from bookings where ${stillDrivenBy})`

const withoutOwn = `
  update accounts set version = version where id = ? and not exists (
    select reference from bookings where account_id = ?
  ) and not exists (
    select company_id from company_members where account_id = ?)`

/** Claims a proved e-mail for its account: the second of two accounts that prove it conflicts. */
const provedEmail = ({ id, contacts: { email, isEmailProved } }: Account): readonly Write[] =>
  isEmailProved
    ? [
        {
          ...insertOf("proved_emails", { email, account_id: id }, unlessAnothers),
          mustApply: true,
        },
      ]
    : []

const unlessAnothers = `
  (email) do update set account_id = excluded.account_id
  where proved_emails.account_id = excluded.account_id`
