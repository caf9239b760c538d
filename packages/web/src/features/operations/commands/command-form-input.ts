import type { BookingFile } from "@mersal/domain/ports/driving/operations-service"
import type { DriverNames } from "../driver-names.ts"

/** The input of each command's form. */
export interface CommandFormInput<Entry = BookingFile> {
  entry: Entry
  names: DriverNames
  onDone: () => void
  onClose: () => void
}
