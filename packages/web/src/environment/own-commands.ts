import type { StandNow } from "@mersal/domain/delivery/delivery-errors"
import { laterStand } from "@mersal/domain/delivery/later-stand"
import type { BoardEntry } from "@mersal/domain/ports/driving/operations-service"
import { useCallback } from "react"
import type { CommandIds } from "./command-ids.ts"
import { provided } from "./provided.ts"

/** The ids of this page's commands, and the answers to them. */
export interface OwnCommands {
  readonly idOf: CommandIds
  /** The state of each booking in the last answer, by reference. An answer comes sooner than the next read. */
  readonly told: ReadonlyMap<string, StandNow>
}

/** Provided by app/staff/OperationsFrame.tsx. */
export const [OwnCommandsContext, useOwnCommands] = provided<OwnCommands>()

/**
 * Entries as they were read, or as a later answer has changed them, so that this page's own changes do not look like
 * somebody else's.
 */
export function useAsTold(): <Entry extends BoardEntry>(entry: Entry) => Entry {
  const { told } = useOwnCommands()
  return useCallback(
    (entry) => {
      const stand = told.get(entry.booking.reference)
      return stand ? { ...entry, now: laterStand(entry.now, stand) } : entry
    },
    [told],
  )
}
