import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import type { NoticeChoice } from "../../notices/notice-choice.ts"

/** Reads people's choices of notices; null if they made none. Only `UnitOfWork` writes them. */
export class NoticeChoices extends Context.Service<
  NoticeChoices,
  {
    readonly ofBooking: (reference: Reference) => Effect.Effect<NoticeChoice | null>
    readonly ofAccount: (accountId: string) => Effect.Effect<NoticeChoice | null>
  }
>()("mersal/NoticeChoices") {}
