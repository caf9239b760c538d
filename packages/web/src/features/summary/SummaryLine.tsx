import { type ReactNode, useState } from "react"
import { useDraftPrice } from "../../environment/booking/draft-price.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { Sheet } from "../../ui/Dialog.tsx"
import { Icon } from "../../ui/Icon.tsx"
import { Price } from "../../ui/Price.tsx"
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx"
import { LostPromo } from "./LostPromo.tsx"
import styles from "./Summary.module.css"
import { SummaryContent, type SummaryProps } from "./SummaryContent.tsx"

/**
 * The total in one line, for the bar at the foot of narrow screens. A press opens the whole summary as a sheet. A new
 * total is announced once, politely, when it is final.
 */
export function SummaryLine(props: SummaryProps) {
  const { booking, shell, summary } = useTexts()
  const { money } = useFormats()
  const { price, isBusy } = useDraftPrice()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {price && <VisuallyHidden>{summary.showSummary}: </VisuallyHidden>}
        <BarTotal mark={<Icon name="chevron-down" size={16} className={styles.openerIcon} />} />
      </button>
      <span role="status">
        <VisuallyHidden>{price && !isBusy ? booking.newPrice(money(price.toPay)) : ""}</VisuallyHidden>
      </span>
      <LostPromo opensDialog onOpen={() => setOpen(true)} />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={summary.heading} closeLabel={shell.close}>
        <SummaryContent {...props} />
      </Sheet>
    </>
  )
}

/**
 * The total beside the next step, and what it includes.
 *
 * @param mark shown before the first of its two lines
 */
export function BarTotal({ mark }: { mark?: ReactNode }) {
  const { booking, summary } = useTexts()
  const { money } = useFormats()
  const { price, isOld, state } = useDraftPrice()
  const missing = state === "failed" ? booking.priceFailed : summary.heading
  return (
    <>
      <span className={styles.openerLabel}>
        {/* The lines have no room for 'To Pay' beside the amount. */}
        {price?.vatPercent ? booking.includesVat(price.vatPercent) : price ? booking.toPay : mark && missing}
        {mark}
      </span>
      {price && <Price amount={money(price.toPay)} busy={isOld} size="large" />}
    </>
  )
}
