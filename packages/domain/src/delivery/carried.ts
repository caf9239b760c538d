import type { BookingState } from "../booking/booking.ts"
import type { LocalDate } from "../calendar/local-date.ts"
import type { DeliveryFacts } from "./delivery-facts.ts"

/** The states in which a driver always has the parcel and is on no leg with it. */
export const carriedStates = ["pickedUp", "deliveryFailed", "returning"] as const satisfies readonly BookingState[]

/**
 * Whether a driver has the parcel and is on no leg with it; includes a booking on which the desk has to decide (D45).
 */
const isCarried = (state: BookingState, { isCollected }: Pick<DeliveryFacts, "isCollected">): boolean =>
  (carriedStates as readonly BookingState[]).includes(state) || (state === "onHold" && isCollected)

/** Whether a parcel was due on an earlier day and is still with its driver; it stays on his run. */
export const isLeftOver = (
  state: BookingState,
  facts: Pick<DeliveryFacts, "isCollected" | "deliveryWindow">,
  date: LocalDate,
): boolean => facts.deliveryWindow.date < date && isCarried(state, facts)
