import { leads } from "./booking-service/leads.ts"
import { onceOnly } from "./booking-service/once-only.ts"
import { placing } from "./booking-service/placing.ts"
import { pricing } from "./booking-service/pricing.ts"
import { refusals } from "./booking-service/refusals.ts"
import { tooLate } from "./booking-service/too-late.ts"
import type { ServiceCase } from "./contract-case.ts"

/** The promises of the booking port, on every stage. */
export const bookingServiceContract: readonly ServiceCase[] = [
  ...placing,
  ...tooLate,
  ...pricing,
  ...refusals,
  ...onceOnly,
  ...leads,
]
