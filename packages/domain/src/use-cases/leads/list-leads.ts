import * as Effect from "effect/Effect"
import { LeadDesk } from "../../ports/driven/lead-desk.ts"
import type { LeadPageRequest } from "../../ports/driving/lead-service.ts"

/** A page of all leads, the newest first (D38). */
export const listLeads = Effect.fn("listLeads")(function* (request: LeadPageRequest) {
  const desk = yield* LeadDesk
  // One more than requested, to know whether there is another page.
  const found = yield* desk.list({ ...request, limit: request.limit + 1 })
  const leads = found.slice(0, request.limit)
  const last = leads.at(-1)
  const next = last && { savedAt: last.savedAt, id: last.id, market: request.market }
  return { leads, next: next && found.length > request.limit ? next : null }
})
