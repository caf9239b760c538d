import * as Data from "effect/Data"
import type { LeadCase } from "./lead-case.ts"
import type { LeadIssue } from "./lead-form-gaps.ts"

/** A form that cannot be answered: every reason. */
export class InvalidLeadForm extends Data.TaggedError("InvalidLeadForm")<{ readonly issues: readonly LeadIssue[] }> {}

export class LeadNotFound extends Data.TaggedError("LeadNotFound") {}

/** Somebody else has edited it since it was read; this is the present lead. */
export class LeadChanged extends Data.TaggedError("LeadChanged")<{ readonly lead: LeadCase }> {}

/** A lead can be marked as answered only with an answer. */
export class LeadUnanswered extends Data.TaggedError("LeadUnanswered") {}
