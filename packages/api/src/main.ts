/**
 * The process: checks Node, starts the server, and stops it on a signal or when the process that started it is gone.
 */

/**
 * With an older Node better-sqlite3 ends the process without a message, so nothing that imports it may load before the
 * check.
 */
const oldestNode = [22, 19] as const

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
  process.stderr.write(`Mersal needs Node ${oldestNode.join(".")} or newer; this is ${process.versions.node}.\n`)
  process.exit(1)
}

/** The process that started us. Read first, because it may be gone by the time we are ready. */
const parent = process.ppid

const { startServer } = await import("./server.ts")
const { PortTaken } = await import("./port-taken.ts")
const { DatabaseUnusable } = await import("./composition-root.ts")
const { readSettings, SettingsRefused } = await import("./config.ts")
const { logOutput } = await import("./http/logs/log-output.ts")

/** An error that the operator can fix: reported in one line, without a stack. */
const isMendable = (error: unknown): error is Error =>
  [SettingsRefused, PortTaken, DatabaseUnusable].some((kind) => error instanceof kind)

try {
  const settings = readSettings()
  const server = await startServer({ settings, logTo: logOutput() })
  stopWhenTold(server.stop)
  process.stdout.write(`${settings.productName} is ready at ${server.url}\n`)
  if (server.simulatorUrl) process.stdout.write(`Test cards are charged at ${server.simulatorUrl}\n`)
} catch (error) {
  if (!isMendable(error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/**
 * The first signal stops the server, a second one the process. npm signals only its shell, so a lost parent counts too.
 */
function stopWhenTold(stop: () => Promise<void>): void {
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
