import type { ChangeRecord } from "../../../reference/change-record.ts"

/** What is written of what the product runs on. */
export type ReferenceChange =
  /**
   * The entry after an edit, and its line in the log. Conflicts unless the list of its kind still has this version: what
   * was decided by other entries, such as that two areas share no ground, holds until it is written.
   */
  { readonly kind: "editReference"; readonly listVersion: number; readonly record: ChangeRecord }
