import type { IconName } from "./icon-names.ts"

/** Icons that point in the reading direction. They are mirrored in right-to-left pages. */
export const directionalIcons: ReadonlySet<IconName> = new Set([
  "arrow-right",
  "arrow-left",
  "chevron-right",
  "chevron-left",
  "bike",
  "car",
  "truck",
  "external-link",
  "message-circle",
])
