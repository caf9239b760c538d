import type { Position } from "../../places/position.ts"
import type { PlaceReference } from "../../ports/driving/place-reference.ts"

export const placeAt = (position: Position): PlaceReference => ({ kind: "position", position })

export const placeNamed = (name: string): PlaceReference => ({ kind: "name", name })
