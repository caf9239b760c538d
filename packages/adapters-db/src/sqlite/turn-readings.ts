/** What was read in this turn of the event loop. */
export interface TurnReadings {
  readonly rows: (text: string) => readonly unknown[]
  /** What `rows` has read in this turn; it does not read. */
  readonly alreadyRead: (text: string) => readonly unknown[] | undefined
  /** Called when we have written. */
  readonly forget: () => void
}

/**
 * Reads each query once in a turn of the event loop. A request whose bytes had arrived when the turn began cannot know of
 * what another process wrote since, so that it may have what an earlier request of the turn was told; one that follows an
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
