import type { AddressSettings } from "./addresses.ts"
import type { WatchSettings } from "./logs-and-metrics.ts"
import type { PaymentSettings } from "./payments.ts"
import type { Source } from "./source.ts"

interface SimulatorSettings {
  readonly port: AddressSettings["port"]
  readonly payments: PaymentSettings
}

/** How far above the product's own port the simulator listens by default. */
const portAbove = 1_000

export const usesSimulator = ({ payments }: Pick<SimulatorSettings, "payments">): boolean =>
  payments.AE === "simulator" || payments.QA === "simulator"

/** Where the simulator listens, or would listen. 0 is any free port. */
export function simulatorPort({ port, payments }: SimulatorSettings): number {
  if (payments.simulatorPort !== null) return payments.simulatorPort
  return port === 0 || port + portAbove > 65_535 ? 0 : port + portAbove
}

/** Of two listeners on one port the second would be told at the start that somebody else has it. */
export function refuseSharedPorts(
  { problems }: Pick<Source<never>, "problems">,
  settings: SimulatorSettings & Pick<WatchSettings, "metrics">,
): void {
  const { port, payments, metrics } = settings
  const follows = payments.simulatorPort === null ? ` (PORT + ${portAbove} unless it is set)` : ""
  const listeners = [
    { name: "PORT", port },
    ...(usesSimulator(settings) ? [{ name: "SIMULATOR_PORT", more: follows, port: simulatorPort(settings) }] : []),
    { name: "METRICS_PORT", port: metrics.port ?? 0 },
  ]
  for (const [index, one] of listeners.entries()) {
    const other = listeners.slice(0, index).find((earlier) => earlier.port === one.port)
    if (other && one.port !== 0)
      problems.push(`${one.name} must be another port than ${other.name}${other.more ?? ""}: both are ${one.port}`)
  }
}
