import { parseIso, toIso } from "@mersal/domain/calendar/iso-instant"
import type { Request, Response, Router } from "express"
import type { ServerClock } from "../clock.ts"
import { sendFault, sendJson } from "./answer.ts"
import { jsonBody } from "./bodies/json-body.ts"
import { sameSiteOnly } from "./callers/same-site.ts"

/**
 * GET and POST /dev/clock: reads and moves the server's clock. Mounted outside production only.
 *
 * @example {"at": "2026-11-21T15:59:59.999+04:00", "speed": 0} // then no time passes until the next move
 */
export function mountDevClock(router: Router, clock: ServerClock): void {
  const tell = (response: Response) =>
    sendJson(response, 200, { success: true, now: toIso(clock.currentTimeMillisUnsafe()), speed: clock.speed })

  const move = async (request: Request, response: Response): Promise<void> => {
    const wanted = readMove(request.body)
    if (typeof wanted === "string") return sendFault(request, response, "invalid-clock-move", wanted)
    if (wanted.speed !== undefined) await clock.setSpeed(wanted.speed)
    if (wanted.at !== undefined) await clock.moveTo(wanted.at)
    if (wanted.advance !== undefined) await clock.advance(wanted.advance)
    tell(response)
  }

  router
    .route("/dev/clock")
    .get((_, response) => tell(response))
    .post(sameSiteOnly, jsonBody, move)
    .all((request, response) => {
      response.setHeader("Allow", "GET, HEAD, POST")
      sendFault(request, response, "method-not-allowed")
    })
}

interface Move {
  readonly at?: number
  /** Milliseconds from the clock's present time. */
  readonly advance?: number
  readonly speed?: number
}

/** One of `at` and `advance`, with or without `speed`; for anything else the faulty field, "" for the whole body. */
function readMove(body: unknown): Move | string {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return ""
  const { at, advance, speed, ...rest } = body as Record<string, unknown>
  const [unknownField] = Object.keys(rest)
  if (unknownField !== undefined) return unknownField.slice(0, 120)
  const instant = typeof at === "string" ? parseIso(at) : null
  if (at !== undefined && instant === null) return "at"
  if (advance !== undefined && !isBetween(advance, longestAdvance)) return "advance"
  if (speed !== undefined && !isBetween(speed, highestSpeed)) return "speed"
  if (at !== undefined && advance !== undefined) return "advance"
  if (at === undefined && advance === undefined && speed === undefined) return ""
  return {
    ...(instant !== null && { at: instant }),
    ...(advance !== undefined && { advance }),
    ...(speed !== undefined && { speed }),
  }
}

const isBetween = (value: unknown, maximum: number): value is number =>
  typeof value === "number" && value >= 0 && value <= maximum

const highestSpeed = 1e6
/** A year, in milliseconds. */
const longestAdvance = 366 * 24 * 60 * 60 * 1_000
