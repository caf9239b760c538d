import type { AccountService, SecondFactorCalls } from "@mersal/domain/ports/driving/account-service"
import * as secondFactorCalls from "../contract/endpoints/second-factor.ts"
import { login } from "../contract/endpoints/sign-in.ts"
import { accountRefusals } from "../contract/refusals/account.ts"
import { secondFactorRefusals } from "../contract/refusals/second-factor.ts"
import { type Connection, call } from "./call.ts"

/** The refusals of staff calls: those of accounts, and those of the second factor. */
export const staffRefusals = { ...accountRefusals, ...secondFactorRefusals }

/** The second factor of staff over HTTP. Separate from the account client, which every customer's page loads. */
export const secondFactorClient = (connection: Connection): SecondFactorCalls => ({
  verifySecondFactor: (entry, options) =>
    call(connection, secondFactorCalls.verifySecondFactor, staffRefusals, entry, options),
  secondFactor: (options) => call(connection, secondFactorCalls.secondFactor, staffRefusals, null, options),
  beginSecondFactor: (request, options) =>
    call(connection, secondFactorCalls.beginSecondFactor, staffRefusals, request, options),
  confirmSecondFactor: (request, options) =>
    call(connection, secondFactorCalls.confirmSecondFactor, staffRefusals, request, options),
  removeSecondFactor: (request, options) =>
    call(connection, secondFactorCalls.removeSecondFactor, staffRefusals, request, options),
})

/** Staff sign in by the same call as everybody, on a page that knows the answers about second factors. */
export const staffSignIn =
  (connection: Connection): AccountService["signIn"] =>
  (credentials, options) =>
    call(connection, login, staffRefusals, { kind: "password", ...credentials }, options)
