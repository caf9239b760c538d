import { DayNotOver, HandoverRefused } from "@mersal/domain/payment/books-errors"
import * as z from "zod/mini"
import { wireMoney } from "../wire-values.ts"
import { bareRefusal, type RefusalCodecs, refusalWithData } from "./refusal-codec.ts"

/** The refusals of calls about cash and day reports. */
export type BooksRefusal = HandoverRefused | DayNotOver

export const booksRefusals: RefusalCodecs<BooksRefusal> = {
  HandoverRefused: refusalWithData(
    "handover-refused",
    z.object({
      reason: z.enum(["more-than-held", "nothing-handed-over", "unknown-driver"]),
      held: wireMoney,
    }) as never,
    HandoverRefused,
    "amount",
  ),
  DayNotOver: bareRefusal("day-not-over", DayNotOver, "date"),
}
