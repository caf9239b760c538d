import { shownLanguage } from "../../environment/language.ts"
import { spare } from "../../environment/spare.ts"
import { loadBanner } from "../../features/tracking/TrackingBanner.tsx"
import { TrackingStatusPage } from "../../routes/tracking/status.tsx"

const drawnScreen = () => document.getElementById("first-screen")

/** The screen of a booking. On a page that the server has drawn it begins with that booking, before it takes its place. */
export async function load() {
  const drawn = drawnScreen() && ((await (await spare(import("../tracking-composition.ts")))?.drawnTracking()) ?? null)
  if (drawn) await spare(loadBanner(drawn.tracking, shownLanguage()))
  return { TrackedScreen: () => <TrackingStatusPage drawn={drawnScreen() && drawn} /> }
}
