/** The product in production mode, in a process that is measured. Its arguments are a `MeasuredProduct`, as JSON. */
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { createApp } from "@mersal/api/app"
import { ServerClock } from "@mersal/api/clock"
import { compose } from "@mersal/api/composition-root"
import { readSettings, type Settings } from "@mersal/api/config"
import { countInMemory } from "@mersal/api/http/callers/count-in-memory"
import { defaultRateLimits, type RateLimits, rateLimiter } from "@mersal/api/http/callers/rate-limits"
import { httpServer } from "@mersal/api/http/http-server"
import { logOutput } from "@mersal/api/http/logs/log-output"
import { serverLog } from "@mersal/api/http/logs/request-log"
import { startServer } from "@mersal/api/server"
import { UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import type { MeasuredProduct } from "./started.ts"

const { parts, path, clockSpeed } = JSON.parse(process.argv[2] ?? "") as MeasuredProduct
const settings: Settings = {
  ...readSettings({}),
  port: 0,
  database: { kind: "sqlite", path },
  clock: { at: Date.parse("2026-11-21T06:00:00Z"), speed: clockSpeed },
  rateLimits: Object.fromEntries(
    Object.keys(defaultRateLimits).map((name) => [name, { calls: 1e9, seconds: 60 }]),
  ) as unknown as RateLimits,
}

/** Only what answers requests, without the jobs of the server. */
async function withoutJobs(isStored: boolean): Promise<number> {
  const clock = new ServerClock(settings.clock)
  const log = serverLog(settings.logLevel, logOutput())
  const { runtime, isReady, readMailbox, issuer } = await compose(settings, clock, log)
  const calls = countInMemory()
  const forgetful = Context.add(await runtime.context(), UnitOfWork, { commit: () => Effect.void })
  const app = createApp({
    settings,
    clock,
    log,
    isReady,
    runtime: isStored ? runtime : ManagedRuntime.make(Layer.succeedContext(forgetful)),
    metrics: null,
    isDatabaseUnavailable: () => false,
    limiter: rateLimiter(settings.rateLimits, calls, calls),
    readMailbox,
    issuer,
    stopping: new AbortController().signal,
    webAssets: null,
    isDevelopmentServer: false,
  })
  const server = httpServer(app).listen(0)
  await once(server, "listening")
  return (server.address() as AddressInfo).port
}

const complete = async (): Promise<number> =>
  Number(new URL((await startServer({ settings, logTo: logOutput() })).url).port)

process.on("message", () => process.send?.({ bytes: process.memoryUsage.rss(), cpu: process.cpuUsage() }))
process.once("disconnect", () => process.exit(0))
process.send?.({ port: await (parts === "all" ? complete() : withoutJobs(parts === "without jobs")) })
