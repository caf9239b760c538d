import { existsSync } from "node:fs"
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import express from "express"
import type { DestinationStream } from "pino"
import { createApp } from "./app.ts"
import { ServerClock } from "./clock.ts"
import { compose, type Seed } from "./composition-root.ts"
import { readSettings, type Settings } from "./config.ts"
import { giveBackRoom } from "./give-back-room.ts"
import { countInMemory } from "./http/callers/count-in-memory.ts"
import { rateLimiter } from "./http/callers/rate-limits.ts"
import { drain, sendElsewhere } from "./http/drain.ts"
import { httpServer } from "./http/http-server.ts"
import { serverMetrics } from "./http/logs/metrics.ts"
import { repeatedWarnings } from "./http/logs/repeated-warnings.ts"
import { serverLog } from "./http/logs/request-log.ts"
import { createServer } from "./http/node-http.ts"
import { builtAssets, missingPages, type WebAssets } from "./http/pages/web-assets.ts"
import { jobs } from "./jobs/jobs.ts"
import { runJobs } from "./jobs/run-jobs.ts"
import { aboveRights, portRefusal } from "./port-refused.ts"
import { projectRoot } from "./project-root.ts"
import { startSimulators } from "./simulators.ts"

export interface RunningServer {
  /** Where it listens, with the host name that this machine's customers use. */
  readonly url: string
  /** Where Prometheus reads, if metrics have a port of their own. */
  readonly metricsUrl: string | null
  /** Where to charge test cards, choose faults and read the journal of money; null if only real cards are used. */
  readonly simulatorUrl: string | null
  /**
   * Is not ready any more, but takes calls for as long as the settings say, so that a proxy can go elsewhere. Then
   * finishes calls under way, for at most ten seconds, and closes the database. Calling it again waits for the same.
   */
  stop(): Promise<void>
}

/** Where the build puts the client for programs. */
const packedClient = join(projectRoot, "packages/adapters-http/dist/mersal-client.tgz")

/**
 * Migrates and seeds the database, then serves the API and the pages on one port. Throws `SettingsRefused`,
 * `DatabaseUnusable` or `PortRefused`, after closing what it opened.
 *
 * @param options.webAssets pages of a development server instead of the built ones
 * @param options.settings instead of those of the environment
 * @param options.seed what a new database holds, instead of the demo data
 * @param options.logTo where its log goes, instead of the standard output
 */
export async function startServer(
  options: {
    readonly webAssets?: WebAssets
    readonly settings?: Settings
    readonly seed?: Seed
    readonly logTo?: DestinationStream
  } = {},
): Promise<RunningServer> {
  const chosen = options.settings ?? readSettings()
  const log = serverLog(chosen.logLevel, options.logTo)
  // Not as 'name', which the log blanks: it might be a person's.
  for (const { name, meant } of chosen.misspelt)
    log.warn({ variable: name, meant }, "a variable looks like a setting and is none")
  const clock = new ServerClock(chosen.clock)
  const built = options.webAssets ? null : builtAssets(join(projectRoot, "packages/web/dist"))
  if (!options.webAssets && !built) log.warn(missingPages)

  const simulator = await startSimulators(chosen, clock, log)
  const settings = atSimulator(chosen, simulator)
  const composition = await compose(settings, clock, log, options.seed).catch(async (error) => {
    await simulator?.stop()
    throw error
  })
  const { runtime, isReady, outageOf, countedCalls, readMailbox, issuer } = composition
  const close = async (): Promise<void> => {
    await composition.close()
    await simulator?.stop()
  }
  // Nothing is counted if nobody may read it.
  const isMetered = settings.metrics.key !== null || settings.metrics.port !== null
  const metrics = isMetered ? await serverMetrics(composition.readings) : null
  let isLeaving = false
  const stopping = new AbortController()
  const warnings = repeatedWarnings(log)
  const ofProcess = countInMemory()
  const app = createApp({
    settings,
    clock,
    runtime,
    log,
    warnings,
    metrics,
    readMailbox,
    issuer,
    outageOf,
    limiter: rateLimiter(
      settings.rateLimits,
      settings.rateLimitStore === "database" ? countedCalls : ofProcess,
      ofProcess,
    ),
    stopping: stopping.signal,
    isReady: async () => !isLeaving && (await isReady()),
    webAssets: options.webAssets ?? built,
    clientFile: existsSync(packedClient) ? packedClient : null,
    isDevelopmentServer: options.webAssets !== undefined && settings.environment === "development",
  })
  const server = httpServer(app)
  try {
    await listen(server, settings.port, "PORT")
  } catch (error) {
    await close()
    throw error
  }

  const metricsServer =
    metrics && settings.metrics.port !== null ? createServer(express().get("/metrics", metrics.page)) : null
  try {
    if (metricsServer) await listen(metricsServer, settings.metrics.port ?? 0, "METRICS_PORT")
  } catch (error) {
    await drain(server)
    await close()
    throw error
  }

  const running = runJobs(jobs(composition), runtime, clock, log)

  let stopped: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    isLeaving = true
    if (settings.stopDelay > 0) {
      sendElsewhere(server)
      await pause(settings.stopDelay * 1_000)
    }
    stopping.abort()
    // All of them need the database, and none needs the others.
    await Promise.all([running.stop(), metricsServer && drain(metricsServer), drain(server)])
    warnings.flush()
    await close()
  }
  const { port } = server.address() as AddressInfo
  // In production the product answers only its own hosts.
  const ownUrl = settings.environment === "production" ? settings.baseUrl : `http://localhost:${port}`
  simulator?.tellAt({ aps: `${ownUrl}/v1.0/payment/webhook/aps`, pipe: `${ownUrl}/v1.0/payment/webhook/pipe` })
  giveBackRoom()
  const metricsPort = metricsServer && (metricsServer.address() as AddressInfo).port
  return {
    url: `http://localhost:${port}`,
    metricsUrl: metricsPort === null ? null : `http://localhost:${metricsPort}/metrics`,
    simulatorUrl: simulator?.origin ?? null,
    stop: () => (stopped ??= stop()),
  }
}

/** The settings with the simulator's actual port. */
function atSimulator(settings: Settings, simulator: { readonly origin: string } | null): Settings {
  if (simulator === null) return settings
  return { ...settings, payments: { ...settings.payments, simulatorPort: Number(new URL(simulator.origin).port) } }
}

function listen(server: Server, port: number, variable: "PORT" | "METRICS_PORT"): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        portRefusal(
          error,
          { port, of: variable === "PORT" ? "product" : "metrics" },
          `${variable}=${port + 1}`,
          `${variable}=${port + aboveRights}`,
        ),
      ),
    )
    server.listen(port, () => resolve())
  })
}
