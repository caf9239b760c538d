import { bookingTypes } from "../../booking/booking-type.ts"
import { isStoredDate } from "../../booking/draft/draft-shape.ts"
import { ofKind } from "../../booking/stored-kind.ts"
import { storedMoney } from "../../booking/stored-money.ts"
import { oneOf, orNull } from "../../booking/stored-shape.ts"
import type { WhyClosed } from "../../booking/windows/why-closed.ts"
import { dayNumber, localDate } from "../../calendar/local-date.ts"
import { msPerDay } from "../../calendar/zone.ts"
import type { SlotClosed, SlotUnchecked } from "../booking/booking-alert.ts"

/** The end of the years that the engine supports, far beyond every window. */
const lastInstant = dayNumber(localDate("9900-01-01")) * msPerDay

const isInstant = (value: unknown): boolean => typeof value === "number" && value >= 0 && value <= lastInstant

const slot = { date: isStoredDate, window: orNull("") }
const previousTotal = orNull(storedMoney)

/**
 * Whether an alert about a chosen time can be shown: a stored one may be of another version or edited by hand. Checked
 * where it is shown, which few customers reach, and not at the start of each page.
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
