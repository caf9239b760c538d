import { marketIds } from "@mersal/domain/market/market"
import { Link } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { Icon } from "../../ui/Icon.tsx"
import styles from "./MarketChooser.module.css"

/** The markets of this product, each on its own host; this page's market is first (D2). */
export function MarketChooser() {
  const { account } = useTexts()
  const { market, marketUrls } = useProduct()
  const { location: words } = account
  const others = marketIds.filter((id) => id !== market && marketUrls?.[id] !== undefined)
  return (
    <ul role="list" className={styles.markets}>
      <li>
        <Link to="/go/book" className={styles.market} data-here="true">
          <MarketText name={words.countries[market]} note={words.here} />
        </Link>
      </li>
      {others.map((id) => (
        <li key={id}>
          <a href={`${marketUrls?.[id]}/go/book`} className={styles.market}>
            <MarketText name={words.countries[id]} note={words.book} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function MarketText({ name, note }: { name: string; note: string }) {
  return (
    <>
      <Icon name="map-pin" size={24} className={styles.pin} />
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{note}</span>
      <Icon name="chevron-right" className={styles.arrow} />
    </>
  )
}
