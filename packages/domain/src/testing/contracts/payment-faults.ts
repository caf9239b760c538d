import type { DrivenCase } from "./contract-case.ts"
import { cancellations } from "./payment-faults/cancellations.ts"
import { cashInstead } from "./payment-faults/cash-instead.ts"
import { lostAnswers } from "./payment-faults/lost-answers.ts"
import { gatewayMessages } from "./payment-faults/messages.ts"
import { moneyBack } from "./payment-faults/money-back.ts"
import { priceDifferences } from "./payment-faults/price-differences.ts"
import { reconciliations } from "./payment-faults/reconciliation.ts"
import { reviews } from "./payment-faults/reviews.ts"
import { setAsideMoney } from "./payment-faults/set-aside.ts"
import type { StoredPorts } from "./payment-faults/stage.ts"
import { twice } from "./payment-faults/twice.ts"

/**
 * The table of docs/payments.md, as far as it needs neither the wire nor a second process: what may fail, and what must
 * hold.
 */
export const paymentFaults: readonly DrivenCase<StoredPorts>[] = [
  ...lostAnswers,
  ...gatewayMessages,
  ...twice,
  ...moneyBack,
  ...cancellations,
  ...reconciliations,
  ...cashInstead,
  ...priceDifferences,
  ...reviews,
  ...setAsideMoney,
]
