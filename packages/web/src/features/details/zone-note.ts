import { useNow } from "../../environment/formats/clock.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"

/** 'Dubai time', for a viewer whose own clock shows another time (D9); undefined for everybody else. */
export const useZoneNote = (): string | undefined => useMarketTime().zoneNote(useNow("minute")) ?? undefined
