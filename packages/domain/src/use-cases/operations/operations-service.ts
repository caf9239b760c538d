import type * as Effect from "effect/Effect"
import type * as Result from "effect/Result"
import type { BookingBoard } from "../../ports/driven/booking-board.ts"
import type { Bookings } from "../../ports/driven/bookings.ts"
import type { Digest } from "../../ports/driven/digest.ts"
import type { Drivers } from "../../ports/driven/drivers.ts"
import type { IdSource } from "../../ports/driven/id-source.ts"
import type { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import type { TariffBook } from "../../ports/driven/price-lists.ts"
import type { Proofs } from "../../ports/driven/proofs.ts"
import type { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { OperationsService } from "../../ports/driving/operations-service.ts"
import type { Caller } from "../caller.ts"
import { listBoard, listDrivers, showFile, writeNote } from "./board.ts"
import { reportPosition, showRun } from "./driver-day.ts"
import { obeyCommand } from "./obey-command.ts"
import { showProof, storeProof } from "./proofs.ts"

type OperationsPorts =
  | BookingBoard
  | Bookings
  | Digest
  | Drivers
  | IdSource
  | PaymentAttempts
  | Proofs
  | TariffBook
  | UnitOfWork

type Run = <Value, Failure>(
  program: Effect.Effect<Value, Failure, OperationsPorts>,
) => Promise<Result.Result<Value, Failure>>

/** The operations port for one caller. A command is never abandoned half way because its caller went away. */
export const operationsService = (run: Run, caller: Caller): OperationsService => ({
  command: (request) => run(obeyCommand(request, caller)),
  bookings: (query) => run(listBoard(query)),
  booking: (request) => run(showFile(request, caller)),
  writeNote: (request) => run(writeNote(request, caller)),
  drivers: () => run(listDrivers()),
  run: (request) => run(showRun(request, caller)),
  reportPosition: (request) => run(reportPosition(request, caller)),
  storeProof: (request) => run(storeProof(request, caller)),
  proof: (request) => run(showProof(request, caller)),
})
