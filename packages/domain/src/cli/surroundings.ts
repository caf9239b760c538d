import type { Instant } from "../calendar/zone.ts"

/** The parts of the machine that the command uses. */
export interface Surroundings {
  readonly now: () => Instant
  /** The package's version. */
  readonly version: () => string
  /** The bytes of a file; fails during the iteration if it cannot be read. */
  readonly readFile: (path: string) => AsyncIterable<Uint8Array>
  /** Standard input. */
  readonly readInput: () => AsyncIterable<Uint8Array>
  /** Writes to standard output, with a line break. */
  readonly print: (text: string) => void
  /** Writes to standard error, with a line break. */
  readonly complain: (text: string) => void
}
