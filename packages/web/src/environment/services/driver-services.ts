import type { LocalDate } from "@mersal/domain/calendar/local-date"
import type { Instant } from "@mersal/domain/calendar/zone"
import type { CommandQueue, QueuedCommand } from "@mersal/domain/machines/delivery/command-queue"
import type { OperationsService, RunStop } from "@mersal/domain/ports/driving/operations-service"
import { provided } from "../provided.ts"

/** The calls of a driver's phone, and its storage. */
export interface DriverServices {
  /** The driver's account. Everything is stored under it. */
  readonly driver: string
  readonly calls: Pick<OperationsService, "command" | "run" | "reportPosition" | "storeProof">
  readonly phone: PhoneStore
  /** Calls back whenever one of his bookings may have changed; answers how to stop. */
  readonly watch: (changed: () => void) => () => void
  /** Lets only one window of this phone send at a time. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  readonly newId: () => string
  /** Whether he allows us his position during a run; null until he was asked. */
  readonly sharesPosition: () => boolean | null
  readonly setSharesPosition: (shares: boolean) => void
}

/** A run as last read, to show offline. */
export interface KeptRun {
  readonly run: readonly RunStop[]
  readonly readAt: Instant
}

/** Storage that survives a reload and a switched-off phone. A method that rejects has stored nothing. */
export interface PhoneStore {
  readonly commands: () => Promise<CommandQueue>
  /** Stores a command, or its new state. */
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
