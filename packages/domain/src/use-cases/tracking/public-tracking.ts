import type { Tracking } from "../../ports/driving/tracking-service.ts"

/** Of what its owner is told of a booking, what anybody with its reference is: no name, address, phone or price (D33). */
export const publicTracking = (tracking: Tracking): Tracking => ({
  ...tracking,
  driver: null,
  booking: null,
  money: null,
})
