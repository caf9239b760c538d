import * as Data from "effect/Data"
import type { ReferenceEntry, ReferenceKind } from "./reference-entry.ts"
import type { ReferenceIssue } from "./reference-issue.ts"

/** A value that the product cannot run on: every reason, in the order of its fields. */
export class InvalidReference extends Data.TaggedError("InvalidReference")<{
  readonly issues: readonly ReferenceIssue[]
}> {}

/** A new value has the id of one that is there, or was. */
export class ReferenceTaken extends Data.TaggedError("ReferenceTaken")<{ readonly id: string }> {}

/** There is none of this id. */
export class ReferenceNotFound extends Data.TaggedError("ReferenceNotFound") {}

/** Somebody has edited it since it was read: what is there now. */
export class ReferenceChanged extends Data.TaggedError("ReferenceChanged")<{
  readonly kind: ReferenceKind
  readonly entry: ReferenceEntry
}> {}
