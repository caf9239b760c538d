import { availableParallelism, loadavg } from "node:os"

/** Runs before the first measurement, and fails on a busy machine, because its figures would mean nothing. */
export default function requireQuietMachine(): void {
  const busy = loadavg()[0] as number
  if (busy > availableParallelism() / 2)
    throw new Error(
      `not measured: the machine is busy (${busy.toFixed(1)} processes at work). Try again when it is not.`,
    )
}
