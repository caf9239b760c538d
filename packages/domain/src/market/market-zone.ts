import { type Zone, zoneNamed } from "../calendar/zone.ts"
import { type MarketId, markets } from "./market.ts"

/** Neither clock has changed since 1973, so that later instants need no time zone data of the engine. */
const zones: Readonly<Record<MarketId, Zone>> = {
  AE: zoneNamed(markets.AE.zone, "+04:00"),
  QA: zoneNamed(markets.QA.zone, "+03:00"),
}

/** The zone whose wall clock every time rule of a market is read on (D9). */
export const marketZone = (market: MarketId): Zone => zones[market]
