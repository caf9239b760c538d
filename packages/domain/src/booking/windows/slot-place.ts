import type { LocalDate } from "../../calendar/local-date.ts"

/**
 * A pick-up window of a date in a zone, to which a capacity applies. Zones are service areas, because a driver who
 * picks up in one of them is not in another.
 */
export interface SlotPlace {
  /** The engine's key of the window: "AE/sameDay/2026-11-21/13-18". */
  readonly slot: string
  /** The service area of the pick-up. */
  readonly zone: string
  readonly date: LocalDate
}

/** Equal for equal places, different for different ones. */
export const placeKey = ({ slot, zone }: SlotPlace): string => `${zone}|${slot}`
