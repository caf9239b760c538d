import type { Answer, CallOptions } from "@mersal/domain/ports/driving/service-failure"
import type { TrackRequest } from "@mersal/domain/ports/driving/tracking-service"
import { liveLeg } from "@mersal/domain/tracking/timeline"
import type { BookingNotFound } from "@mersal/domain/tracking/tracking-errors"
import * as Result from "effect/Result"
import { spare } from "../../environment/answers/spare.ts"
import type { FollowedBooking } from "../../environment/drawn-tracking.ts"
import { shownLanguage } from "../../environment/language.ts"
import type { ScreenServices } from "../../environment/services/services.ts"
import { loadPartsOf } from "./shown-parts.ts"

export type LookUp = (request: TrackRequest, options?: CallOptions) => Answer<FollowedBooking, BookingNotFound>

/**
 * Looks up a booking together with its driver's position, so that the screen begins with both and nothing moves later.
 */
export const lookUpBy =
  ({ tracking, live }: Pick<ScreenServices, "tracking" | "live">): LookUp =>
  async (request, options) => {
    const answer = await tracking.track(request, options)
    if (Result.isFailure(answer)) return Result.fail(answer.failure)
    const found = answer.success
    const [moment] = await Promise.all([
      liveLeg(found.events) && live.moment(request, options),
      spare(loadPartsOf(found, shownLanguage())),
    ])
    return Result.succeed({ tracking: found, moment: moment && Result.isSuccess(moment) ? moment.success : null })
  }
