import { createHash } from "node:crypto"
import { type IncomingMessage, Server } from "node:http"

/**
 * Loaded by a slow product (MERSAL_SLOW, in seconds). Each of the page's API calls and each script waits for up to that
 * long before it is handled; a test's own calls are served at once. The delay depends on the seed (MERSAL_SEED), on the
 * address and on how often it was called.
 */
const longest = Number(process.env.MERSAL_SLOW) * 1_000
const serve: (this: Server, event: string, ...given: unknown[]) => boolean = Server.prototype.emit
const calls = new Map<string, number>()

Server.prototype.emit = function slowly(this: Server, event: string, ...given: unknown[]): boolean {
  const wait = event === "request" ? waitOf(given[0] as IncomingMessage) : 0
  if (wait === 0) return serve.call(this, event, ...given)
  setTimeout(() => serve.call(this, event, ...given), wait)
  return true
}

function waitOf({ headers, method, url = "" }: IncomingMessage): number {
  if (!("sec-fetch-site" in headers)) return 0
  if (/^\/assets\/.*\.js$/.test(url)) return drawn(url)
  if (!/^\/v\d\.0\//.test(url)) return 0
  const call = `${method} ${url}`
  const times = (calls.get(call) ?? 0) + 1
  calls.set(call, times)
  return drawn(`${call} ${times}`)
}

/** A number that is always the same for the same seed. */
function drawn(what: string): number {
  const digest = createHash("sha256").update(`${process.env.MERSAL_SEED} ${what}`).digest()
  return (digest.readUInt32BE() / 2 ** 32) * longest
}
