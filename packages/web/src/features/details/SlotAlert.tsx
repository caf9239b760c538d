import type { SlotClosed, SlotUnchecked } from "@mersal/domain/machines/booking-alert"
import { SlotClosedAlert } from "./SlotClosedAlert.tsx"
import { SlotUncheckedAlert } from "./SlotUncheckedAlert.tsx"

/** What became of a window that was chosen. */
export function SlotAlert({ alert }: { alert: SlotClosed | SlotUnchecked }) {
  return alert.kind === "slotClosed" ? <SlotClosedAlert alert={alert} /> : <SlotUncheckedAlert alert={alert} />
}
