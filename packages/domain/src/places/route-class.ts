import type { Position } from "./position.ts"
import { areaOf, type ServiceArea } from "./service-area.ts"

/** The classes of ways that section 9 names; what is otherwise on them is a rule of the book (D11). */
export const routeClasses = ["dubai-abudhabi", "new-to-new", "al-ain-rak", "old-to-new"] as const

export type RouteClassId = (typeof routeClasses)[number]

/** What of an area its ways are classed by. */
type Zone = Pick<ServiceArea, "city" | "generation">

/**
 * The class of a way between two areas, or null where it has none; the way back has the same. A class that names cities
 * comes before those of generations, and Al Ain and Ras Al Khaimah are such at either end.
 *
 * @example routeClassOf(dubai, abuDhabi) // "dubai-abudhabi"; routeClassOf(dubai, sharjah) // null: both are old
 */
export function routeClassOf(from: Zone, to: Zone): RouteClassId | null {
  const cities = [from, to].map(cityKey)
  if (cities.includes("dubai") && cities.includes("abudhabi")) return "dubai-abudhabi"
  if (cities.includes("alain") || cities.includes("rasalkhaimah")) return "al-ain-rak"
  if (from.generation !== to.generation) return "old-to-new"
  return from.generation === "new" ? "new-to-new" : null
}

/** The class of a way between two positions; null as well where an end is not served. */
export function routeClassAt(from: Position, to: Position, areas: readonly ServiceArea[]): RouteClassId | null {
  const [start, end] = [areaOf(from, areas), areaOf(to, areas)]
  return start && end && routeClassOf(start, end)
}

/** Admins write cities as they like: "Abu Dhabi", "Abu-Dhabi". */
const cityKey = ({ city }: Zone): string => city.en.toLowerCase().replace(/[^a-z]/g, "")
