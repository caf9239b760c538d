import type { Slot } from "@mersal/domain/schedule/engine"
import { useNow } from "../../environment/formats/clock.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import styles from "./SlotNote.module.css"

interface SlotNoteProps {
  slot: Slot
  /** Show only what is urgent: a window that closes within the hour. */
  isTerse: boolean
}

const hour = 3_600_000

/** Below a window of today: how long it can still be booked, and that its driver is already on his way. */
export function SlotNote({ slot, isTerse }: SlotNoteProps) {
  const { details: words } = useTexts()
  const formats = useFormats()
  const time = useMarketTime()
  const now = useNow("second")
  const left = slot.orderBy - now
  if (isTerse && left > hour) return null
  return (
    <>
      {now >= slot.start && <span className={styles.line}>{words.runningSlot(time.time(slot.end))}</span>}
      <span className={styles.line} data-figures>
        {words.closesIn(formats.duration(left))}
      </span>
    </>
  )
}
