import type { Service } from "@mersal/domain/schedule/book"
import { useTexts } from "../../../environment/language.ts"
import { TextField } from "../../../ui/TextField.tsx"
import { isDeadline } from "./draft-windows.ts"
import styles from "./Rules.module.css"
import { WindowRows } from "./WindowRows.tsx"
import { TimeField } from "./WindowTimes.tsx"

interface DeliveryFieldsProps {
  delivery: Service["delivery"]
  onChange: (delivery: Service["delivery"]) => void
}

/** How a booking type is delivered: in windows so many days later, or within minutes of its pick-up. */
export function DeliveryFields({ delivery, onChange }: DeliveryFieldsProps) {
  const { ruleLab: words } = useTexts()
  if (isDeadline(delivery))
    return (
      <fieldset className={styles.row} aria-label={words.delivery}>
        <CountField
          label={words.within}
          value={delivery.within}
          onChange={(within) => onChange({ ...delivery, within })}
        />
        <TimeField
          label={words.notAfter}
          value={delivery.notAfter}
          onChange={(notAfter) => onChange({ ...delivery, notAfter })}
        />
      </fieldset>
    )
  return (
    <section className="stack gap-12" aria-label={words.delivery}>
      <h4 className={styles.typeTitle}>{words.delivery}</h4>
      <div className={styles.row}>
        <CountField
          label={words.leadDays}
          value={delivery.leadDays}
          onChange={(leadDays) => onChange({ ...delivery, leadDays })}
        />
      </div>
      <WindowRows
        windows={delivery.windows}
        nextWindow={{ id: "9-13", start: "09:00", end: "13:00" }}
        onChange={(windows) => onChange({ ...delivery, windows })}
      />
    </section>
  )
}

interface CountFieldProps {
  label: string
  value: number
  onChange: (value: number) => void
}

const CountField = ({ label, value, onChange }: CountFieldProps) => (
  <TextField
    label={label}
    inputMode="numeric"
    dir="ltr"
    value={String(value)}
    onChange={(text) => onChange(Number(text.replaceAll(/\D/g, "").slice(0, 4)))}
  />
)
