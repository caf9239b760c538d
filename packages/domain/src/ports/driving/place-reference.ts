import type { Position } from "../../places/position.ts"

/**
 * A place as callers may name it (D20): by coordinates, or by a text: a city's or district's name in either
 * language or its id, coordinates as people write them, or a map's link.
 */
export type PlaceReference =
  | { readonly kind: "position"; readonly position: Position }
  | { readonly kind: "name"; readonly name: string }
