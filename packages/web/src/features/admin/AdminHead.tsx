import { type MarketId, marketIds } from "@mersal/domain/market/market"
import { Link } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { RadioPills } from "../../ui/RadioPills.tsx"
import styles from "./Admin.module.css"
import { useMarket } from "./market-choice.ts"

/** The choice of market, and the link back to all kinds. */
export function AdminHead({ title, isHome = false }: { title: string; isHome?: boolean }) {
  const { admin: words } = useTexts()
  const { market, choose } = useMarket()
  return (
    <div className={styles.head}>
      <div>
        {!isHome && (
          <Link to="/ops/admin" className="text-small">
            {words.back}
          </Link>
        )}
        <h1>{title}</h1>
      </div>
      <RadioPills<MarketId>
        legend={words.market}
        value={market}
        onChange={choose}
        options={marketIds.map((value) => ({ value, label: words.markets[value] }))}
      />
    </div>
  )
}
