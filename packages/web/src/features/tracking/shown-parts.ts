import type { Language } from "@mersal/domain/messages/language"
import type { Tracking } from "@mersal/domain/ports/driving/tracking-service"
import { liveLeg } from "@mersal/domain/tracking/timeline"
import { loadLiveTracking } from "./live-part.ts"
import { loadBanner } from "./TrackingBanner.tsx"

/**
 * Loads the parts that this booking's screen shows beside those of every booking, so that they appear with the rest.
 */
export async function loadPartsOf(tracking: Tracking, language: Language): Promise<void> {
  await Promise.all([loadBanner(tracking, language), liveLeg(tracking.events) && loadLiveTracking(language)])
}
