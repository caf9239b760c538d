import { availableParallelism, loadavg } from "node:os"

/** Before the first of them: a figure of a busy machine says nothing, and none is taken there. */
export default function requireQuietMachine(): void {
  const busy = loadavg()[0] as number
  if (busy > availableParallelism() / 2)
    throw new Error(
      `not measured: the machine is busy (${busy.toFixed(1)} processes at work). Try again when it is not.`,
    )
}
