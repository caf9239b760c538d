import type { MarketId } from "@mersal/domain/market/market"
import type { CashHandover } from "@mersal/domain/payment/cash-handover"
import { useTexts } from "../../environment/language.ts"
import { useMarketTime } from "../../environment/market-time.ts"
import styles from "./Books.module.css"
import { useSums } from "./sums.ts"

interface HandoverListProps {
  handovers: readonly CashHandover[]
  market: MarketId
  names: ReadonlyMap<string, string>
}

/** What was handed over on a day, with what was missing and why. */
export function HandoverList({ handovers, market, names }: HandoverListProps) {
  const { books } = useTexts()
  const sum = useSums()
  const time = useMarketTime(market)
  if (handovers.length === 0) return <p className="text-muted">{books.noHandovers}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys, too.
    <section className={styles.wide} aria-label={books.handovers} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{books.time}</th>
            <th scope="col">{books.driver}</th>
            <th scope="col" className={styles.number}>
              {books.amount}
            </th>
            <th scope="col" className={styles.number}>
              {books.difference}
            </th>
            <th scope="col">{books.reason}</th>
          </tr>
        </thead>
        <tbody>
          {handovers.map(({ id, at, driver, amount, difference, reason }) => (
            <tr key={id}>
              <td>
                <bdi>{time.moment(at)}</bdi>
              </td>
              <td>
                <bdi>{names.get(driver) ?? driver}</bdi>
              </td>
              <td className={styles.number}>
                <bdi>{sum(amount)}</bdi>
              </td>
              <td className={styles.number}>
                <bdi>{difference.minor === 0 ? "–" : sum(difference)}</bdi>
              </td>
              <td>
                <bdi>{reason}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
