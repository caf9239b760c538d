import { encodeAnswer } from "@mersal/adapters-http/contract/encode-answer"
import { endpointTable } from "@mersal/adapters-http/contract/endpoint-table"
import { networkOf } from "@mersal/domain/account/sign-in/network"
import type { TrackedBooking } from "@mersal/domain/site/first-screen"
import { liveLeg } from "@mersal/domain/tracking/timeline"
import { guestCaller } from "@mersal/domain/use-cases/caller"
import { publicTracking } from "@mersal/domain/use-cases/tracking/public-tracking"
import * as Result from "effect/Result"
import type { Request } from "express"
import type { Logger } from "pino"
import type { Mounting } from "../mount.ts"

/** The booking that a page's address names, as anybody sees it; null where it names none that is to be shown. */
export type TrackedBookingReader = (request: Request) => Promise<TrackedBooking | null>

/**
 * Looks up the booking of `/tracking/status?bookingId=…` before its page is sent. That counts like the call which it saves
 * (D33): whoever guesses references is told no more by pages. Beyond the limit, and where the booking cannot be read, the
 * application asks by itself; so it does for the owner, who sees more, and whose page counts by that call alone.
 */
export const trackedBookings =
  ({ limiter, readCaller, servicesFor }: Pick<Mounting, "limiter" | "readCaller" | "servicesFor">, log: Logger) =>
  async (request: Request): Promise<TrackedBooking | null> => {
    const { bookingId, trackMyOrder } = request.query
    const isAsked = /^\/tracking\/status\/?$/.test(request.path) && trackMyOrder === undefined
    if (!isAsked || typeof bookingId !== "string" || bookingId === "") return null
    const { endpoint, limit } = endpointTable.orderTracking
    try {
      const taken = limit && (await limiter.take(limit, networkOf(request.ip ?? "")))
      if (taken && taken.seconds > 0) return null
      const caller = await readCaller(request)
      // A key opens calls, within its scopes and its limit; a page it opens to nobody.
      if (typeof caller === "string" || caller.keyId !== null) return null
      const asked = { reference: bookingId, accessToken: null }
      const answer = await servicesFor(caller).tracking.track(asked)
      if (Result.isFailure(answer)) return null
      const tracking = answer.success
      if (tracking.booking !== null) await taken?.giveBack()
      const live = liveLeg(tracking.events) && (await servicesFor(guestCaller(null)).live.moment(asked))
      return {
        answer: encodeAnswer(endpoint, publicTracking(tracking)),
        moment: live && Result.isSuccess(live) ? encodeAnswer(endpointTable.trackingLive.endpoint, live.success) : null,
        isAll: tracking.booking === null,
      }
    } catch (error) {
      log.error({ err: error }, "A tracked booking is left to the application")
      return null
    }
  }
