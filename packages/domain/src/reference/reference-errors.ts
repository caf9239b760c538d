import * as Data from "effect/Data"
import type { ReferenceEntry, ReferenceKind } from "./reference-entry.ts"
import type { ReferenceIssue } from "./reference-issue.ts"

/** Invalid reference data: every reason, in the order of its fields. */
export class InvalidReference extends Data.TaggedError("InvalidReference")<{
  readonly issues: readonly ReferenceIssue[]
}> {}

/** A new value has the id of an existing or ended one. */
export class ReferenceTaken extends Data.TaggedError("ReferenceTaken")<{ readonly id: string }> {}

/** There is no entry with this id. */
export class ReferenceNotFound extends Data.TaggedError("ReferenceNotFound") {}

/** Somebody has edited it since it was read; this is the present entry. */
export class ReferenceChanged extends Data.TaggedError("ReferenceChanged")<{
  readonly kind: ReferenceKind
  readonly entry: ReferenceEntry
}> {}
