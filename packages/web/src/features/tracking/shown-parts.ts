import type { Language } from "@mersal/domain/messages/language"
import type { Tracking } from "@mersal/domain/ports/driving/tracking-service"
import { liveLeg } from "@mersal/domain/tracking/timeline"
import { loadLiveTracking } from "./live-part.ts"
import { loadBanner } from "./TrackingBanner.tsx"

/** Fetches what the screen of a booking shows beside what every one does, so that it stands with the rest of it. */
export async function loadPartsOf(tracking: Tracking, language: Language): Promise<void> {
  await Promise.all([loadBanner(tracking, language), liveLeg(tracking.events) && loadLiveTracking(language)])
}
