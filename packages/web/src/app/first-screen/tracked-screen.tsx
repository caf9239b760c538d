import { spare } from "../../environment/answers/spare.ts"
import { shownLanguage } from "../../environment/language.ts"
import { lookUpBy } from "../../features/tracking/followed-booking.ts"
import { loadPartsOf } from "../../features/tracking/shown-parts.ts"
import { TrackingStatusPage } from "../../routes/tracking/status.tsx"
import { services } from "../composition/services.ts"
import { trackingOfPage } from "./drawn-tracking.ts"

const drawnScreen = () => document.getElementById("first-screen")

/**
 * The screen of a booking. On a server-rendered page it begins with that page's booking, before it replaces the screen.
 */
export async function load() {
  const drawn = drawnScreen() && (await trackingOfPage(lookUpBy(services)))
  if (drawn) await spare(loadPartsOf(drawn.tracking, shownLanguage()))
  return { TrackedScreen: () => <TrackingStatusPage drawn={drawnScreen() && drawn} /> }
}
