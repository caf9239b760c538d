import type { EndpointRow, LimitName } from "@mersal/adapters-http/contract/endpoint-row"
import { networkOf } from "@mersal/domain/account/sign-in/network"
import { sessionMarkIn } from "@mersal/domain/account/sign-in/session-mark"
import type { Caller } from "@mersal/domain/use-cases/caller"
import type { Request, Response } from "express"
import { sendFault, sendTooMany } from "../answer.ts"
import type { EdgeFault } from "../error-status.ts"
import { accessFault, scopeDetails } from "./access.ts"
import type { CallerReader } from "./callers.ts"
import type { RateLimiter } from "./rate-limits.ts"

declare global {
  namespace Express {
    interface Locals {
      /** Who calls; set before a call's request is decoded. */
      caller: Caller
    }
  }
}

/** What identifies callers and limits their calls. */
export interface Admitting {
  readonly readCaller: CallerReader
  readonly limiter: RateLimiter
}

/** Counts the call, identifies the caller, and counts the calls of his key. Answers whether the call may go on. */
export const admission =
  ({ readCaller, limiter }: Admitting, row: EndpointRow<unknown, unknown>) =>
  async (request: Request, response: Response): Promise<boolean> => {
    const refuse = (fault: EdgeFault): false => {
      sendFault(request, response, fault)
      return false
    }
    const isWithin = async (limit: LimitName, whose: string): Promise<boolean> => {
      const seconds = await limiter.count(limit, whose)
      if (seconds > 0) sendTooMany(request, response, seconds)
      return seconds === 0
    }
    if (row.limit && !(await isWithin(row.limit, networkOf(request.ip ?? "")))) return false
    const read = readCaller(request)
    const caller = read instanceof Promise ? await read : read
    if (typeof caller === "string") return refuse(caller)
    const { keyId, isSandbox } = caller
    if (keyId !== null && !(await isWithin(isSandbox ? "sandboxKey" : "liveKey", keyId))) return false
    const fault = accessFault(row, caller)
    if (fault === "scope-missing") {
      sendFault(request, response, fault, undefined, scopeDetails(row, caller))
      return false
    }
    if (fault) return refuse(fault)
    if (row.tellsOfEndedSession && isGuest(caller) && showsSession(request, response)) {
      response.locals.sessions.take(response)
      return refuse("session-ended")
    }
    response.locals.caller = caller
    return true
  }

/**
 * A page that has heard of the end has dropped the mark by which it shows a session, but it cannot drop the secret
 * cookie.
 */
const showsSession = (request: Request, { locals }: Response): boolean =>
  locals.sessions.read(request) !== null && sessionMarkIn(request.headers.cookie ?? "") !== null

/** The caller with a sandbox key is also a guest, but shows no cookie. */
const isGuest = ({ actor, keyId }: Caller): boolean => actor.type === "guest" && keyId === null
