import type { PaymentRefusal } from "@mersal/adapters-http/contract/refusals/payment"
import { formatMoney } from "@mersal/domain/money/money"
import type { RefusalAnswers } from "./refusal-answers.ts"

export const paymentAnswers: RefusalAnswers<PaymentRefusal> = {
  AmountMismatch: {
    status: 409,
    say: ({ amount }, texts) => [{ message: texts.amountMismatch, details: texts.amountIs(formatMoney(amount)) }],
  },
  AttemptNotFound: { status: 404, say: (_, texts) => [{ message: texts.attemptNotFound }] },
  CardNotGiven: { status: 409, say: (_, texts) => [{ message: texts.cardNotGiven }] },
  GatewayUnavailable: {
    status: 503,
    say: (_, texts) => [{ message: texts.gatewayUnavailable, details: texts.payCash }],
  },
  HoldEnded: { status: 409, say: (_, texts) => [{ message: texts.holdEnded }] },
  PartlyPaid: {
    status: 409,
    say: ({ due }, texts) => [{ message: texts.partlyPaid, details: texts.partlyPaidDetails(formatMoney(due)) }],
  },
  PaymentInProgress: { status: 409, say: (_, texts) => [{ message: texts.paymentInProgress }] },
  RefundExceedsPayment: {
    status: 409,
    say: ({ amount }, texts) => [
      { message: texts.refundExceedsPayment, details: texts.amountLeft(formatMoney(amount)) },
    ],
  },
  RulingUnfit: {
    status: 409,
    say: ({ reason, told }, texts) => [
      { message: texts.rulingUnfit[reason], ...(told !== null && { details: texts.amountIs(formatMoney(told)) }) },
    ],
  },
}
