import type { SimulatedBank } from "./bank.ts"
import type { Exchange } from "./exchange.ts"
import type { FaultBook } from "./faults.ts"
import type { Notifier } from "./notifier.ts"

/** What both simulated gateways use. */
export interface SimulatorParts {
  readonly bank: SimulatedBank
  readonly faults: FaultBook
  readonly notifier: Notifier
  /** The product's clock, in milliseconds. */
  readonly now: () => number
  readonly after: (milliseconds: number, work: () => Promise<void>) => void
  /** Where the simulator is, without a trailing slash. */
  readonly origin: () => string
}

/** Answers an exchange; false if it does not concern this gateway. */
export type SimulatedGatewayPages = (exchange: Exchange) => Promise<boolean>

/** How long a slow answer takes, in milliseconds of real time: longer than anybody waits for it. */
export const slowness = 12_000

export const realTime = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
