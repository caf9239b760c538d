import type { Draft } from "../booking/draft/draft.ts"
import { hasShapeOf, oneOf } from "../booking/stored-shape.ts"
import { readStored } from "../booking/stored-text.ts"
import type { BookingAlert, SlotClosed, SlotUnchecked } from "./booking-alert.ts"

/** Raised whenever an older stored alert could no longer be read as today's. */
const version = 2

interface StoredAlert {
  readonly version: unknown
  readonly draftId: unknown
  readonly alert: unknown
}

/** isSameDayError as text for the browser's storage, so that a reload tells it again; null for every other alert. */
export const writeSlotAlert = ({ id }: Draft, alert: BookingAlert | null): string | null =>
  isSlotAlert(alert) ? JSON.stringify({ version, draftId: id, alert } satisfies StoredAlert) : null

/**
 * The alert of a stored text, or null for anything that is none: another draft's, another version, broken text.
 * Whether all of it can be told is asked where it is (`isTellable`).
 */
export const readSlotAlert = (text: string | null, { id }: Draft): SlotClosed | SlotUnchecked | null =>
  readStored<StoredAlert, SlotClosed | SlotUnchecked>(text, ({ version: written, draftId, alert }) =>
    written === version && draftId === id && isSlotAlert(alert) ? alert : null,
  )

const isSlotAlert = (alert: unknown): alert is SlotClosed | SlotUnchecked =>
  hasShapeOf({ kind: oneOf(["slotClosed", "slotUnchecked"]) }, alert)
