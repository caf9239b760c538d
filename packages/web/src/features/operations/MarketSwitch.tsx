import { type MarketId, marketIds } from "@mersal/domain/market/market"
import { useTexts } from "../../environment/language.ts"
import { RadioPills } from "../../ui/RadioPills.tsx"

interface MarketSwitchProps {
  market: MarketId
  onChange: (market: MarketId) => void
}

/** Chooses the market whose bookings and drivers are shown: never both at once. */
export function MarketSwitch({ market, onChange }: MarketSwitchProps) {
  const { operations: words } = useTexts()
  return (
    <RadioPills
      legend={words.market}
      legendHidden
      value={market}
      onChange={onChange}
      options={marketIds.map((value) => ({ value, label: words.markets[value] }))}
    />
  )
}
