import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { todayIn } from "../../booking/windows/market-schedule.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import { ReferenceEntries } from "../../ports/driven/reference-entries.ts"
import { ServiceAreas } from "../../ports/driven/service-areas.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { ChangeRecord } from "../../reference/change-record.ts"
import { editedReference, type ReferenceEdit } from "../../reference/reference-edit.ts"
import { type ReferenceKind, referenceId } from "../../reference/reference-entry.ts"
import { onFreshState } from "../account/fresh-state.ts"
import type { Caller } from "../caller.ts"

/**
 * Creates, edits or ends reference data, with its line in the log of changes (D43). Refuses data that the product
 * cannot run on, and an edit of an entry that somebody else has edited meanwhile.
 */
export const editReference = Effect.fn("editReference")(function* <Kind extends ReferenceKind>(
  kind: Kind,
  edit: ReferenceEdit<Kind>,
  caller: Caller,
) {
  const lists = yield* ReferenceEntries
  const areas = yield* ServiceAreas
  const ids = yield* IdSource
  const work = yield* UnitOfWork
  const market = edit.action === "create" ? edit.value.market : edit.market

  const attempt = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const { version, entries } = yield* lists.list(kind)
    const facts = { entries, areas: yield* areas.list(market), today: todayIn(market, now), now }
    const { before, after } = yield* Effect.fromResult(editedReference(kind, edit, facts))
    const record: ChangeRecord = {
      id: yield* ids.token,
      at: now,
      by: caller.actor.id ?? "",
      kind,
      market,
      of: referenceId(kind, after.value),
      action: edit.action,
      before,
      after,
    }
    yield* work.commit([{ kind: "editReference", listVersion: version, record }])
    return after
  })
  // If somebody else wrote to the list meanwhile, the next decision takes it into account.
  return yield* onFreshState(attempt)
})
