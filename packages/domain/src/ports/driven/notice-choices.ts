import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { NoticeChoice } from "../../notices/notice-choice.ts"

/** Reads by what people chose to be told of what; null where they did not. It is written by `UnitOfWork` only. */
export class NoticeChoices extends Context.Service<
  NoticeChoices,
  {
    readonly ofBooking: (reference: Reference) => Effect.Effect<NoticeChoice | null>
    readonly ofAccount: (accountId: string) => Effect.Effect<NoticeChoice | null>
  }
>()("mersal/NoticeChoices") {}
