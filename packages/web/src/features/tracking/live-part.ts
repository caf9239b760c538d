import type { Language } from "@mersal/domain/messages/language"
import { spare } from "../../environment/answers/spare.ts"
import { readyPart } from "../../environment/ready-part.tsx"
import { loadAreas } from "../../environment/texts/dictionaries.ts"
import type { LiveTrackingProps } from "./LiveTracking.tsx"

// If it cannot be loaded, the page shows the answer that it has.
const part = readyPart<LiveTrackingProps>(
  async () => (await spare(import("./LiveTracking.tsx")))?.LiveTracking ?? (() => null),
)

export const LiveTracking = part.Part

/** Loads the part that shows a driver on his way, for a screen that begins with him. */
export async function loadLiveTracking(language: Language): Promise<void> {
  await Promise.all([part.load(), loadAreas(language, ["live"])])
}
