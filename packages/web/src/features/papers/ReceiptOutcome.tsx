import { spokenReference } from "@mersal/domain/booking/order/reference"
import { type DeliveryReceipt, deliveredAt, type ReceiptVerdict } from "@mersal/domain/paper/delivery-receipt"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import styles from "./Papers.module.css"

interface ReceiptOutcomeProps {
  receipt: DeliveryReceipt
  verdict: ReceiptVerdict
}

/** The result of a receipt's check. Its content is repeated only if it can be trusted. */
export function ReceiptOutcome({ receipt, verdict }: ReceiptOutcomeProps) {
  const { bookingPapers: words } = useTexts()
  const time = useMarketTime()
  if (verdict.kind === "not-ours")
    return (
      <Alert tone="danger" announce="now" title={words.notOurs}>
        <p>{words.notOursText}</p>
        <p>{words.askAgain}</p>
      </Alert>
    )
  if (verdict.kind === "broken") {
    const entry = receipt.links[verdict.order - 1]?.entry
    const named: Readonly<Record<string, string>> = words.what
    return (
      <Alert tone="danger" announce="now" title={words.broken(verdict.order, receipt.links.length)}>
        {entry && <p>{words.brokenText(named[entry.what] ?? entry.what, time.moment(entry.at))}</p>}
        <p>{words.askAgain}</p>
      </Alert>
    )
  }
  const delivered = deliveredAt(receipt)
  return (
    <div className="stack">
      <Alert tone="success" announce="politely" title={words.whole}>
        {words.wholeText}
      </Alert>
      <dl className={styles.facts}>
        <div>
          <dt className="text-muted text-small">{words.booking}</dt>
          <dd>
            <bdi dir="ltr">{spokenReference(receipt.reference)}</bdi>
          </dd>
        </div>
        <div>
          <dt className="text-muted text-small">{words.delivered}</dt>
          <dd>
            <bdi>{delivered === null ? words.notDelivered : time.moment(delivered)}</bdi>
          </dd>
        </div>
        <div>
          <dt className="text-muted text-small">{words.eventCount}</dt>
          <dd>{words.events(receipt.links.length)}</dd>
        </div>
      </dl>
    </div>
  )
}
