import { adminServiceContract } from "./admin-service.ts"
import { boardServiceContract } from "./board-service.ts"
import { liveServiceContract } from "./live-service.ts"
import { operationsServiceContract } from "./operations-service.ts"
import { ratingServiceContract } from "./rating-service.ts"
import { payLinkServiceContract, recipientServiceContract } from "./recipient-service.ts"
import type { StaffedCase } from "./staffed-stage.ts"

/** The product's promises to staff who move bookings and to those who watch, by driving port. */
export const staffedContracts: Readonly<Record<string, readonly StaffedCase[]>> = {
  admin: adminServiceContract,
  board: boardServiceContract,
  live: liveServiceContract,
  operations: operationsServiceContract,
  payLinks: payLinkServiceContract,
  ratings: ratingServiceContract,
  recipient: recipientServiceContract,
}
