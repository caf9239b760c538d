import type { Change } from "../schedule/diff-books.ts"

/** A line for each change of a book: "changed    services.sameDay.pickup[13-18].orderBy: "16:00" → "15:00"". */
export const changesText = (changes: readonly Change[]): string => changes.map(lineOf).join("\n")

const lineOf = (change: Change): string =>
  `${change.kind.padEnd("reordered".length)}  ${change.path}: ${differenceOf(change)}`

function differenceOf(change: Change): string {
  switch (change.kind) {
    case "added":
      return JSON.stringify(change.after)
    case "removed":
      return JSON.stringify(change.before)
    case "changed":
      return `${JSON.stringify(change.before)} → ${JSON.stringify(change.after)}`
    case "reordered":
      return `${change.before.join(", ")} → ${change.after.join(", ")}`
  }
}
