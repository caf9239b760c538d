import type { Draft } from "../booking/draft/draft.ts"
import type { BookingAlert, SlotClosed, SlotUnchecked } from "./booking-alert.ts"

/** Raised whenever an older stored alert could no longer be read as today's. */
const version = 1

interface StoredAlert {
  readonly version?: unknown
  readonly draftId?: unknown
  readonly alert?: unknown
}

/** isSameDayError as text for the browser's storage, so that a reload tells it again; null for every other alert. */
export const writeSlotAlert = ({ id }: Draft, alert: BookingAlert | null): string | null =>
  isSlotAlert(alert) ? JSON.stringify({ version, draftId: id, alert } satisfies StoredAlert) : null

/** The alert of a stored text, or null for anything that is none: another draft's, another version, broken text. */
export function readSlotAlert(text: string | null, { id }: Draft): SlotClosed | SlotUnchecked | null {
  if (text === null) return null
  try {
    const stored: StoredAlert | null = JSON.parse(text)
    if (stored?.version !== version || stored.draftId !== id) return null
    const alert = stored.alert as BookingAlert | null
    return isSlotAlert(alert) ? alert : null
  } catch {
    return null
  }
}

const isSlotAlert = (alert: BookingAlert | null): alert is SlotClosed | SlotUnchecked =>
  alert?.kind === "slotClosed" || alert?.kind === "slotUnchecked"
