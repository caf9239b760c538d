import { type LimitName, limitNames } from "@mersal/adapters-http/contract/endpoint-row"
import { defaultRateLimits, type RateLimit, type RateLimits } from "../http/callers/rate-limits.ts"
import type { DatabaseSettings } from "./database.ts"
import { oneOf, Wrong, wholeBetween } from "./parsing.ts"
import type { Source } from "./source.ts"

export interface LimitSettings {
  readonly rateLimits: RateLimits
  /** Where calls are counted: in each process, or in the database for all processes. */
  readonly rateLimitStore: "memory" | "database"
}

type Variable = "RATE_LIMITS" | "RATE_LIMIT_STORE"

/** How often callers may call. */
export function readLimits({ read }: Source<Variable>, database: DatabaseSettings): LimitSettings {
  const usual = database.kind === "postgres" ? "database" : "memory"
  return {
    rateLimits: read("RATE_LIMITS", defaultRateLimits, parseLimits),
    rateLimitStore: read<LimitSettings["rateLimitStore"]>("RATE_LIMIT_STORE", usual, oneOf(["memory", "database"])),
  }
}

const mostCalls = 999_999_999
const callsOf = wholeBetween(1, mostCalls)
const isLimit = (name: string): name is LimitName => (limitNames as readonly string[]).includes(name)

/** The default limits with other numbers of calls, each in the period of its limit. */
function parseLimits(text: string): RateLimits | Wrong {
  const limits: Record<LimitName, RateLimit> = { ...defaultRateLimits }
  for (const entry of text.split(",")) {
    const [name = "", calls = ""] = entry.split("=").map((part) => part.trim())
    const most = callsOf(calls)
    if (!isLimit(name) || most instanceof Wrong) {
      const names = limitNames.join(", ")
      return new Wrong(`must list limit=calls, with 1 to ${mostCalls} calls, where a limit is one of ${names}`)
    }
    limits[name] = { ...limits[name], calls: most }
  }
  return limits
}
