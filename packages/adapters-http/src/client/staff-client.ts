import type { StaffCalls } from "@mersal/domain/ports/driving/account-service"
import { resetSecondFactor } from "../contract/endpoints/second-factor.ts"
import * as staffCalls from "../contract/endpoints/staff.ts"
import { accountRefusals } from "../contract/refusals/account.ts"
import { type Connection, call } from "./call.ts"
import { staffRefusals } from "./second-factor-client.ts"

/** Staff accounts over HTTP. Separate from the account client, which every customer's page loads. */
export const staffClient = (connection: Connection): StaffCalls => ({
  staff: (options) => call(connection, staffCalls.listStaff, accountRefusals, null, options),
  makeStaff: (member, options) => call(connection, staffCalls.makeStaff, accountRefusals, member, options),
  setStaffPhoto: (request, options) => call(connection, staffCalls.setStaffPhoto, accountRefusals, request, options),
  disableStaff: (request, options) => call(connection, staffCalls.disableStaff, accountRefusals, request, options),
  enableStaff: (request, options) => call(connection, staffCalls.enableStaff, accountRefusals, request, options),
  staffHoldings: (request, options) => call(connection, staffCalls.staffHoldings, accountRefusals, request, options),
  staffEvents: (options) => call(connection, staffCalls.staffEvents, accountRefusals, null, options),
  endSessionsOfStaff: (request, options) =>
    call(connection, staffCalls.endSessionsOfStaff, accountRefusals, request, options),
  resetSecondFactor: (request, options) => call(connection, resetSecondFactor, staffRefusals, request, options),
})
