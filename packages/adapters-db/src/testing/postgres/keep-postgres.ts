import { fork } from "node:child_process"
import { once } from "node:events"

/** Where tests ask for databases of PostgreSQL, by the environment that they all inherit. */
export const keeperVariable = "MERSAL_TEST_POSTGRES"

/**
 * Vitest's global setup: lends the run a PostgreSQL that starts when it is first asked for and ends with the run. Several
 * projects of one run share it.
 */
export default async function keepPostgres(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[keeperVariable] !== undefined) return undefined
  const keeper = fork(new URL("keeper.ts", import.meta.url), {
    execArgv: ["--conditions=@mersal/source", "--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  })
  const [address] = (await once(keeper, "message")) as [string]
  process.env[keeperVariable] = address
  // The run must not wait for the keeper, but it for the run.
  keeper.unref()
  keeper.channel?.unref()
  return async () => {
    delete process.env[keeperVariable]
    if (keeper.exitCode !== null) return
    const ended = once(keeper, "exit")
    keeper.ref()
    keeper.disconnect()
    await ended
  }
}
