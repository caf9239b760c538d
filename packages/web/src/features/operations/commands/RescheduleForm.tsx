import type { LocalDate } from "@mersal/domain/calendar/local-date"
import { useId, useState } from "react"
import { useTexts } from "../../../environment/language.ts"
import { FieldError } from "../../../ui/Field.tsx"
import { Select } from "../../../ui/Select.tsx"
import { TextField } from "../../../ui/TextField.tsx"
import { useDriverName } from "../driver-names.ts"
import { CommandForm } from "./CommandForm.tsx"
import styles from "./Commands.module.css"
import type { CommandFormInput } from "./command-form-input.ts"
import {
  clockText,
  isForwards,
  isInOrder,
  timesToChoose,
  type WindowWish,
  wishedWindow,
  wishOf,
} from "./window-wish.ts"

/** Sets other windows, whatever customers are offered. The pick-up of a collected parcel is past. */
export function RescheduleForm({ entry, names, onDone, onClose }: CommandFormInput) {
  const { dispatch: words } = useTexts()
  const driverName = useDriverName(names)
  const { booking, log } = entry
  const [seen] = useState(entry.now)
  const isCollected = log.some(({ type }) => type === "collect")
  const [pickup, setPickup] = useState(() => wishOf(booking.market, booking.pickupWindow))
  const [delivery, setDelivery] = useState(() => wishOf(booking.market, booking.deliveryWindow))
  const [isChecked, setChecked] = useState(false)
  const fault = [pickup, delivery].every(isForwards)
    ? isCollected || isInOrder(pickup, delivery)
      ? null
      : words.windowOrder
    : words.windowBackwards
  return (
    <CommandForm
      reference={booking.reference}
      seen={seen}
      command={
        fault === null
          ? { type: "reschedule", pickup: isCollected ? null : wishedWindow(pickup), delivery: wishedWindow(delivery) }
          : null
      }
      onUnready={() => setChecked(true)}
      submit={words.reschedule}
      done={words.rescheduled}
      driverName={driverName}
      onDone={onDone}
      onClose={onClose}
    >
      <p className="text-muted text-small">{words.rescheduleText}</p>
      {!isCollected && <WindowFields legend={words.pickup} wish={pickup} onChange={setPickup} />}
      <WindowFields legend={words.dropOff} wish={delivery} mayHaveNoStart onChange={setDelivery} />
      {isChecked && fault && (
        <FieldError id={`${booking.reference}-window-error`} isAnnounced>
          {fault}
        </FieldError>
      )}
    </CommandForm>
  )
}

interface WindowFieldsProps {
  legend: string
  wish: WindowWish
  /** Whether it may have an end time only. */
  mayHaveNoStart?: boolean
  onChange: (wish: WindowWish) => void
}

function WindowFields({ legend, wish, mayHaveNoStart = false, onChange }: WindowFieldsProps) {
  const { dispatch: words } = useTexts()
  const id = useId()
  // The initial times stay selectable, whatever is chosen meanwhile.
  const [standing] = useState([wish.from ?? 0, wish.to])
  const times = timesToChoose(standing).map((minute) => ({ value: String(minute), label: clockText(minute) }))
  const starts = times.slice(0, -1)
  return (
    <fieldset className={styles.window}>
      <legend className={styles.legend}>{legend}</legend>
      <TextField
        id={`${id}-date`}
        type="date"
        label={words.date}
        value={wish.date}
        onChange={(date) => date !== "" && onChange({ ...wish, date: date as LocalDate })}
      />
      <Select
        label={words.from}
        value={wish.from === null ? "" : String(wish.from)}
        onChange={(from) => onChange({ ...wish, from: from === "" ? null : Number(from) })}
        options={mayHaveNoStart ? [{ value: "", label: words.noStart }, ...starts] : starts}
      />
      <Select
        label={words.to}
        value={String(wish.to)}
        onChange={(to) => onChange({ ...wish, to: Number(to) })}
        options={times.slice(1)}
      />
    </fieldset>
  )
}
