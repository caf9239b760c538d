import { secondFactorClient, staffSignIn } from "@mersal/adapters-http/client/second-factor-client"
import { connection } from "../composition/api-connection.ts"
import { staffConnection } from "./staff-session.ts"

/** The calls for signing in staff. Nobody is signed in yet, so a refusal ends no session. */
export const comingIn = { signIn: staffSignIn(connection), verify: secondFactorClient(connection).verifySecondFactor }

/** The calls of a signed-in member of staff for his own second factor. */
export const ownSecondFactor = secondFactorClient(staffConnection)
