import type { Instant } from "../calendar/zone.ts"

/** What the command has of the machine it runs on. */
export interface Surroundings {
  readonly now: () => Instant
  /** Of the package. */
  readonly version: () => string
  /** The bytes of a file; fails on the way when it cannot be read. */
  readonly readFile: (path: string) => AsyncIterable<Uint8Array>
  /** What is piped in. */
  readonly readInput: () => AsyncIterable<Uint8Array>
  /** To standard output, a line break added. */
  readonly print: (text: string) => void
  /** To standard error, a line break added. */
  readonly complain: (text: string) => void
}
