import type { operationsTable } from "@mersal/adapters-http/contract/table/operations"
import type { Routes } from "../http/mount.ts"

export const operationsRoutes: Routes<typeof operationsTable> = {
  commandBooking: ({ operations }, request, options) => operations.command(request, options),
  listBoard: ({ operations }, query, options) => operations.bookings(query, options),
  dayBoard: ({ operations }, request, options) => operations.board(request, options),
  suggestDrivers: ({ operations }, request, options) => operations.suggestions(request, options),
  boardStream: ({ operations }, request, options) => operations.followBoard(request, options),
  runStream: ({ operations }, request, options) => operations.followRun(request, options),
  showFile: ({ operations }, request, options) => operations.booking(request, options),
  writeNote: ({ operations }, request, options) => operations.writeNote(request, options),
  listDrivers: ({ operations }, request, options) => operations.drivers(request, options),
  equipDriver: ({ operations }, request, options) => operations.equipDriver(request, options),
  driverRun: ({ operations }, request, options) => operations.run(request, options),
  driverPosition: ({ operations }, request, options) => operations.reportPosition(request, options),
  storeProof: ({ operations }, request, options) => operations.storeProof(request, options),
  showProof: ({ operations }, request, options) => operations.proof(request, options),
}
