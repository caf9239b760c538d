import { type PriceLine, pricePanel } from "@mersal/domain/pricing/price-panel"
import { useDraftPrice } from "../../environment/booking/draft-price.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { MissingPrice } from "../../fields/MissingPrice.tsx"
import { classNames } from "../../ui/class-names.ts"
import { Price } from "../../ui/Price.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import styles from "./Summary.module.css"

interface PriceLinesProps {
  /** Delivery Charge, Discount and VAT above To Pay; otherwise To Pay alone. */
  showBreakdown: boolean
}

/** The price block of the summary (section 2, D17). A new total is announced once, politely, when it is final. */
export function PriceLines({ showBreakdown }: PriceLinesProps) {
  const { booking, summary } = useTexts()
  const { money } = useFormats()
  const { price, isBusy, isOld, state } = useDraftPrice()

  if (state === "failed") return <MissingPrice />
  if (!price)
    return state === "loading" ? (
      <div className={classNames(styles.price, styles.coming, showBreakdown && styles.broken)}>
        <Skeleton shape="title" />
      </div>
    ) : (
      // A note beside the addresses says if we do not serve them.
      state === "idle" && <p className={styles.noPrice}>{booking.priceAfterAddresses}</p>
    )
  const panel = pricePanel(price, showBreakdown ? "payment" : "book")
  const label = (shown: PriceLine) =>
    shown.kind === "vat"
      ? summary.vat(shown.percent)
      : summary[shown.kind === "discount" ? "discount" : "deliveryCharge"]
  const line = (label: string, amount: string) => (
    <div key={label} className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <Price amount={amount} busy={isOld} />
      </dd>
    </div>
  )
  return (
    <dl className={styles.price}>
      {panel.lines.map((shown) => line(label(shown), money(shown.amount)))}
      <div className={styles.total}>
        <dt>
          {/* Without a space between them, the Arabic letters of the two words would join. */}
          {booking.toPay}{" "}
          {panel.includedVatPercent !== null && (
            <span className={styles.vatNote}>{booking.includesVat(panel.includedVatPercent)}</span>
          )}
        </dt>
        <dd aria-live="polite" aria-atomic="true" aria-busy={isBusy || undefined}>
          <Price
            amount={money(panel.toPay)}
            busy={isOld}
            size="large"
            {...(panel.oldPrice && { was: money(panel.oldPrice), wasLabel: summary.was })}
          />
        </dd>
      </div>
    </dl>
  )
}
