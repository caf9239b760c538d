import { type LocalDate, parseLocalDate } from "@mersal/domain/calendar/local-date"
import type { Instant } from "@mersal/domain/calendar/zone"
import { rowInForce } from "@mersal/domain/pricing/dated-row"
import type { ReferenceEntry, ReferenceKind } from "@mersal/domain/reference/reference-entry"

/** The current state of an entry. `past`: replaced by a later one; `over`: its time has passed. */
export type EntryState = "inForce" | "toCome" | "past" | "over" | "ended" | "provisional"

/** The state of each entry of a market at an instant, in the given order. */
export function entryStates(
  entries: readonly ReferenceEntry[],
  kind: ReferenceKind,
  now: Instant,
  today: LocalDate,
): readonly EntryState[] {
  const live = entries.filter(({ endedAt }) => endedAt === null).map(({ value }) => value)
  return entries.map(({ value, endedAt }): EntryState => {
    if (endedAt !== null) return "ended"
    if ("provisional" in value && value.provisional) return "provisional"
    if (kind === "closures" && "to" in value && !("breaks" in value)) {
      const last = parseLocalDate(value.to)
      return last !== null && last < today ? "over" : "inForce"
    }
    if (!("validFrom" in value)) return "inForce"
    if (typeof value.validFrom === "number") {
      const until = "validUntil" in value ? value.validUntil : null
      if (value.validFrom > now) return "toCome"
      return until !== null && until <= now ? "over" : "inForce"
    }
    const rivals = live.flatMap((other) =>
      "validFrom" in other && typeof other.validFrom === "string" && isRival(value, other)
        ? [{ validFrom: other.validFrom, other }]
        : [],
    )
    if (value.validFrom > today) return "toCome"
    return rowInForce(rivals, today)?.other === value ? "inForce" : "past"
  })
}

/** International price lists replace each other by country. */
const isRival = (a: object, b: object): boolean => !("to" in a && "to" in b) || a.to === b.to
