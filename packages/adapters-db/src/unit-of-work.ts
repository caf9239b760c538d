import { type Change, Conflict, UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Database, type Write } from "./database/connection.ts"
import { accountWrites } from "./writes/account.ts"
import { bookingWrites } from "./writes/booking.ts"
import { consentWrites } from "./writes/consent.ts"
import { consumerWrites } from "./writes/consumer.ts"
import { corporateWrites } from "./writes/corporate.ts"
import { leadWrites } from "./writes/leads.ts"
import { noticeChoiceWrites } from "./writes/notice-choice.ts"
import { operationsWrites } from "./writes/operations.ts"
import { outboxWrites } from "./writes/outbox.ts"
import { paymentWrites } from "./writes/payment.ts"
import { promoWrites } from "./writes/promo.ts"
import { pushWrites } from "./writes/push.ts"
import { ratingWrites } from "./writes/rating.ts"
import { referenceWrites } from "./writes/reference.ts"
import { storedAnswerWrites } from "./writes/stored-answer.ts"
import type { Writing } from "./writes/writing.ts"

/** The statements of every change, by its kind. */
const writing: Writing<Change> = {
  ...accountWrites,
  ...bookingWrites,
  ...consentWrites,
  ...consumerWrites,
  ...corporateWrites,
  ...leadWrites,
  ...noticeChoiceWrites,
  ...operationsWrites,
  ...outboxWrites,
  ...paymentWrites,
  ...promoWrites,
  ...pushWrites,
  ...ratingWrites,
  ...referenceWrites,
  ...storedAnswerWrites,
}

/** Applies a list of changes in one transaction: when `commit` answers, everything is on disk. */
export const unitOfWork: Layer.Layer<UnitOfWork, never, Database> = Layer.effect(
  UnitOfWork,
  Effect.gen(function* () {
    const database = yield* Database
    return {
      commit: Effect.fnUntraced(function* (changes) {
        const writes = changes.flatMap(writesOf)
        const refused = yield* database.write(writes.map(({ write }) => write))
        const change = refused === null ? undefined : writes[refused]?.of
        if (change !== undefined) return yield* new Conflict({ change })
      }),
    }
  }),
)

/** The writes of a change, each with its change: a conflict names the change, not the statement. */
export function writesOf(change: Change): readonly { readonly write: Write; readonly of: Change["kind"] }[] {
  const write = writing[change.kind] as (change: Change) => readonly Write[]
  return write(change).map((one) => ({ write: one, of: change.kind }))
}
