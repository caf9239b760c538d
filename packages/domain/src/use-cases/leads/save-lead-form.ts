import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { InvalidLeadForm } from "../../leads/lead-errors.ts"
import type { LeadForm } from "../../leads/lead-form.ts"
import { keptLeadForm, leadFormIssues } from "../../leads/lead-form-check.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import type { OnceOptions } from "../../ports/driving/service-failure.ts"
import type { Caller } from "../caller.ts"
import { type Decision, once } from "../once.ts"

/** Stores a submitted form for ops to answer (D38), once for each idempotency key. */
export const saveLeadForm = Effect.fn("saveLeadForm")(function* (
  form: LeadForm,
  caller: Caller,
  options: OnceOptions = {},
) {
  return yield* once({ caller, options, request: { saveLeadForm: form }, matter: "other", about: "new" }, leadOf(form))
})

/** The new lead of a form; refused if nobody could answer it. */
export const leadOf = Effect.fnUntraced(function* (form: LeadForm) {
  const issues = leadFormIssues(form)
  if (issues.length > 0) return yield* new InvalidLeadForm({ issues })
  const id = yield* (yield* IdSource).token
  const at = yield* Clock.currentTimeMillis
  return {
    answer: { leadId: id },
    changes: [{ kind: "saveLeadForm", id, form: keptLeadForm(form), at }],
  } satisfies Decision<{ readonly leadId: string }>
})
