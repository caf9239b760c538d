import { defaultRateLimits, type RateLimits } from "../http/callers/rate-limits.ts"
import type { DatabaseSettings } from "./database.ts"
import { oneOf } from "./parsing.ts"
import type { Source } from "./source.ts"

export interface LimitSettings {
  /** Data, and no variable's: another program of ours may run with others. */
  readonly rateLimits: RateLimits
  /** Where calls are counted: a process by itself, or all processes on the database together. */
  readonly rateLimitStore: "memory" | "database"
}

type Variable = "RATE_LIMIT_STORE"

/** How often somebody may call. */
export function readLimits({ read }: Source<Variable>, database: DatabaseSettings): LimitSettings {
  const usual = database.kind === "postgres" ? "database" : "memory"
  return {
    rateLimits: defaultRateLimits,
    rateLimitStore: read<LimitSettings["rateLimitStore"]>("RATE_LIMIT_STORE", usual, oneOf(["memory", "database"])),
  }
}
