/** The most pictures per booking: enough for a few tries at the door. */
export const mostProofs = 10

/** The largest picture, in bytes: a phone's photo, reduced by the page that sends it. */
export const largestProof = 2 * 1024 * 1024
