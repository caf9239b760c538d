/** As many pictures as one booking may have: a few tries at the door, and no album. */
export const mostProofs = 10

/** The largest picture, in bytes: a phone's photo, made smaller by the page that sends it. */
export const largestProof = 2 * 1024 * 1024
