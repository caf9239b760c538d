import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { InvalidLeadForm } from "../../leads/lead-errors.ts"
import type { LeadForm } from "../../leads/lead-form.ts"
import { keptLeadForm, leadFormIssues } from "../../leads/lead-form-check.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"

/** Stores a submitted form for ops to answer (D38). */
export const saveLeadForm = Effect.fn("saveLeadForm")(function* (form: LeadForm) {
  const issues = leadFormIssues(form)
  if (issues.length > 0) return yield* new InvalidLeadForm({ issues })
  const id = yield* (yield* IdSource).token
  const at = yield* Clock.currentTimeMillis
  const work = yield* UnitOfWork
  // A new id cannot conflict.
  yield* Effect.orDie(work.commit([{ kind: "saveLeadForm", id, form: keptLeadForm(form), at }]))
  return { leadId: id }
})
