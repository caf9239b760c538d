import type { SlotClosed, SlotUnchecked } from "@mersal/domain/machines/booking/booking-alert"
import { isTellable } from "@mersal/domain/machines/kept/slot-alert-shape"
import { shownLanguage } from "../../environment/language.ts"
import { addAreas, loadAreas } from "../../environment/texts/dictionaries.ts"
import { slotAlertAreas } from "../../environment/texts/slot-alert-areas.ts"
import { SlotClosedAlert } from "./SlotClosedAlert.tsx"
import { SlotUncheckedAlert } from "./SlotUncheckedAlert.tsx"

addAreas(slotAlertAreas)

export const loadWords = () => loadAreas(shownLanguage(), ["slotAlert", "payment", "notPlaced"])

/** What happened to a chosen window; nothing if a stored alert cannot be shown. */
export function SlotAlert({ alert }: { alert: SlotClosed | SlotUnchecked }) {
  if (!isTellable(alert)) return null
  return alert.kind === "slotClosed" ? <SlotClosedAlert alert={alert} /> : <SlotUncheckedAlert alert={alert} />
}
