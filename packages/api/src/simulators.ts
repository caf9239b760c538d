import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { fileMemory, noMemory } from "@mersal/adapters-http/gateways/simulated-bank/memory"
import { type RunningSimulator, startSimulator } from "@mersal/adapters-http/gateways/simulated-bank/simulator"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import type { Logger } from "pino"
import type { ServerClock } from "./clock.ts"
import type { Settings } from "./config.ts"
import { aboveRights, portRefusal } from "./port-refused.ts"
import { projectRoot } from "./project-root.ts"
import { simulatorPort, usesSimulator } from "./settings/own-ports.ts"

/**
 * The shop's accounts at the simulator. They are no secret: a person who can pay there with a test card has no need to
 * forge anything, and another process of the product, such as the reconciliation, finds the simulator without being
 * told.
 */
export const simulatorAccounts = {
  aps: {
    accessCode: "simulator-access",
    merchantId: "simulator-merchant",
    requestPhrase: "simulator-request-phrase",
    responsePhrase: "simulator-response-phrase",
    shaType: "sha256",
  },
  pipe: { terminalId: "simulator-terminal", password: "simulator-password", key: "simulator-key" },
} as const

/** A second product on this machine fails at the simulator's port before its own: another PORT moves both. */
const anotherPort = ({ port, payments: { simulatorPort } }: Settings, above: number): string =>
  simulatorPort === null ? `PORT=${port + above}` : `SIMULATOR_PORT=${simulatorPort + above}`

/**
 * Starts the test gateways beside the product, on 127.0.0.1 and a port of their own: another site than localhost (D30).
 * They use the product's clock and keep their payments beside its database. Null if no market uses them. Throws
 * `PortRefused`.
 */
export async function startSimulators(
  settings: Settings,
  clock: ServerClock,
  log: Logger,
): Promise<RunningSimulator | null> {
  if (!usesSimulator(settings)) return null
  const port = simulatorPort(settings)
  const waiting = new Set<Fiber.Fiber<void, unknown>>()
  const after = (milliseconds: number, work: () => Promise<void>): void => {
    const later = Effect.sleep(milliseconds).pipe(
      Effect.andThen(Effect.promise(work)),
      Effect.provideService(Clock.Clock, clock),
    )
    const fiber = Effect.runFork(later)
    waiting.add(fiber)
    fiber.addObserver(() => waiting.delete(fiber))
  }
  const simulator = await startSimulator({
    port,
    ...simulatorAccounts,
    now: () => clock.currentTimeMillisUnsafe(),
    after,
    isShopsOrigin: (origin) => isOrigin(origin, settings),
    memory: memoryOf(settings),
    onError: (error) => log.error({ err: error }, "The payment simulator made a mistake"),
  }).catch((error: NodeJS.ErrnoException) => {
    const of = settings.payments.simulatorPort === null ? "simulatorByPort" : "simulator"
    throw portRefusal(error, { port, of }, anotherPort(settings, 1), anotherPort(settings, aboveRights))
  })
  return {
    ...simulator,
    stop: async () => {
      await Effect.runPromise(Fiber.interruptAll(waiting))
      await simulator.stop()
    },
  }
}

/**
 * Payments are kept as long as the database with their attempts: beside an SQLite file, for PostgreSQL in the project's
 * data folder under the database's name. With a database in memory, or on any free port, where nothing finds the
 * simulator again, they are forgotten.
 */
function memoryOf(settings: Settings) {
  const { database } = settings
  if (database.kind === "sqlite")
    return database.path === ":memory:" ? noMemory : fileMemory(`${database.path}.simulator.jsonl`)
  if (simulatorPort(settings) === 0) return noMemory
  const folder = join(projectRoot, "data")
  mkdirSync(folder, { recursive: true })
  return fileMemory(join(folder, simulatorFile(database.url)))
}

/** @example simulatorFile("postgres://me:secret@db:5432/mersal") // "mersal.simulator.jsonl" */
export const simulatorFile = (url: string): string =>
  `${new URL(url).pathname.replace(/[^\w-]/g, "") || "postgres"}.simulator.jsonl`

/** A page of ours: of a host that we serve, and in development of any name for this machine. */
function isOrigin(origin: string, { hosts, environment }: Settings): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  if (Object.hasOwn(hosts, hostname)) return true
  return environment === "development" && /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/.test(hostname)
}
