import { createHash } from "node:crypto"
import { type IncomingMessage, Server } from "node:http"

/**
 * Read by a product that is to be slow (MERSAL_SLOW, the seconds): each call that a page makes of the API, and each
 * script that it fetches, waits for up to so long before it is looked at. What a test calls by itself is served at once.
 * How long it waits hangs on the seed (MERSAL_SEED), on its address and on how often a call was made.
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

/** The same for the same seed. */
function drawn(what: string): number {
  const digest = createHash("sha256").update(`${process.env.MERSAL_SEED} ${what}`).digest()
  return (digest.readUInt32BE() / 2 ** 32) * longest
}
