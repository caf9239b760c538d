import type { Position } from "../../places/position.ts"

/**
 * How callers may name a place (D20): by coordinates, or by text, which is the name of a city or district in either
 * language, its id, coordinates as people write them, or a map link.
 */
export type PlaceReference =
  | { readonly kind: "position"; readonly position: Position }
  | { readonly kind: "name"; readonly name: string }
