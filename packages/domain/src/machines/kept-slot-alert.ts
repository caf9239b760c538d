import { bookingTypes } from "../booking/booking-type.ts"
import type { Draft } from "../booking/draft/draft.ts"
import { isStoredDate } from "../booking/draft/draft-shape.ts"
import { storedMoney } from "../booking/stored-money.ts"
import { ofKind, oneOf, orNull } from "../booking/stored-shape.ts"
import { readStored } from "../booking/stored-text.ts"
import { todayIn } from "../booking/windows/market-schedule.ts"
import type { Instant } from "../calendar/zone.ts"
import type { BookingAlert, SlotClosed, SlotUnchecked } from "./booking-alert.ts"

/** Raised whenever an older stored alert could no longer be read as today's. */
const version = 1

interface StoredAlert {
  readonly version: unknown
  readonly draftId: unknown
  readonly alert: unknown
}

/** isSameDayError as text for the browser's storage, so that a reload tells it again; null for every other alert. */
export const writeSlotAlert = ({ id }: Draft, alert: BookingAlert | null): string | null =>
  isSlotAlert(alert) ? JSON.stringify({ version, draftId: id, alert } satisfies StoredAlert) : null

/**
 * The alert of a stored text, or null for anything that is none: another draft's, another version, broken text, or an
 * alert that could not be told.
 */
export const readSlotAlert = (text: string | null, { id }: Draft): SlotClosed | SlotUnchecked | null =>
  readStored<StoredAlert, SlotClosed | SlotUnchecked>(text, ({ version: written, draftId, alert }) =>
    written === version && draftId === id && isSlotAlert(alert) ? alert : null,
  )

/** What the engine cannot place on a calendar throws. */
const isInstant = (value: unknown): boolean => Boolean(todayIn("AE", value as Instant))

const slot = { date: isStoredDate, window: orNull("") }
const previousTotal = orNull(storedMoney)

/** How an alert looks that can be told. */
const isSlotAlert = ofKind<SlotClosed | SlotUnchecked>({
  slotClosed: {
    ...slot,
    bookingType: oneOf(bookingTypes),
    closedAt: orNull(isInstant),
    isClosure: true,
    next: orNull(slot),
    previousTotal,
  },
  slotUnchecked: {
    cause: ofKind<SlotUnchecked["cause"]>({
      network: {},
      server: { requestId: orNull("") },
      refused: { text: "" },
    }),
    previousTotal,
  },
})
