import type { LeadService } from "@mersal/domain/ports/driving/lead-service"
import type { OperationsService } from "@mersal/domain/ports/driving/operations-service"
import type { OwnBookingService } from "@mersal/domain/ports/driving/own-booking-service"
import type { PaymentDeskService } from "@mersal/domain/ports/driving/payment-desk-service"
import { provided } from "../provided.ts"
import type { OpenPapers } from "./paper-services.ts"

/** The calls of the dispatchers' screens. */
export interface OperationsServices {
  readonly operations: Pick<
    OperationsService,
    "command" | "board" | "bookings" | "booking" | "suggestions" | "writeNote" | "drivers"
  >
  /** The cost of cancelling, as the owner sees it. */
  readonly cancellations: Pick<OwnBookingService, "cancellation">
  readonly leads: Pick<LeadService, "list" | "follow">
  readonly payments: PaymentDeskService
  readonly papers: OpenPapers
}

/** Provided by app/staff/OperationsFrame.tsx. */
export const [OperationsContext, useOperations] = provided<OperationsServices>()
