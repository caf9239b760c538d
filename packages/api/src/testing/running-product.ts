import { httpServices } from "@mersal/adapters-http/client/services"
import { limitNames } from "@mersal/adapters-http/contract/endpoint-row"
import { errorCodes } from "@mersal/adapters-http/openapi/error-codes"
import { toIso } from "@mersal/domain/calendar/iso-instant"
import type { Instant } from "@mersal/domain/calendar/zone"
import type { Services } from "@mersal/domain/ports/driving/services"
import { readSettings, type Settings } from "../config.ts"
import type { RateLimits } from "../http/callers/rate-limits.ts"
import { startServer } from "../server.ts"

/** The real product on a free port, over SQLite in memory, with a clock that is stopped until it is set. */
export interface RunningProduct {
  readonly url: string
  /** Its test gateways; "" if only cash is taken. */
  readonly simulatorUrl: string
  /** A call as any program would make it; JSON both ways by default. */
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<WireAnswer>
  /** The browser's client. The same name keeps the same cookies; without a name none are kept. */
  readonly services: (browser?: string) => Services
  readonly setNow: (instant: Instant) => Promise<void>
  readonly stop: () => Promise<void>
}

export interface CallOptions {
  readonly body?: unknown
  /** Sent unchanged, instead of `body`. */
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface WireAnswer {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON, or the text of anything else. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  readonly body: any
  readonly text: string
}

/** Saturday, 16:00 in Dubai. */
export const saturdayNoonUtc: Instant = Date.parse("2026-11-21T12:00:00Z")

/** More calls in a minute than any test makes. */
export const noLimits = Object.fromEntries(
  limitNames.map((name) => [name, { calls: 1e9, seconds: 60 }]),
) as unknown as RateLimits

/** The real product on any free port, over SQLite in memory, with a stopped clock and cheap password hashes. */
export const settingsForTests: Settings = {
  ...readSettings({}),
  port: 0,
  database: { kind: "sqlite", path: ":memory:" },
  clock: { at: saturdayNoonUtc, speed: 0 },
  logLevel: "silent",
  rateLimits: noLimits,
  // Hundreds of people choose passwords here, and none is worth guessing. secrets.test.ts checks the strength of stored
  // hashes.
  passwordCost: { memoryKibibytes: 64, passes: 1 },
}

/** @param more further options of the start, besides the settings */
export async function startProduct(
  overrides: Partial<Settings> = {},
  more: Omit<NonNullable<Parameters<typeof startServer>[0]>, "settings"> = {},
): Promise<RunningProduct> {
  const server = await startServer({ settings: { ...settingsForTests, ...overrides }, ...more })
  const call: RunningProduct["call"] = async (method, path, { body, text, headers } = {}) => {
    const sent = text ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await fetch(server.url + path, {
      method,
      redirect: "manual",
      headers: { ...(sent !== undefined && { "content-type": "application/json" }), ...headers },
      ...(sent !== undefined && { body: sent }),
    })
    const answered = await response.text()
    const answer = { status: response.status, headers: response.headers, body: parsed(answered), text: answered }
    expectListed(answer)
    return answer
  }
  /** Separate jars, because the next product may get the port of a stopped one. */
  const jars = new Map<string, CookieJar>()
  const jarOf = (browser: string): CookieJar => {
    const jar = jars.get(browser) ?? new Map()
    jars.set(browser, jar)
    return jar
  }
  return {
    url: server.url,
    simulatorUrl: server.simulatorUrl ?? "",
    call,
    services: (browser) => httpServices(connectionOf(server.url, browser === undefined ? null : jarOf(browser))),
    setNow: async (instant) => {
      const { status } = await call("POST", "/dev/clock", { body: { at: toIso(instant) } })
      if (status !== 200) throw new Error(`The clock could not be set: ${status}`)
    },
    stop: server.stop,
  }
}

const listed: ReadonlySet<string> = new Set(errorCodes.map(({ status, code }) => `${status} ${code}`))
/** The codes that come from no call of the table: a gateway's message, and the pages of a development server. */
const outsideTheTable: ReadonlySet<string> = new Set(["invalid-signature", "invalid-clock-move", "invalid-identity"])

/** The reference must list each code that a test's call is refused with, with its status. */
function expectListed({ status, body }: WireAnswer): void {
  const errors: unknown = body?.errors
  for (const { code } of Array.isArray(errors) ? errors : [])
    if (!listed.has(`${status} ${code}`) && !outsideTheTable.has(code))
      throw new Error(`The reference does not list ${status} ${code}`)
}

/** The cookies of a browser, by name. */
type CookieJar = Map<string, string>

function connectionOf(url: string, jar: CookieJar | null) {
  const fetchWithCookies: typeof fetch = async (address, init) => {
    const headers = new Headers(init?.headers)
    if (jar) {
      headers.set("cookie", [...jar].map(([cookie, value]) => `${cookie}=${value}`).join("; "))
      // Distinguishes a page's call from a program's.
      headers.set("sec-fetch-site", "same-origin")
    }
    const response = await fetch(address, { ...init, headers })
    for (const given of response.headers.getSetCookie()) {
      const [cookie = "", value = ""] = (given.split(";", 1)[0] ?? "").split("=")
      if (/max-age=0/i.test(given)) jar?.delete(cookie)
      else jar?.set(cookie, value)
    }
    return response
  }
  return {
    origin: url,
    fetch: fetchWithCookies,
    language: () => "en" as const,
    observeNow: () => {},
    timeoutMilliseconds: 10_000,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
