import type { Position } from "./position.ts"
import { areaOf, type ServiceArea } from "./service-area.ts"

/** The route classes of section 9; the book's rules say what applies to them (D11). */
export const routeClasses = ["dubai-abudhabi", "new-to-new", "al-ain-rak", "old-to-new"] as const

export type RouteClassId = (typeof routeClasses)[number]

/** The parts of an area that decide the class. */
type Zone = Pick<ServiceArea, "city" | "generation">

/**
 * The class of a route between two areas, or null; the same in both directions. A class that names cities comes before
 * those of generations. Al Ain and Ras Al Khaimah have theirs at either end.
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

/** The class of a route between two positions; also null if an end is not served. */
export function routeClassAt(from: Position, to: Position, areas: readonly ServiceArea[]): RouteClassId | null {
  const [start, end] = [areaOf(from, areas), areaOf(to, areas)]
  return start && end && routeClassOf(start, end)
}

/** Admins spell cities differently: "Abu Dhabi", "Abu-Dhabi". */
const cityKey = ({ city }: Zone): string => city.en.toLowerCase().replace(/[^a-z]/g, "")
