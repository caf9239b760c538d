import type { SnapshotFrom } from "xstate"
import { hasShapeOf } from "../booking/stored-shape.ts"
import type { BookingMachine } from "./booking-machine.ts"

const toPay = { minor: 0, currency: "" }
const placed = { booking: { reference: "", state: "", price: { toPay } }, accessToken: "" }

/** Whether a restored booking has of an order that is held, or was, what the flow reads of it. */
export const isWholeBooking = ({ context: { hold, lapsed } }: SnapshotFrom<BookingMachine>): boolean =>
  (hold === null || hasShapeOf({ placed, endsAt: 0 }, hold)) && (lapsed === null || hasShapeOf(placed, lapsed))
