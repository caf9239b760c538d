import * as z from "zod/mini"
import { emptyRequest, queryOnly } from "./endpoint.ts"

/** An id of ours in a path or a field. */
export const wireId = z.string().check(z.regex(/^[\w-]{1,80}$/))

/** A request without content. */
export const nothingAsked = z.codec(queryOnly(z.strictObject({})), z.custom<Record<never, never>>(), {
  decode: () => ({}),
  encode: () => emptyRequest,
})
