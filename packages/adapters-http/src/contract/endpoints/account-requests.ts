import type { CodeEntry } from "@mersal/domain/account/sign-in/sign-in"
import type { UnnamedCodeEntry } from "@mersal/domain/ports/driving/account-service"
import * as z from "zod/mini"
import { emptyRequest } from "../endpoint.ts"
import { text } from "../wire-values.ts"

// What calls of accounts are asked with, beside their own bodies.

export const noParams = z.strictObject({})
export const noQuery = z.strictObject({})

/** A request that says nothing; a body that comes all the same is not read. */
export const saysNothing = z.codec(
  z.object({ params: z.strictObject({}), query: noQuery, headers: z.object({}), body: z.unknown() }),
  z.custom<null>(() => true),
  { decode: () => null, encode: () => emptyRequest },
)

/** A request that names one thing in its path. */
export const byId = z.codec(
  z.object({
    params: z.strictObject({ id: z.string().check(z.regex(/^[\w-]{1,80}$/)) }),
    query: noQuery,
    headers: z.object({}),
    body: z.unknown(),
  }),
  z.custom<{ readonly id: string }>(),
  { decode: ({ params }) => ({ id: params.id }), encode: ({ id }) => ({ ...emptyRequest, params: { id } }) },
)

/** A secret that Node hands over as it stood on the wire: other letters than ASCII would be silently others (D27). */
export const asciiText = (maximum: number) => text(maximum).check(z.regex(/^[\x20-\x7e]*$/))

/** Longer than any password may be, so that the rule and not the wire says what is wrong. */
export const password = text(1_000)
export const email = text(400)
export const phone = text(100)
export const code = text(40)

/** Fields that section 3 lists in every request of an account and that mean nothing here (D42). */
export const deviceFields = {
  deviceToken: z.optional(z.nullable(text(400))),
  deviceId: z.optional(z.nullable(text(400))),
  OSVersion: z.optional(z.nullable(text(100))),
  channel: z.optional(z.nullable(text(40))),
}

/** The bytes of a picture, as the server has read them. */
export const imageBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** What a right code is asked with: the challenge it answers, or the place it was sent to. */
export type VerifyRequest = CodeEntry | UnnamedCodeEntry
