import { isPosition, type Position } from "@mersal/domain/places/position"
import { areaOf, type ServiceArea } from "@mersal/domain/places/service-area"
import type { FoundPlace } from "@mersal/domain/ports/driving/coverage-service"

/**
 * A pin as a place, by the outlines alone: it is named after its city until the server names something nearer (D20).
 * Outside of all outlines it has no area and cannot be booked.
 */
export function pinnedPlace(
  position: Position,
  areas: readonly ServiceArea[],
  nowhere: FoundPlace["city"],
): FoundPlace {
  const area = areaOf(position, areas)
  const city = area?.city ?? nowhere
  return { id: `point-${pinText(position)}`, kind: "point", name: city, areaId: area?.id ?? null, city, position }
}

/** A pin as typed coordinates, exact to about a metre. */
export const pinText = ({ lat, lon }: Position): string => `${lat.toFixed(5)},${lon.toFixed(5)}`

/** Rounded to about a metre, because a hand is no more exact. */
export function pinAt(lat: number, lon: number): Position | null {
  const position = { lat: Number(lat.toFixed(5)), lon: Number(lon.toFixed(5)) }
  return isPosition(position) ? position : null
}
