import { bookingTypes } from "../booking/booking-type.ts"
import { isStoredDate } from "../booking/draft/draft-shape.ts"
import { ofKind } from "../booking/stored-kind.ts"
import { storedMoney } from "../booking/stored-money.ts"
import { oneOf, orNull } from "../booking/stored-shape.ts"
import type { WhyClosed } from "../booking/windows/why-closed.ts"
import { dayNumber, localDate } from "../calendar/local-date.ts"
import { msPerDay } from "../calendar/zone.ts"
import type { SlotClosed, SlotUnchecked } from "./booking-alert.ts"

/** The end of the years that the engine can place on a calendar, and well behind every window. */
const lastInstant = dayNumber(localDate("9900-01-01")) * msPerDay

const isInstant = (value: unknown): boolean => typeof value === "number" && value >= 0 && value <= lastInstant

const slot = { date: isStoredDate, window: orNull("") }
const previousTotal = orNull(storedMoney)

/**
 * Whether an alert of a chosen time can be told: one that was stored may be of another version or after somebody's hand.
 * Asked where it is told, which few customers come to, and not at the start of each page.
 */
export const isTellable = ofKind<SlotClosed | SlotUnchecked>({
  slotClosed: {
    ...slot,
    bookingType: oneOf(bookingTypes),
    closedAt: orNull(isInstant),
    why: oneOf(["time", "closure", "full"] satisfies readonly WhyClosed[]),
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
