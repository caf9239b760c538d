import { useNow } from "../../environment/clock.ts"
import { useTexts } from "../../environment/language.ts"
import { useMarketTime } from "../../environment/market-time.ts"
import { useProduct } from "../../environment/product.ts"

/** 'Dubai time', for a viewer whose own clock shows another time (D9); undefined for everybody else. */
export function useZoneNote(): string | undefined {
  const { booking: words } = useTexts()
  const { market } = useProduct()
  const { isElsewhere } = useMarketTime()
  if (!isElsewhere(useNow("minute"))) return undefined
  return market === "AE" ? words.dubaiTime : words.dohaTime
}
