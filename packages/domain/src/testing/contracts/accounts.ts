import { account } from "./accounts/account.ts"
import { belongings } from "./accounts/belongings.ts"
import { challenges } from "./accounts/challenges.ts"
import { changes } from "./accounts/changes.ts"
import { claimsAndErasure } from "./accounts/claims-and-erasure.ts"
import { secondFactors } from "./accounts/second-factors.ts"
import { sendings } from "./accounts/sendings.ts"
import { sessions } from "./accounts/sessions.ts"
import type { Ports } from "./accounts/stage.ts"
import { tickets } from "./accounts/tickets.ts"
import type { DrivenCase } from "./contract-case.ts"

/** The promises of a store of accounts: in memory, on SQLite and on PostgreSQL. */
export const accountsContract: readonly DrivenCase<Ports>[] = [
  ...account,
  ...changes,
  ...sessions,
  ...challenges,
  ...sendings,
  ...tickets,
  ...secondFactors,
  ...belongings,
  ...claimsAndErasure,
]
