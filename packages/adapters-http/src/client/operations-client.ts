import type { OperationsService } from "@mersal/domain/ports/driving/operations-service"
import {
  boardStream,
  dayBoard,
  equipDriver,
  listBoard,
  listDrivers,
  runStream,
  suggestDrivers,
} from "../contract/endpoints/board.ts"
import {
  commandBooking,
  driverPosition,
  driverRun,
  showFile,
  showProof,
  storeProof,
  writeNote,
} from "../contract/endpoints/operations.ts"
import { operationsRefusals } from "../contract/refusals/operations.ts"
import { trackingRefusals } from "../contract/refusals/tracking.ts"
import { type Connection, call } from "./call.ts"
import { callEvents } from "./call-events.ts"

const refusals = { ...trackingRefusals, ...operationsRefusals }

export const operationsClient = (connection: Connection): OperationsService => ({
  command: (request, options) => call(connection, commandBooking, refusals, request, options),
  board: (request, options) => call(connection, dayBoard, {}, request, options),
  suggestions: (request, options) => call(connection, suggestDrivers, refusals, request, options),
  followBoard: (request, options) => callEvents(connection, boardStream, {}, request, options),
  followRun: (request, options) => callEvents(connection, runStream, {}, request, options),
  bookings: (query, options) => call(connection, listBoard, {}, query, options),
  booking: (request, options) => call(connection, showFile, refusals, request, options),
  writeNote: (request, options) => call(connection, writeNote, refusals, request, options),
  drivers: (request, options) => call(connection, listDrivers, {}, request, options),
  equipDriver: (request, options) => call(connection, equipDriver, refusals, request, options),
  run: (request, options) => call(connection, driverRun, {}, request, options),
  reportPosition: (request, options) => call(connection, driverPosition, refusals, request, options),
  storeProof: (request, options) => call(connection, storeProof, refusals, request, options),
  proof: (request, options) => call(connection, showProof, refusals, request, options),
})
