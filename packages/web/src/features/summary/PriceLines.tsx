import { showsVat } from "@mersal/domain/pricing/price-breakdown"
import { useDraftPrice } from "../../environment/draft-price.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import { Price } from "../../ui/Price.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import styles from "./Summary.module.css"

interface PriceLinesProps {
  /** Delivery Charge, Discount and VAT above To Pay; otherwise To Pay alone. */
  showBreakdown: boolean
}

/** The price block of the summary (section 2, D17). A new total is heard once, politely, when it is final. */
export function PriceLines({ showBreakdown }: PriceLinesProps) {
  const { booking, summary } = useTexts()
  const { money } = useFormats()
  const { price, isBusy, state, retry } = useDraftPrice()

  if (state === "failed") {
    return (
      <div className={styles.missingPrice}>
        <p>{booking.priceFailed}</p>
        <Button variant="secondary" size="small" icon="retry" onClick={retry}>
          {booking.retry}
        </Button>
      </div>
    )
  }
  if (!price)
    return state === "none" ? <p className="text-muted">{booking.priceAfterAddresses}</p> : <Skeleton shape="title" />
  const line = (label: string, amount: string) => (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <Price amount={amount} busy={isBusy} />
      </dd>
    </div>
  )
  return (
    <dl className={styles.price}>
      {showBreakdown && (
        <>
          {line(summary.deliveryCharge, money(price.deliveryCharge))}
          {price.discount.minor > 0 && line(summary.discount, `−${money(price.discount)}`)}
          {showsVat(price) && line(summary.vat(price.vatPercent), money(price.vat))}
        </>
      )}
      <div className={styles.total}>
        <dt>
          {summary.toPay}
          {!showBreakdown && showsVat(price) && (
            <span className={styles.vatNote}>{booking.includesVat(price.vatPercent)}</span>
          )}
        </dt>
        <dd aria-live="polite" aria-atomic="true" aria-busy={isBusy || undefined}>
          <Price amount={money(price.toPay)} busy={isBusy} size="large" />
        </dd>
      </div>
    </dl>
  )
}
