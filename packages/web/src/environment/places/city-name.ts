import type { MarketId } from "@mersal/domain/market/market"
import { cityIn } from "@mersal/domain/places/city-in"
import type { ServiceArea } from "@mersal/domain/places/service-area"
import { useEffect, useState } from "react"
import { useLanguage } from "../language.ts"
import { loadOutlines } from "../outlines.ts"

/** Names the market's cities in the page's language, once the names are loaded; other text stays as it is. */
export function useCityName(market: MarketId): (text: string) => string {
  const { language } = useLanguage()
  const [areas, setAreas] = useState<readonly ServiceArea[]>([])
  useEffect(() => {
    let isShown = true
    loadOutlines(market).then(
      (loaded) => isShown && setAreas(loaded),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [market])
  return (text) => cityIn(areas, text, language)
}
