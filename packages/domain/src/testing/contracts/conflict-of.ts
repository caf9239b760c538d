import * as Effect from "effect/Effect"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { refusalOf } from "./expectations.ts"

/** The change because of which the store refused all of these, committed together. */
export const conflictOf = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  const work = yield* UnitOfWork
  const kinds = changes.map(({ kind }) => kind).join(", ")
  return (yield* refusalOf(work.commit(changes), `a conflict over ${kinds}`)).change
})
