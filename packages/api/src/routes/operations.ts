import type { operationsTable } from "@mersal/adapters-http/contract/table/operations"
import type { Routes } from "../http/mount.ts"

export const operationsRoutes: Routes<typeof operationsTable> = {
  commandBooking: ({ operations }, request, options) => operations.command(request, options),
  listBoard: ({ operations }, query, options) => operations.bookings(query, options),
  showFile: ({ operations }, request, options) => operations.booking(request, options),
  writeNote: ({ operations }, request, options) => operations.writeNote(request, options),
  listDrivers: ({ operations }, request, options) => operations.drivers(request, options),
  driverRun: ({ operations }, request, options) => operations.run(request, options),
  driverPosition: ({ operations }, request, options) => operations.reportPosition(request, options),
  storeProof: ({ operations }, request, options) => operations.storeProof(request, options),
  showProof: ({ operations }, request, options) => operations.proof(request, options),
}
