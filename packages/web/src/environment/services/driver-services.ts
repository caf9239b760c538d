import type { LocalDate } from "@mersal/domain/calendar/local-date"
import type { Instant } from "@mersal/domain/calendar/zone"
import type { CommandQueue, QueuedCommand } from "@mersal/domain/machines/command-queue"
import type { OperationsService, RunStop } from "@mersal/domain/ports/driving/operations-service"
import { provided } from "../provided.ts"

/** What a driver's phone calls, and what it keeps. */
export interface DriverServices {
  /** The account whose run it is: what it keeps is kept for him alone. */
  readonly driver: string
  readonly calls: Pick<OperationsService, "command" | "run" | "reportPosition" | "storeProof">
  readonly phone: PhoneStore
  /** Calls back whenever a booking of his may have changed; answers how to stop. */
  readonly watch: (changed: () => void) => () => void
  /** Lets one window of this phone send at a time. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  readonly newId: () => string
  /** Whether he lets us have his position on the way; null until he was asked. */
  readonly sharesPosition: () => boolean | null
  readonly setSharesPosition: (shares: boolean) => void
}

/** A run as it was read last, for a time without a line. */
export interface KeptRun {
  readonly run: readonly RunStop[]
  readonly readAt: Instant
}

/** What survives a reload and a phone that was switched off. A method that rejects has kept nothing. */
export interface PhoneStore {
  readonly commands: () => Promise<CommandQueue>
  /** Keeps a command, or what it has become. */
  readonly keepCommand: (command: QueuedCommand) => Promise<void>
  readonly forgetCommand: (id: string) => Promise<void>
  readonly run: (date: LocalDate) => Promise<KeptRun | null>
  readonly keepRun: (date: LocalDate, kept: KeptRun) => Promise<void>
  readonly picture: (id: string) => Promise<Uint8Array | null>
  readonly keepPicture: (id: string, bytes: Uint8Array) => Promise<void>
  readonly forgetPicture: (id: string) => Promise<void>
}

/** Provided by app/driver/DriverFrame.tsx. */
export const [DriverContext, useDriverServices] = provided<DriverServices>()
