import type { SlotClosed, SlotUnchecked } from "@mersal/domain/machines/booking-alert"
import { isTellable } from "@mersal/domain/machines/slot-alert-shape"
import { SlotClosedAlert } from "./SlotClosedAlert.tsx"
import { SlotUncheckedAlert } from "./SlotUncheckedAlert.tsx"

/** What became of a window that was chosen; nothing where a stored alert has no such thing in it. */
export function SlotAlert({ alert }: { alert: SlotClosed | SlotUnchecked }) {
  if (!isTellable(alert)) return null
  return alert.kind === "slotClosed" ? <SlotClosedAlert alert={alert} /> : <SlotUncheckedAlert alert={alert} />
}
