import { networkOf } from "@mersal/domain/account/sign-in/network"
import type { Request, RequestHandler, Response } from "express"
import { sendFault } from "./answer.ts"

/** The streams of events that are open, of which one network, or one account, has no more than so many. */
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
    const reader = readerOf(request, response)
    const count = open.get(reader) ?? 0
    if (count >= most) {
      response.setHeader("Retry-After", String(retrySeconds))
      return sendFault(request, response, "too-many-requests")
    }
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

/** Who is signed in counts for himself: all dispatchers of an office, and many drivers' phones, share an address. */
function readerOf(request: Request, response: Response): string {
  const { caller } = response.locals
  return caller && caller.actor.type !== "guest" ? `account:${caller.actor.id}` : networkOf(request.ip ?? "")
}
