import { defaultRateLimits, type RateLimits } from "../http/callers/rate-limits.ts"
import type { DatabaseSettings } from "./database.ts"
import { oneOf } from "./parsing.ts"
import type { Source } from "./source.ts"

export interface LimitSettings {
  /** A value and not a variable: another program of ours may run with other limits. */
  readonly rateLimits: RateLimits
  /** Where calls are counted: in each process, or in the database for all processes. */
  readonly rateLimitStore: "memory" | "database"
}

type Variable = "RATE_LIMIT_STORE"

/** How often callers may call. */
export function readLimits({ read }: Source<Variable>, database: DatabaseSettings): LimitSettings {
  const usual = database.kind === "postgres" ? "database" : "memory"
  return {
    rateLimits: defaultRateLimits,
    rateLimitStore: read<LimitSettings["rateLimitStore"]>("RATE_LIMIT_STORE", usual, oneOf(["memory", "database"])),
  }
}
