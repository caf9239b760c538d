/** The rows read in this turn of the event loop. */
export interface TurnReadings {
  readonly rows: (text: string) => readonly unknown[]
  /** What `rows` has read in this turn; it never queries. */
  readonly alreadyRead: (text: string) => readonly unknown[] | undefined
  /** Call it after a write. */
  readonly forget: () => void
}

/**
 * Reads each query once per turn of the event loop. A request that had arrived when the turn began cannot know what
 * another process wrote since, so it may get an earlier request's reading from the same turn. A request that follows an
 * answer arrives in a later turn.
 */
export function turnReadings(read: (text: string) => readonly unknown[]): TurnReadings {
  const readings = new Map<string, readonly unknown[]>()
  const forget = (): void => readings.clear()
  return {
    rows(text) {
      const last = readings.get(text)
      if (last) return last
      const rows = read(text)
      if (readings.size === 0) setImmediate(forget)
      readings.set(text, rows)
      return rows
    },
    alreadyRead: (text) => readings.get(text),
    forget,
  }
}
