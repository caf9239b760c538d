import type { StandNow } from "./delivery-errors.ts"

/**
 * What a booking is, by two who say it: whoever knows more of its events is right. Of two who know as many, the first.
 * A page is told by the answer to its command what it reads only a moment later.
 */
export const laterStand = (read: StandNow, told: StandNow): StandNow => (told.order > read.order ? told : read)
