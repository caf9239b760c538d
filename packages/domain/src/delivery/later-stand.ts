import type { StandNow } from "./delivery-errors.ts"

/**
 * The later of two states of a booking: the one with more events; if equal, the first. The answer to a command may tell
 * a page what it reads only a moment later.
 */
export const laterStand = (read: StandNow, told: StandNow): StandNow => (told.order > read.order ? told : read)
