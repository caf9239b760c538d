/** After how many failed calls in a row a gateway counts as down. */
const patience = 5
/** For how long it is then not called, in milliseconds. */
const rest = 30_000

/** Stops calls to a gateway that is down: they would only wait, and leave payments with an unknown result. */
export interface Breaker {
  /** Whether a call may be made now. After the rest calls are allowed again, and one failure begins another rest. */
  readonly mayCall: () => boolean
  readonly came: (toSomething: boolean) => void
}

/** @param elapsed milliseconds that never decrease, whatever the product's clock shows */
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
