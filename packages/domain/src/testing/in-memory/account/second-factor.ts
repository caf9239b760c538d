import type { SecondFactorChange } from "../../../ports/driven/changes/account/second-factor.ts"
import type { SecondFactors } from "../../../ports/driven/second-factors.ts"
import type { Applying } from "../tables.ts"
import { type AccountTables, readingOf } from "./account-tables.ts"

export const applyingSecondFactors: Applying<SecondFactorChange, AccountTables> = {
  saveSecondFactor({ secondFactors }, { factor }) {
    if ((secondFactors.get(factor.accountId)?.version ?? 0) !== factor.version - 1) return false
    secondFactors.set(factor.accountId, factor)
    return true
  },
  dropSecondFactor: ({ secondFactors }, { accountId, version }) =>
    secondFactors.get(accountId)?.version === version && secondFactors.delete(accountId),
}

export const secondFactors = (storeNow: () => AccountTables): SecondFactors["Service"] => {
  const reading = readingOf(storeNow)
  return {
    find: (accountId) => reading(({ secondFactors }) => secondFactors.get(accountId) ?? null),
    confirmed: reading(({ secondFactors }) =>
      [...secondFactors.values()].flatMap(({ accountId, confirmedAt }) => (confirmedAt === null ? [] : [accountId])),
    ),
  }
}
