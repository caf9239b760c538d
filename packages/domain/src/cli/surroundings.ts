import type { Instant } from "../calendar/zone.ts"

/** What the command has of the machine it runs on. */
export interface Surroundings {
  readonly now: () => Instant
  /** Of the package. */
  readonly version: () => string
  /** The text of a file; throws when it cannot be read. */
  readonly readFile: (path: string) => string
  /** All that is piped in. */
  readonly readInput: () => Promise<string>
  /** To standard output, a line break added. */
  readonly print: (text: string) => void
  /** To standard error, a line break added. */
  readonly complain: (text: string) => void
}
