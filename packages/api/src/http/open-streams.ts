import type { RequestHandler } from "express"
import { sendFault } from "./answer.ts"

/** The streams of events that are open, of which one address has no more than so many. */
export interface OpenStreams {
  /** Lets a stream begin, or refuses it; it counts until its response is closed. */
  readonly admit: RequestHandler
  /** Aborted when the server stops: streams end then, because nothing else would end them. */
  readonly stopping: AbortSignal
}

/** As many as a family behind one address looks on at once. */
export const mostStreams = 20
/** When to ask again: one may have ended by then. */
const retrySeconds = 5

export function openStreams(stopping: AbortSignal, most: number = mostStreams): OpenStreams {
  const open = new Map<string, number>()
  const admit: RequestHandler = (request, response, next) => {
    const address = request.ip ?? ""
    const count = open.get(address) ?? 0
    if (count >= most) {
      response.setHeader("Retry-After", String(retrySeconds))
      return sendFault(request, response, "too-many-requests")
    }
    open.set(address, count + 1)
    response.once("close", () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
    next()
  }
  return { admit, stopping }
}
