import { randomInt } from "node:crypto"
import { type IncomingMessage, Server } from "node:http"

/**
 * Read by a product that is to be slow (MERSAL_SLOW, the seconds): each call that a page makes of the API waits for up
 * to so long, at random, before it is looked at. What a test calls by itself is served at once.
 */
const longest = Number(process.env.MERSAL_SLOW) * 1_000
const serve: (this: Server, event: string, ...given: unknown[]) => boolean = Server.prototype.emit

Server.prototype.emit = function slowly(this: Server, event: string, ...given: unknown[]): boolean {
  const call = given[0] as IncomingMessage
  const isSlow = event === "request" && "sec-fetch-site" in call.headers && /^\/v\d\.0\//.test(call.url ?? "")
  if (!isSlow) return serve.call(this, event, ...given)
  setTimeout(() => serve.call(this, event, ...given), randomInt(longest))
  return true
}
