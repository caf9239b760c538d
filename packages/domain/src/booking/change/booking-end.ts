import { isEnd } from "../../delivery/delivery.ts"
import type { BookingState } from "../booking.ts"
import { standingOf } from "./booking-standing.ts"

/** Whether nothing moves a booking any more, or its payment did not come. */
export const isOver = (state: BookingState): boolean => isEnd(state) || state === "expired"

/** Whether no card and no link pays for it any more: it was delivered, or will not be (D16, D17, D36). */
export const isPaidNoMore = (state: BookingState): boolean => isOver(state) || standingOf(state).isUndelivered
