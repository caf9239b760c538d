import type { LocalDate } from "../../calendar/local-date.ts"

/**
 * A pick-up window of one date in one zone: what has a capacity. Zones are the service areas, because a driver who picks
 * up in one of them is not in another.
 */
export interface SlotPlace {
  /** The engine's name of the window: "AE/sameDay/2026-11-21/13-18". */
  readonly slot: string
  /** The service area of the pick-up. */
  readonly zone: string
  readonly date: LocalDate
}

/** Equal for equal places, and different for others. */
export const placeKey = ({ slot, zone }: SlotPlace): string => `${zone}|${slot}`
