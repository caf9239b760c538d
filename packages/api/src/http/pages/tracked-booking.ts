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

/** The booking that a page's address names, as anybody sees it; null if it names none that may be shown. */
export type TrackedBookingReader = (request: Request) => Promise<TrackedBooking | null>

/**
 * Looks up the booking of `/tracking/status?bookingId=…` before its page is sent. It counts like the call that it saves
 * (D33), so pages give no further chance to guess references. Beyond the limit, or if the booking cannot be read, the
 * application makes the call itself. It also does so for the owner, who sees more; his page counts only by that call.
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
      // An API key is for calls, within its scopes and its limit; it gives access to no page.
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
