import type { SecondFactorChange } from "@mersal/domain/ports/driven/changes/account/second-factor"
import { insertNew, updateOf } from "../../database/inserts.ts"
import { secondFactorRow } from "../../rows/second-factor-row.ts"
import type { Writing } from "../writing.ts"

export const secondFactorWrites: Writing<SecondFactorChange> = {
  saveSecondFactor: ({ factor }) => {
    const row = secondFactorRow(factor)
    if (factor.version === 1) return [insertNew("second_factors", row)]
    const before = { account_id: factor.accountId, version: factor.version - 1 }
    return [{ ...updateOf("second_factors", row, before), mustApply: true }]
  },
  dropSecondFactor: ({ accountId, version }) => [
    {
      text: "delete from second_factors where account_id = ? and version = ?",
      values: [accountId, version],
      mustApply: true,
    },
  ],
}
