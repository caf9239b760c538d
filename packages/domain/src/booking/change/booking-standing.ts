import type { BookingState } from "../booking.ts"

/** What follows from a booking's state, for every view of it: the owner's page, tracking, paper. */
export interface BookingStanding {
  /**
   * Whether its PIN hands the parcel to the recipient: not before the booking is confirmed, nor on the way back (D34).
   */
  readonly hasPin: boolean
  /** Whether it will not be delivered. Nothing more is to be paid for it, and at most a fee is kept (D36). */
  readonly isUndelivered: boolean
  /** Where an undelivered parcel is; null if it never left its sender, and while it is on its way out. */
  readonly wayBack: "comesBack" | "isBack" | null
}

const before: BookingStanding = { hasPin: false, isUndelivered: false, wayBack: null }
const open: BookingStanding = { hasPin: true, isUndelivered: false, wayBack: null }
const given: BookingStanding = { hasPin: false, isUndelivered: false, wayBack: null }
const stopped: BookingStanding = { hasPin: false, isUndelivered: true, wayBack: null }

const standings: Readonly<Record<BookingState, BookingStanding>> = {
  awaitingPayment: before,
  confirmed: open,
  assigned: open,
  pickupStarted: open,
  pickupFailed: open,
  pickedUp: open,
  deliveryStarted: open,
  deliveryFailed: open,
  onHold: open,
  delivered: given,
  returning: { ...stopped, wayBack: "comesBack" },
  returned: { ...stopped, wayBack: "isBack" },
  cancelled: stopped,
  expired: stopped,
}

export const standingOf = (state: BookingState): BookingStanding => standings[state]
