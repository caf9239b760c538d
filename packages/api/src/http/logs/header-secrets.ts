import type { RequestHandler } from "express"

/** What the specification's callers send in headers and belongs into a body (D27). */
const secrets = ["code", "email", "password", "phonenumber"] as const

/**
 * Takes secrets out of the headers before any call reads them, where the operator accepts none there: the calls that want
 * them answer as to a request without. A session's own `token` stays, which is how programs are signed in.
 */
export const withoutHeaderSecrets: RequestHandler = (request, _, next) => {
  for (const name of secrets) delete request.headers[name]
  next()
}
