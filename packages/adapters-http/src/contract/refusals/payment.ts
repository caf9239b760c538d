import {
  AmountMismatch,
  AttemptNotFound,
  CardNotGiven,
  GatewayUnavailable,
  HoldEnded,
  PartlyPaid,
  PaymentInProgress,
  RefundExceedsPayment,
  RulingUnfit,
} from "@mersal/domain/payment/payment-errors"
import * as z from "zod/mini"
import { wireMoney } from "../wire-values.ts"
import { bareRefusal, type RefusalCodecs, refusalWithData } from "./refusal-codec.ts"

export type PaymentRefusal =
  | AmountMismatch
  | AttemptNotFound
  | CardNotGiven
  | GatewayUnavailable
  | HoldEnded
  | PartlyPaid
  | PaymentInProgress
  | RefundExceedsPayment
  | RulingUnfit

export const paymentRefusals: RefusalCodecs<PaymentRefusal> = {
  AmountMismatch: refusalWithData("amount-mismatch", z.object({ amount: wireMoney }), AmountMismatch, "amount"),
  AttemptNotFound: bareRefusal("attempt-not-found", AttemptNotFound, "attempt"),
  CardNotGiven: bareRefusal("card-not-given", CardNotGiven, "attempt"),
  GatewayUnavailable: bareRefusal("gateway-unavailable", GatewayUnavailable),
  HoldEnded: bareRefusal("hold-ended", HoldEnded),
  PartlyPaid: refusalWithData("partly-paid", z.object({ due: wireMoney }), PartlyPaid),
  PaymentInProgress: bareRefusal("payment-in-progress", PaymentInProgress),
  RefundExceedsPayment: refusalWithData(
    "refund-exceeds-payment",
    z.object({ amount: wireMoney }),
    RefundExceedsPayment,
    "amount",
  ),
  RulingUnfit: refusalWithData(
    "ruling-unfit",
    z.object({
      reason: z.enum([
        "not-under-review",
        "money-under-way",
        "gateway-silent",
        "gateway-says-otherwise",
        "nothing-due",
        "not-serviceable",
      ]),
      told: z.nullable(wireMoney),
    }),
    RulingUnfit,
    "ruling",
  ),
}
