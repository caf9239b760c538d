import type { Logger } from "pino"

/** Between two lines of one warning, in milliseconds of real time. */
const pause = 60_000

export interface RepeatedWarnings {
  readonly warn: (fields: Readonly<Record<string, string>>, message: string) => void
}

/**
 * Warns of what anybody on the network can cause as often as he likes: the first time at once, and of all that follow
 * within a minute with one line, which says how many they were. Whoever floods us hides nothing else in the log.
 */
export function repeatedWarnings(log: Pick<Logger, "warn">): RepeatedWarnings {
  const counts = new Map<string, number>()
  const warn: RepeatedWarnings["warn"] = (fields, message) => {
    const key = JSON.stringify([message, fields])
    const begin = (): void => {
      counts.set(key, 0)
      setTimeout(end, pause).unref()
    }
    const end = (): void => {
      const times = counts.get(key) ?? 0
      counts.delete(key)
      if (times === 0) return
      log.warn({ ...fields, times }, message)
      begin()
    }
    const times = counts.get(key)
    if (times !== undefined) {
      counts.set(key, times + 1)
      return
    }
    log.warn(fields, message)
    begin()
  }
  return { warn }
}
