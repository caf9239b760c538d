import * as Result from "effect/Result"
import { accessKeyOf, keepAccessKey } from "../../environment/access-keys.ts"
import type { DrawnTracking, PageTracking } from "../../environment/drawn-tracking.ts"
import type { LookUp } from "../../features/tracking/followed-booking.ts"

/** How long, in milliseconds, the server's screen waits for the owner's data, during which it does nothing else. */
const patience = 2_000

/**
 * The booking of a server-rendered screen, from the page's own data. The owner's data is requested first, so that the
 * screen changes only once. If that answer is slow or lost, the screen begins with the public data.
 */
export async function trackingOfPage(lookUp: LookUp): Promise<DrawnTracking | null> {
  const block = document.getElementById("tracked")?.textContent
  if (!block) return null
  const { isAll, ...drawn } = JSON.parse(block) as PageTracking
  const reference = new URLSearchParams(location.search).get("bookingId") ?? ""
  keepAccessKey(reference, location.hash)
  const accessToken = accessKeyOf(reference)
  if (isAll && accessToken === null) return { ...drawn, accessToken, isWhole: true }
  const tooLate = new Promise<null>((end) => setTimeout(end, patience, null))
  const own = await Promise.race([lookUp({ reference, accessToken }), tooLate])
  if (own && Result.isSuccess(own)) return { ...own.success, accessToken, isWhole: true }
  return { ...drawn, accessToken, isWhole: false }
}
