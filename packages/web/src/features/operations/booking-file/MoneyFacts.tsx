import { bookingMoney } from "@mersal/domain/booking/change/booking-money"
import { money as amount } from "@mersal/domain/money/money"
import type { BookingFile } from "@mersal/domain/ports/driving/operations-service"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { Card } from "../../../ui/Card.tsx"
import styles from "./BookingFile.module.css"

/** The price, the payment method, payments and refunds, and the fee kept if it was cancelled. */
export function MoneyFacts({ file: { booking, now, till, fee } }: { file: BookingFile }) {
  const { dispatch: words } = useTexts()
  const { money } = useFormats()
  const { kept, goingBack, due } = bookingMoney(now.state, till, fee ?? amount(0, till.due.currency))
  const lines = [
    [words.price, till.due],
    [words.paid, till.paid],
    [words.refunded, till.refunded],
    ...(fee === null ? [] : [[words.fee, kept] as const]),
    ...(goingBack.minor === 0 ? [] : [[words.refundOf, goingBack] as const]),
    [words.outstanding, due],
  ] as const
  return (
    <Card title={words.moneyHeading}>
      <p className="text-muted">{words.methods[booking.paymentMethod]}</p>
      <dl className={styles.facts}>
        {lines.map(([label, amount]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              <bdi>{money(amount)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
