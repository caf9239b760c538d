import { networkOf } from "@mersal/domain/account/sign-in/network"
import type { Request, RequestHandler, Response } from "express"
import { sendTooMany } from "./answer.ts"

/** The open event streams, limited for each network or account. */
export interface OpenStreams {
  /** Admits a stream, or refuses it; it counts until its response is closed. */
  readonly admit: RequestHandler
  /** Aborted when the server stops: that ends the streams, because nothing else would. */
  readonly stopping: AbortSignal
}

/** As many as a family behind one address watches at once. */
export const mostStreams = 20
/** How long to wait before asking again, in seconds: a stream may have ended by then. */
const retrySeconds = 5

export function openStreams(stopping: AbortSignal, most: number = mostStreams): OpenStreams {
  const open = new Map<string, number>()
  const admit: RequestHandler = (request, response, next) => {
    const reader = readerOf(request, response)
    const count = open.get(reader) ?? 0
    if (count >= most) return sendTooMany(request, response, retrySeconds)
    open.set(reader, count + 1)
    response.once("close", () => {
      const left = (open.get(reader) ?? 1) - 1
      if (left === 0) open.delete(reader)
      else open.set(reader, left)
    })
    next()
  }
  return { admit, stopping }
}

/**
 * Signed-in readers are counted by account: all dispatchers of an office, and many drivers' phones, share an address.
 */
function readerOf(request: Request, response: Response): string {
  const { caller } = response.locals
  return caller && caller.actor.type !== "guest" ? `account:${caller.actor.id}` : networkOf(request.ip ?? "")
}
