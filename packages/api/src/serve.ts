import { DatabaseUnusable } from "./composition-root.ts"
import { readSettings, SettingsRefused } from "./config.ts"
import { logOutput } from "./http/logs/log-output.ts"
import { serverLog } from "./http/logs/request-log.ts"
import { PortRefused } from "./port-refused.ts"
import { startServer } from "./server.ts"

/**
 * Starts the server, and stops it on a signal or when the process that started it is gone.
 *
 * @param parent the number of that process
 */
export async function serve(parent: number): Promise<void> {
  try {
    const settings = readSettings()
    const output = logOutput()
    const server = await startServer({ settings, logTo: output })
    stopWhenTold(server.stop, parent)
    const said = [`${settings.productName} is ready at ${server.url}`]
    if (server.simulatorUrl) said.push(`Test cards are charged at ${server.simulatorUrl}`)
    // In production a program reads every line; elsewhere a person reads these. Said at every level of the log.
    const log = settings.environment === "production" ? serverLog("info", output) : null
    for (const line of said) log ? log.info(line) : process.stdout.write(`${line}\n`)
  } catch (error) {
    if (!isMendable(error)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** An error that the operator can fix: reported in one line, without a stack. */
const isMendable = (error: unknown): error is Error =>
  [SettingsRefused, PortRefused, DatabaseUnusable].some((kind) => error instanceof kind)

/**
 * The first signal stops the server, a second one the process. npm signals only its shell, so a lost parent counts too.
 */
function stopWhenTold(stop: () => Promise<void>, parent: number): void {
  let isStopping = false
  const begin = async (): Promise<void> => {
    if (isStopping) process.exit(1)
    isStopping = true
    await stop()
    process.exit(0)
  }
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void begin())
  if (process.env.npm_lifecycle_event !== undefined) {
    setInterval(() => process.ppid !== parent && !isStopping && void begin(), 250).unref()
  }
}
