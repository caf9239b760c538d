/** After how many calls in a row that came to nothing a gateway counts as down. */
const patience = 5
/** For how long it is then left alone, in milliseconds. */
const rest = 30_000

/** Keeps calls from a gateway that is down: they would only wait, and leave payments behind of which nobody knows. */
export interface Breaker {
  /** Whether a call may be made now. After the rest calls go out again, and one that comes to nothing begins another. */
  readonly mayCall: () => boolean
  readonly came: (toSomething: boolean) => void
}

/** @param elapsed milliseconds that only ever grow, whatever the product's clock shows */
export function breaker(elapsed: () => number): Breaker {
  let failures = 0
  let closedUntil = 0
  return {
    mayCall: () => failures < patience || elapsed() >= closedUntil,
    came: (toSomething) => {
      failures = toSomething ? 0 : failures + 1
      if (failures >= patience) closedUntil = elapsed() + rest
    },
  }
}
