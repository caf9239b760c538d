import type { Tracking } from "../../ports/driving/tracking-service.ts"

/** The public part of what the owner sees of a booking: no name, address, phone or price (D33). */
export const publicTracking = (tracking: Tracking): Tracking => ({
  ...tracking,
  driver: null,
  booking: null,
  money: null,
})
