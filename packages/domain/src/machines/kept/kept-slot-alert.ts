import type { Draft } from "../../booking/draft/draft.ts"
import { hasShapeOf, oneOf } from "../../booking/stored-shape.ts"
import { readStored } from "../../booking/stored-text.ts"
import type { BookingAlert, SlotClosed, SlotUnchecked } from "../booking/booking-alert.ts"

/** Raise it whenever an older stored alert can no longer be read as today's. */
const version = 2

interface StoredAlert {
  readonly version: unknown
  readonly draftId: unknown
  readonly alert: unknown
}

/** isSameDayError as text for the browser's storage, so that a reload shows it again; null for any other alert. */
export const writeSlotAlert = ({ id }: Draft, alert: BookingAlert | null): string | null =>
  isSlotAlert(alert) ? JSON.stringify({ version, draftId: id, alert } satisfies StoredAlert) : null

/**
 * The alert in a stored text, or null for any other text: another draft's, another version, or broken. Whether its
 * contents can be shown is checked where they are (`isTellable`).
 */
export const readSlotAlert = (text: string | null, { id }: Draft): SlotClosed | SlotUnchecked | null =>
  readStored<StoredAlert, SlotClosed | SlotUnchecked>(text, ({ version: written, draftId, alert }) =>
    written === version && draftId === id && isSlotAlert(alert) ? alert : null,
  )

const isSlotAlert = (alert: unknown): alert is SlotClosed | SlotUnchecked =>
  hasShapeOf({ kind: oneOf(["slotClosed", "slotUnchecked"]) }, alert)
