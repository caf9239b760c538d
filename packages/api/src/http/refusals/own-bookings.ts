import type { OwnBookingRefusal } from "@mersal/adapters-http/contract/refusals/own-bookings"
import { formatMoney } from "@mersal/domain/money/money"
import type { RefusalAnswers } from "./refusal-answers.ts"

export const ownBookingAnswers: RefusalAnswers<OwnBookingRefusal> = {
  NotCancellable: { status: 409, say: (_, texts) => [{ message: texts.notCancellable }] },
  CancellationCostsOtherwise: {
    status: 409,
    say: ({ cancellation: { fee, refund } }, texts) => [
      {
        message: texts.cancellationCosts,
        details: texts.cancellationCostsDetails(formatMoney(fee), formatMoney(refund)),
      },
    ],
  },
  ChangeRefused: {
    status: 409,
    say: ({ reason }, texts) => [{ message: texts.changeRefused[reason] }],
  },
  ChangeCostsOtherwise: {
    status: 409,
    say: ({ total }, texts) => [{ message: texts.changeCosts, details: texts.changeCostsDetails(formatMoney(total)) }],
  },
  ChangeUnpaid: {
    status: 409,
    say: ({ amount }, texts) => [
      { message: texts.changeUnpaid, details: texts.changeUnpaidDetails(formatMoney(amount)) },
    ],
  },
  WindowOfAnotherDay: { status: 422, say: (_, texts) => [{ message: texts.windowOfAnotherDay }] },
}
