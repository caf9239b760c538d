import type { Tracking, TrackingService } from "@mersal/domain/ports/driving/tracking-service"
import type { TrackedBooking } from "@mersal/domain/site/first-screen"
import * as Result from "effect/Result"
import { accessKeyOf, keepAccessKey } from "../../environment/access-keys.ts"

/**
 * The booking of a drawn screen, from the page itself. Who may be told more of it is asked about first, so that the screen
 * changes once; where that call is lost, what anybody is told stands.
 */
export async function trackingOfPage(
  readTracking: (answer: unknown) => Tracking | null,
  { track }: Pick<TrackingService, "track">,
): Promise<Tracking | null> {
  const block = document.getElementById("tracked")?.textContent
  if (!block) return null
  const { answer, isAll } = JSON.parse(block) as TrackedBooking
  const drawn = readTracking(answer)
  const reference = new URLSearchParams(location.search).get("bookingId") ?? ""
  keepAccessKey(reference, location.hash)
  const accessToken = accessKeyOf(reference)
  if (!drawn || (isAll && accessToken === null)) return drawn
  const own = await track({ reference, accessToken })
  return Result.isSuccess(own) ? own.success : drawn
}
