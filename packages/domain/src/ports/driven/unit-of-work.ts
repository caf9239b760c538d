import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type { AccountChange } from "./changes/account.ts"
import type { BookingChange } from "./changes/booking.ts"
import type { ConsentChange } from "./changes/consent.ts"
import type { ConsumerChange } from "./changes/consumer.ts"
import type { CorporateChange } from "./changes/corporate.ts"
import type { LeadChange } from "./changes/leads.ts"
import type { NoticeChoiceChange } from "./changes/notice-choice.ts"
import type { OperationsChange } from "./changes/operations.ts"
import type { OutboxChange } from "./changes/outbox.ts"
import type { PaymentChange } from "./changes/payment.ts"
import type { PromoChange } from "./changes/promo.ts"
import type { PushChange } from "./changes/push.ts"
import type { RatingChange } from "./changes/rating.ts"
import type { ReferenceChange } from "./changes/reference.ts"
import type { StoredAnswerChange } from "./changes/stored-answer.ts"

/**
 * Writes the changes that a use case decided, as data. Either all are applied and on disk, or none, and the change that
 * conflicted is returned. No code of ours runs inside the transaction.
 */
export class UnitOfWork extends Context.Service<
  UnitOfWork,
  { readonly commit: (changes: readonly Change[]) => Effect.Effect<void, Conflict> }
>()("mersal/UnitOfWork") {}

/** One change, with the condition under which it applies. Each area defines its own, in `changes/`. */
export type Change =
  | AccountChange
  | BookingChange
  | ConsentChange
  | ConsumerChange
  | CorporateChange
  | LeadChange
  | NoticeChoiceChange
  | OperationsChange
  | OutboxChange
  | PaymentChange
  | PromoChange
  | PushChange
  | RatingChange
  | ReferenceChange
  | StoredAnswerChange

export class Conflict extends Data.TaggedError("Conflict")<{ readonly change: Change["kind"] }> {}
