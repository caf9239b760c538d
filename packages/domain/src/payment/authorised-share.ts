import { type Money, money } from "../money/money.ts"

/** What is done about money that is only set aside: nothing yet, or this much of it is taken and the rest let go of. */
export type AuthorisationFate = { readonly kind: "wait" } | { readonly kind: "end"; readonly take: Money }

export interface AuthorisationFacts {
  /** What each attempt of the booking has set aside, the oldest first. */
  readonly setAside: readonly Money[]
  /** What else was paid of the booking and is not going back: taken before, or in cash. */
  readonly otherwisePaid: Money
  /** What is kept of the booking's money: its price once it is collected, the fee once it is cancelled; null while open. */
  readonly kept: Money | null
}

/**
 * What becomes of each amount that was set aside for a booking. While nobody has collected the
 * parcel nothing is taken. Then what is kept comes out of what was paid otherwise first, and out of the oldest.
 *
 * @example authorisationFates({ setAside: [aed(30)], otherwisePaid: aed(0), kept: aed(20) }) // takes 20, lets go of 10
 */
export function authorisationFates({
  setAside,
  otherwisePaid,
  kept,
}: AuthorisationFacts): readonly AuthorisationFate[] {
  if (kept === null) return setAside.map(() => ({ kind: "wait" }))
  let left = Math.max(0, kept.minor - otherwisePaid.minor)
  return setAside.map(({ minor, currency }) => {
    const take = Math.min(minor, left)
    left -= take
    return { kind: "end", take: money(take, currency) }
  })
}
