import { secondFactorClient, staffSignIn } from "@mersal/adapters-http/client/second-factor-client"
import { connection } from "../composition/api-connection.ts"
import { staffConnection } from "./staff-session.ts"

/** How staff come in: nobody is signed in yet, so that a refusal ends no session. */
export const comingIn = { signIn: staffSignIn(connection), verify: secondFactorClient(connection).verifySecondFactor }

/** What a member of staff who is signed in asks of the own second factor. */
export const ownSecondFactor = secondFactorClient(staffConnection)
