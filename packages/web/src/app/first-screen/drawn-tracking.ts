import type { Tracking, TrackingService } from "@mersal/domain/ports/driving/tracking-service"
import type { TrackedBooking } from "@mersal/domain/site/first-screen"
import * as Result from "effect/Result"
import { accessKeyOf, keepAccessKey } from "../../environment/access-keys.ts"
import type { DrawnTracking } from "../../environment/drawn-tracking.ts"

/** How long a drawn screen waits for what its owner is told beside it, in milliseconds: all that time it does nothing else. */
const patience = 2_000

/**
 * The booking of a drawn screen, from the page itself. Who may be told more of it is asked about first, so that the screen
 * changes once; where that answer is slow, or lost, the screen begins with what anybody is told.
 */
export async function trackingOfPage(
  readTracking: (answer: unknown) => Tracking | null,
  { track }: Pick<TrackingService, "track">,
): Promise<DrawnTracking | null> {
  const block = document.getElementById("tracked")?.textContent
  if (!block) return null
  const { answer, isAll } = JSON.parse(block) as TrackedBooking
  const drawn = readTracking(answer)
  if (!drawn) return null
  const reference = new URLSearchParams(location.search).get("bookingId") ?? ""
  keepAccessKey(reference, location.hash)
  const accessToken = accessKeyOf(reference)
  if (isAll && accessToken === null) return { tracking: drawn, accessToken, isWhole: true }
  const tooLate = new Promise<null>((end) => setTimeout(end, patience, null))
  const own = await Promise.race([track({ reference, accessToken }), tooLate])
  if (own && Result.isSuccess(own)) return { tracking: own.success, accessToken, isWhole: true }
  return { tracking: drawn, accessToken, isWhole: false }
}
