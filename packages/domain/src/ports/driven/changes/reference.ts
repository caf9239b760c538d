import type { ChangeRecord } from "../../../reference/change-record.ts"

/** Changes to reference data. */
export type ReferenceChange =
  /**
   * The entry after an edit, and its line in the log. Conflicts unless the list of its kind still has this version, so
   * that decisions based on other entries, such as that two areas do not overlap, still hold when it is written.
   */
  { readonly kind: "editReference"; readonly listVersion: number; readonly record: ChangeRecord }
