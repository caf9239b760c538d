import { outstanding } from "@mersal/domain/delivery/till"
import type { BookingFile } from "@mersal/domain/ports/driving/operations-service"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { Card } from "../../../ui/Card.tsx"
import styles from "./BookingFile.module.css"

/** What it costs, how it is paid, and what of that has come and gone. */
export function MoneyFacts({ file: { booking, till } }: { file: BookingFile }) {
  const { dispatch: words } = useTexts()
  const { money } = useFormats()
  const lines = [
    [words.price, till.due],
    [words.paid, till.paid],
    [words.refunded, till.refunded],
    [words.outstanding, outstanding(till)],
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
