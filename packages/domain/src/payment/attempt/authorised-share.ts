import { type Money, money } from "../../money/money.ts"

/** What happens to an authorisation: nothing yet, or this much is captured and the rest released. */
export type AuthorisationFate = { readonly kind: "wait" } | { readonly kind: "end"; readonly take: Money }

export interface AuthorisationFacts {
  /** The authorised amount of each of the booking's attempts, the oldest first. */
  readonly setAside: readonly Money[]
  /** Other payments of the booking that are not being refunded: captured before, or in cash. */
  readonly otherwisePaid: Money
  /** What is kept of the booking's money: its price once collected, the fee once cancelled; null while open. */
  readonly kept: Money | null
}

/**
 * What happens to each authorised amount of a booking. Nothing is captured before the parcel is collected. Then the
 * amount to keep is taken first from other payments, and then from the oldest authorisations.
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
