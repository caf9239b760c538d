import type { RequestHandler } from "express"

/** What the specification's callers send in headers although it belongs in a body (D27). */
const secrets = ["code", "email", "password", "phonenumber"] as const

/**
 * Removes secrets from the headers before any call reads them, if the operator does not allow them there: the calls
 * that expect them then answer as if they were missing. A session's `token` stays, because programs sign in with it.
 */
export const withoutHeaderSecrets: RequestHandler = (request, _, next) => {
  for (const name of secrets) delete request.headers[name]
  next()
}
