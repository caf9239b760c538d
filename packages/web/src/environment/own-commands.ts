import type { StandNow } from "@mersal/domain/delivery/delivery-errors"
import { laterStand } from "@mersal/domain/delivery/later-stand"
import type { BoardEntry } from "@mersal/domain/ports/driving/operations-service"
import { useCallback } from "react"
import type { CommandIds } from "./command-ids.ts"
import { provided } from "./provided.ts"

/** What the commands of this page are known by, and what their answers have told. */
export interface OwnCommands {
  readonly idOf: CommandIds
  /** What each booking was by the last answer, by its reference: a page is told sooner than it reads. */
  readonly told: ReadonlyMap<string, StandNow>
}

/** Provided by app/staff/OperationsFrame.tsx. */
export const [OwnCommandsContext, useOwnCommands] = provided<OwnCommands>()

/** Entries as they were read, or as an answer has told since: what this page has done is nobody else's doing to it. */
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
