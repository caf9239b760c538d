import type { CodeAccepted, CodeSent } from "@mersal/domain/account/sign-in/sign-in"
import type { WithSession } from "@mersal/domain/ports/driving/account-service"
import * as z from "zod/mini"
import { inData } from "../endpoint.ts"
import { wireCodeSent, wireUser } from "../wire-account.ts"

// Parts of answers that the account calls share.

export const done = inData<null>(z.null())

export const listOf = <Item>(codec: z.ZodMiniType<Item>) =>
  inData<readonly Item[]>(z.array(codec) as unknown as z.ZodMiniType<readonly Item[]>)

/** `auth.token` is the session of a program; a browser has its session in a cookie and gets null. */
export const auth = z.object({ token: z.nullable(z.string()) })

export const codeSent = inData<CodeSent>(wireCodeSent)

/** The answer to a right code: signed in, allowed to set a new password, or a number proved. */
export const accepted = inData<WithSession<CodeAccepted>>(
  z.codec(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("signedIn"), user: wireUser, auth }),
      z.object({ kind: z.literal("resetAllowed"), resetToken: z.string() }),
      z.object({ kind: z.literal("phoneProved"), phoneNumber: z.string() }),
    ]),
    z.custom<WithSession<CodeAccepted>>(),
    {
      decode: (wire): WithSession<CodeAccepted> => {
        if (wire.kind === "signedIn") return { kind: wire.kind, customer: wire.user, sessionToken: wire.auth.token }
        return wire.kind === "resetAllowed"
          ? { kind: wire.kind, token: wire.resetToken, sessionToken: null }
          : { kind: wire.kind, phone: wire.phoneNumber, sessionToken: null }
      },
      encode: (answer) => {
        if (answer.kind === "signedIn")
          return { kind: answer.kind, user: answer.customer, auth: { token: answer.sessionToken } }
        return answer.kind === "resetAllowed"
          ? { kind: answer.kind, resetToken: answer.token }
          : { kind: answer.kind, phoneNumber: answer.phone }
      },
    },
  ),
)
