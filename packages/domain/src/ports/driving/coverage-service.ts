import type { MarketId } from "../../market/market.ts"
import type { Position } from "../../places/position.ts"
import type { ServiceArea } from "../../places/service-area.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Where the product delivers (section 7, GET /polygon/details) and which places it knows (D20). */
export interface CoverageService {
  serviceAreas(request: { readonly market: MarketId }, options?: CallOptions): Answer<readonly ServiceArea[]>
  searchPlaces(request: PlaceSearchRequest, options?: CallOptions): Answer<readonly FoundPlace[]>
}

export interface PlaceSearchRequest {
  readonly market: MarketId
  /** A name or its beginning in either script, coordinates, or a pasted map link. */
  readonly text: string
}

/** A place of the gazetteer, or a pasted point named after the nearest one. */
export interface FoundPlace {
  readonly id: string
  readonly kind: "city" | "district" | "landmark" | "point"
  readonly name: LocalName
  /** The service area of the place; null outside all of them, where nothing can be booked. */
  readonly areaId: string | null
  readonly city: LocalName
  readonly position: Position
}

export interface LocalName {
  readonly en: string
  readonly ar: string
}
