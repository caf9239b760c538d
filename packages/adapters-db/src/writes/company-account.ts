import { beginsLot, type CreditEntry } from "@mersal/domain/corporate/credit"
import type { CorporateChange } from "@mersal/domain/ports/driven/changes/corporate"
import type { Write } from "../database/connection.ts"
import { insertNew } from "../database/inserts.ts"
import { creditRow, entryRow } from "../rows/company-row.ts"
import type { Writing } from "./writing.ts"

type AccountChange = Extract<CorporateChange, { readonly kind: "postCredit" | "postToAccount" | "setCreditLimit" }>

export const companyAccountWrites: Writing<AccountChange> = {
  postCredit: ({ entry }) => [insertNew("company_credit", creditRow(entry)), lotWrite(entry)],
  postToAccount: ({ entry }) => [
    insertNew("company_entries", entryRow(entry)),
    {
      // The update itself locks the row, so concurrent bookings cannot exceed the limit.
      text: owe,
      values: [entry.onAccount.minor, entry.companyId, entry.onAccount.minor, entry.onAccount.minor],
      mustApply: true,
      shares: `3 company ${entry.companyId}`,
    },
  ],
  setCreditLimit: ({ companyId, limit }) => [
    { text: "update companies set limit_minor = ? where id = ?", values: [limit.minor, companyId], mustApply: true },
  ],
}

function lotWrite(entry: CreditEntry): Write {
  const { id, companyId, lotId, minor, expiresAt, at, kind } = entry
  if (beginsLot(entry))
    return insertNew("company_lots", {
      id,
      company_id: companyId,
      plan_id: entry.for,
      left_minor: minor,
      expires_at: expiresAt,
    })
  const shares = `3 company ${companyId} ${lotId}` as const
  if (kind === "expiry") return { text: endLot, values: [lotId, -minor], mustApply: true, shares }
  return { text: moveLot, values: [minor, lotId, minor, at], mustApply: true, shares }
}

const moveLot = `
  update company_lots set left_minor = left_minor + cast(? as bigint)
  where id = ? and left_minor + cast(? as bigint) >= 0 and expires_at > ?`

const endLot = "update company_lots set left_minor = 0 where id = ? and left_minor = ?"

const owe = `
  update companies set owed_minor = owed_minor + cast(? as bigint)
  where id = ? and (cast(? as bigint) <= 0 or owed_minor + cast(? as bigint) <= limit_minor)`
