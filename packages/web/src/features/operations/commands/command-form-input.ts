import type { BookingFile } from "@mersal/domain/ports/driving/operations-service"
import type { DriverNames } from "../driver-names.ts"

/** What each form of a command is given. */
export interface CommandFormInput<Entry = BookingFile> {
  entry: Entry
  names: DriverNames
  onDone: () => void
  onClose: () => void
}
