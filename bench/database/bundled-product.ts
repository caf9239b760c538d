/** The product in production mode over an existing database, which tells how much memory it has. */
import { readSettings } from "@mersal/api/config"
import { defaultRateLimits } from "@mersal/api/http/callers/rate-limits"
import { logOutput } from "@mersal/api/http/logs/log-output"
import { startServer } from "@mersal/api/server"

const [path = ""] = process.argv.slice(2)
const noLimits = Object.fromEntries(
  Object.keys(defaultRateLimits).map((name) => [name, { calls: 1e9, seconds: 60 }]),
) as unknown as typeof defaultRateLimits
const { url } = await startServer({
  settings: {
    ...readSettings({}),
    port: 0,
    database: { kind: "sqlite", path },
    clock: { at: Date.parse("2026-11-21T06:00:00Z"), speed: 0 },
    rateLimits: noLimits,
  },
  logTo: logOutput(),
})
process.on("message", () => process.send?.({ bytes: process.memoryUsage.rss() }))
process.once("disconnect", () => process.exit(0))
process.send?.({ port: Number(new URL(url).port) })
