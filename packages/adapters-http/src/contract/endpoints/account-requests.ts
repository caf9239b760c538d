import type { CodeEntry } from "@mersal/domain/account/sign-in/sign-in"
import type { UnnamedCodeEntry } from "@mersal/domain/ports/driving/account-service"
import * as z from "zod/mini"
import { emptyRequest } from "../endpoint.ts"
import { codeText, text } from "../wire-values.ts"

// Parts of requests that the account calls share.

export const noParams = z.strictObject({})
export const noQuery = z.strictObject({})

/** A request without content; a body that comes all the same is not read. */
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

/**
 * A secret from a header. Node decodes headers as Latin-1, so other letters than ASCII would silently become different
 * ones (D27).
 */
export const asciiText = (maximum: number) => text(maximum).check(z.regex(/^[\x20-\x7e]*$/))

/** Longer than any password may be, so that the password rule reports the fault and not the wire's schema. */
export const password = text(1_000)
export const email = text(400)
export const phone = text(100)
export const code = codeText(40)

/** A request of somebody signed in that may ask for his password once more; without one the body may be missing. */
export const maybePassword = z.codec(
  z.object({
    params: noParams,
    query: noQuery,
    headers: z.object({}),
    body: z.optional(z.strictObject({ password: z.optional(z.nullable(password)) })),
  }),
  z.custom<{ readonly password: string | null }>(),
  {
    decode: ({ body }) => ({ password: body?.password ?? null }),
    encode: (request) => ({ ...emptyRequest, body: { password: request.password } }),
  },
)

/** Fields that section 3 lists in every account request and that have no meaning here (D42). */
export const deviceFields = {
  deviceToken: z.optional(z.nullable(text(400))),
  deviceId: z.optional(z.nullable(text(400))),
  OSVersion: z.optional(z.nullable(text(100))),
  channel: z.optional(z.nullable(text(40))),
}

/** The bytes of a picture, as read by the server. */
export const imageBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** A request with a code names the challenge that it answers, or the e-mail or phone that it was sent to. */
export type VerifyRequest = CodeEntry | UnnamedCodeEntry
