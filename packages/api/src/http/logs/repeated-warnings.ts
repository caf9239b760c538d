import type { Logger } from "pino"

/** The pause between two lines of one warning, in milliseconds of real time. */
const pause = 60_000

export interface RepeatedWarnings {
  readonly warn: (fields: Readonly<Record<string, string>>, message: string) => void
  /** Writes the counts that are not written yet: for a process that ends. */
  readonly flush: () => void
}

interface Counted {
  readonly fields: Readonly<Record<string, string>>
  readonly message: string
  times: number
}

/**
 * Logs warnings that anybody on the network can cause as often as he likes: the first one at once, and all that follow
 * within a minute in one line with their number. A flood of requests therefore hides nothing else in the log.
 */
export function repeatedWarnings(log: Pick<Logger, "warn">): RepeatedWarnings {
  const counted = new Map<string, Counted>()
  /** Answers whether anything was left to write. */
  const write = (warning: Counted): boolean => {
    const { fields, message, times } = warning
    if (times === 0) return false
    log.warn({ ...fields, times }, message)
    warning.times = 0
    return true
  }
  const endLater = (key: string, warning: Counted): void => {
    setTimeout(() => (write(warning) ? endLater(key, warning) : counted.delete(key)), pause).unref()
  }
  return {
    warn: (fields, message) => {
      const key = JSON.stringify([message, fields])
      const known = counted.get(key)
      if (known) known.times += 1
      else {
        const warning = { fields, message, times: 0 }
        counted.set(key, warning)
        log.warn(fields, message)
        endLater(key, warning)
      }
    },
    flush: () => {
      for (const warning of counted.values()) write(warning)
    },
  }
}
