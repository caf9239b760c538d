import { fork } from "node:child_process"
import { once } from "node:events"

/** The environment variable, inherited by all tests, that holds the address for new PostgreSQL databases. */
export const keeperVariable = "MERSAL_TEST_POSTGRES"

/**
 * Vitest's global setup: provides a PostgreSQL that starts when it is first needed and ends with the run. Several
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
  // The keeper must not keep the run alive; it ends when the run does.
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
