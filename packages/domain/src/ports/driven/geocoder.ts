import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { MarketId } from "../../market/market.ts"
import type { GeocodedPlace } from "../../places/gazetteer.ts"
import type { Position } from "../../places/position.ts"

/** Finds places by name and names places by position (D20). The default knows the bundled gazetteer. */
export class Geocoder extends Context.Service<
  Geocoder,
  {
    /** The best matches first: by prefix, in either script, tolerating one typo. */
    readonly search: (market: MarketId, text: string, limit: number) => Effect.Effect<readonly GeocodedPlace[]>
    /** The place with exactly this id or name in either language, or null. */
    readonly named: (market: MarketId, name: string) => Effect.Effect<GeocodedPlace | null>
    /** The known place nearest to a point; null if the market has none. */
    readonly nearest: (market: MarketId, position: Position) => Effect.Effect<GeocodedPlace | null>
  }
>()("mersal/Geocoder") {}
