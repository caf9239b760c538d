import type { MarketId } from "@mersal/domain/market/market"
import type { CashDay } from "@mersal/domain/ports/driving/books-service"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { WideTable } from "../../ui/WideTable.tsx"
import styles from "./Books.module.css"

interface HandoverListProps {
  handovers: CashDay["handovers"]
  market: MarketId
}

/** The hand-overs of a day, with missing amounts and their reasons. */
export function HandoverList({ handovers, market }: HandoverListProps) {
  const { books } = useTexts()
  const { money: sum } = useFormats()
  const time = useMarketTime(market)
  if (handovers.length === 0) return <p className="text-muted">{books.noHandovers}</p>
  return (
    <WideTable
      label={books.handovers}
      heads={[books.time, books.driver, books.amount, books.difference, books.reason]}
      figures={[books.amount, books.difference]}
    >
      {handovers.map(({ id, at, driver, name, amount, difference, reason }) => (
        <tr key={id}>
          <td>
            <bdi>{time.moment(at)}</bdi>
          </td>
          <td>
            <bdi>{name || driver}</bdi>
          </td>
          <td className={styles.number}>
            <bdi>{sum(amount)}</bdi>
          </td>
          <td className={styles.number}>
            <bdi>{difference.minor === 0 ? "–" : sum(difference)}</bdi>
          </td>
          <td dir="auto">{reason}</td>
        </tr>
      ))}
    </WideTable>
  )
}
