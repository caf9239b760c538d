import { parseIso } from "@mersal/domain/calendar/iso-instant"
import type { Environment } from "@mersal/domain/market/host-profile"
import type { ClockStart } from "../clock.ts"
import type { AddressSettings } from "./addresses.ts"
import { anyText, oneOf, Wrong } from "./parsing.ts"
import type { Source } from "./source.ts"

export interface EnvironmentSettings {
  readonly environment: Environment
  /** Where the clock starts; null for the machine's own. Never set in production. */
  readonly clock: ClockStart | null
}

type Variable = "MERSAL_ENV" | "MERSAL_CLOCK"

/** Production or development, and the clock. */
export function readEnvironment({ read }: Source<Variable>): EnvironmentSettings {
  const environment = read<Environment>("MERSAL_ENV", "development", oneOf(["production", "development"]))
  const clock = read("MERSAL_CLOCK", null, (text) =>
    environment === "production" ? new Wrong("is refused when MERSAL_ENV is production") : parseClock(text),
  )
  return { environment, clock }
}

/**
 * In development anybody can read every code and sign in as anybody, so where others are led to the product nobody may
 * have forgotten to say what it is.
 */
export function refuseUnsaidEnvironment(
  { read, problems }: Source<Variable>,
  { baseUrl, hosts }: Pick<AddressSettings, "baseUrl" | "hosts">,
): void {
  if (read<string | null>("MERSAL_ENV", null, anyText) !== null) return
  const { protocol, hostname } = new URL(baseUrl)
  const isLedAway = protocol !== "http:" || !isThisMachine.test(hostname)
  const others = Object.keys(hosts).filter((host) => !isThisMachine.test(host))
  if (!isLedAway && others.length === 0) return
  problems.push(
    `MERSAL_ENV must be set when ${isLedAway ? `BASE_URL is ${baseUrl}` : `MERSAL_HOSTS has ${others.join(", ")}`}: MERSAL_ENV=production, or MERSAL_ENV=development to have the pages under /dev there, which show every code and sign in anybody`,
  )
}

const isThisMachine = /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/

/** `2026-11-21T15:59:59+04:00`, or the same with `*60` so that a minute passes each second; `*0` stops the clock. */
function parseClock(text: string): ClockStart | Wrong {
  const [start = "", factor = "1", ...rest] = text.split("*")
  const at = parseIso(start)
  const speed = Number(factor)
  const isSpeed = /^\d{1,6}(\.\d{1,3})?$/.test(factor)
  return at !== null && isSpeed && rest.length === 0
    ? { at, speed }
    : new Wrong("must be an ISO 8601 instant with its zone, and may end in *<speed>")
}
