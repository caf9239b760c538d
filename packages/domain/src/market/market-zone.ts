import { type Zone, zoneNamed } from "../calendar/zone.ts"
import { type MarketId, markets } from "./market.ts"

/** Neither clock has moved since 1973: whoever asks about these years does not wait for the engine's time zone data. */
const zones: Readonly<Record<MarketId, Zone>> = {
  AE: zoneNamed(markets.AE.zone, "+04:00"),
  QA: zoneNamed(markets.QA.zone, "+03:00"),
}

/** The zone whose wall clock every time rule of a market is read on (D9). */
export const marketZone = (market: MarketId): Zone => zones[market]
