import { keyMatching, oneOf, parsePort } from "./parsing.ts"
import type { Source } from "./source.ts"

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const
export type LogLevel = (typeof logLevels)[number]

export interface WatchSettings {
  readonly logLevel: LogLevel
  /**
   * How Prometheus reads /metrics: with a key on the same port, or on a port of its own, which must not be reachable
   * from outside.
   */
  readonly metrics: { readonly key: string | null; readonly port: number | null }
}

type Variable = "LOG_LEVEL" | "METRICS_KEY" | "METRICS_PORT"

/** How the operator watches the running product. */
export function readWatch({ read }: Source<Variable>): WatchSettings {
  return {
    logLevel: read<LogLevel>("LOG_LEVEL", "info", oneOf(logLevels)),
    metrics: {
      key: read("METRICS_KEY", null, keyMatching(/^[\x21-\x7e]{16,}$/, "at least 16 printable characters")),
      port: read<number | null>("METRICS_PORT", null, parsePort),
    },
  }
}
