import * as Effect from "effect/Effect"
import { ChangeLog } from "../../ports/driven/change-log.ts"
import type { ChangeListRequest } from "../../ports/driving/admin-service.ts"

/** A page of the log of changes, the newest first (D43). */
export const listChanges = Effect.fn("listChanges")(function* (request: ChangeListRequest) {
  const log = yield* ChangeLog
  // One more than requested, to know whether there is another page.
  const found = yield* log.list({ ...request, limit: request.limit + 1 })
  const changes = found.slice(0, request.limit)
  const last = changes.at(-1)
  const next = last && { at: last.at, id: last.id, market: request.market }
  return { changes, next: next && found.length > request.limit ? next : null }
})
