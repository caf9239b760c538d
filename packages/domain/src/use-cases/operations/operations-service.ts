import type * as Effect from "effect/Effect"
import type * as Result from "effect/Result"
import type { Accounts } from "../../ports/driven/accounts.ts"
import type { ApiKeys } from "../../ports/driven/api-keys.ts"
import type { BoardChanges } from "../../ports/driven/board-changes.ts"
import type { BookingBoard } from "../../ports/driven/booking-board.ts"
import type { Bookings } from "../../ports/driven/bookings.ts"
import type { ChosenReadings } from "../../ports/driven/chosen-readings.ts"
import type { Companies } from "../../ports/driven/companies.ts"
import type { Digest } from "../../ports/driven/digest.ts"
import type { Drivers } from "../../ports/driven/drivers.ts"
import type { IdSource } from "../../ports/driven/id-source.ts"
import type { PaymentAttempts, Refunds } from "../../ports/driven/payment-attempts.ts"
import type { TariffBook } from "../../ports/driven/price-lists.ts"
import type { Product } from "../../ports/driven/product.ts"
import type { Proofs } from "../../ports/driven/proofs.ts"
import type { Ratings } from "../../ports/driven/ratings.ts"
import type { RulesBook } from "../../ports/driven/rules-book.ts"
import type { SecondFactors } from "../../ports/driven/second-factors.ts"
import type { ServiceAreas } from "../../ports/driven/service-areas.ts"
import type { Sessions } from "../../ports/driven/sessions.ts"
import type { SlotLedger } from "../../ports/driven/slot-ledger.ts"
import type { StoredAnswers } from "../../ports/driven/stored-answers.ts"
import type { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { OperationsService } from "../../ports/driving/operations-service.ts"
import type { CallOptions } from "../../ports/driving/service-failure.ts"
import type { Caller } from "../caller.ts"
import { listBoard, showFile, writeNote } from "./board.ts"
import { boardNews, runNews } from "./board-news.ts"
import { showDayBoard } from "./day-board.ts"
import { reportPosition, showRun } from "./driver-day.ts"
import { equipDriver, listDrivers } from "./drivers-now.ts"
import { obeyCommand } from "./obey-command.ts"
import { showProof, storeProof } from "./proofs.ts"
import { suggest } from "./suggest.ts"

type OperationsPorts =
  | Accounts
  | ApiKeys
  | BoardChanges
  | BookingBoard
  | Bookings
  | ChosenReadings
  | Companies
  | Digest
  | Drivers
  | IdSource
  | PaymentAttempts
  | Product
  | Proofs
  | ServiceAreas
  | SecondFactors
  | Sessions
  | SlotLedger
  | Ratings
  | Refunds
  | RulesBook
  | StoredAnswers
  | TariffBook
  | UnitOfWork

type Run = <Value, Failure>(
  program: Effect.Effect<Value, Failure, OperationsPorts>,
  options?: CallOptions,
) => Promise<Result.Result<Value, Failure>>

/** The operations port for one caller. A command is never interrupted when its caller leaves. */
export const operationsService = (run: Run, caller: Caller): OperationsService => ({
  command: (request) => run(obeyCommand(request, caller)),
  board: (request) => run(showDayBoard(request)),
  suggestions: (request) => run(suggest(request, caller)),
  followBoard: (request, options = {}) => boardNews(run, caller, request, options),
  followRun: (request, options = {}) => runNews(run, caller, request, options),
  bookings: (query) => run(listBoard(query)),
  booking: (request) => run(showFile(request, caller)),
  writeNote: (request, options) => run(writeNote(request, caller, options)),
  drivers: () => run(listDrivers()),
  equipDriver: (request) => run(equipDriver(request)),
  run: (request) => run(showRun(request, caller)),
  reportPosition: (request) => run(reportPosition(request, caller)),
  storeProof: (request) => run(storeProof(request, caller)),
  proof: (request) => run(showProof(request, caller)),
})
