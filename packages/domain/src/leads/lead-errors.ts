import * as Data from "effect/Data"
import type { LeadCase } from "./lead-case.ts"
import type { LeadIssue } from "./lead-form-gaps.ts"

/** A form that nobody could answer: every reason. */
export class InvalidLeadForm extends Data.TaggedError("InvalidLeadForm")<{ readonly issues: readonly LeadIssue[] }> {}

export class LeadNotFound extends Data.TaggedError("LeadNotFound") {}

/** Somebody else of ops has written to it since it was read: what is there now. */
export class LeadChanged extends Data.TaggedError("LeadChanged")<{ readonly lead: LeadCase }> {}

/** A lead is answered by an answer. */
export class LeadUnanswered extends Data.TaggedError("LeadUnanswered") {}
