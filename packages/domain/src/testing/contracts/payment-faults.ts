import type { DrivenCase } from "./contract-case.ts"
import { cancellations } from "./payment-faults/cancellations.ts"
import { cashInstead } from "./payment-faults/cash-instead.ts"
import { cheaperChanges } from "./payment-faults/cheaper-changes.ts"
import { dearerChanges } from "./payment-faults/dearer-changes.ts"
import { heldPrices } from "./payment-faults/held-prices.ts"
import { latePayments } from "./payment-faults/late-payments.ts"
import { lostAnswers } from "./payment-faults/lost-answers.ts"
import { gatewayMessages } from "./payment-faults/messages.ts"
import { moneyBack } from "./payment-faults/money-back.ts"
import { payLinks } from "./payment-faults/pay-links.ts"
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
  ...latePayments,
  ...heldPrices,
  ...payLinks,
  ...moneyBack,
  ...cancellations,
  ...reconciliations,
  ...cashInstead,
  ...cheaperChanges,
  ...dearerChanges,
  ...reviews,
  ...setAsideMoney,
]
