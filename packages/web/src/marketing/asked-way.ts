import { hostProfiles } from "@mersal/domain/market/host-profile"
import { samplePlace } from "@mersal/domain/site/sample-places"
import type { SiteFacts } from "@mersal/domain/site/site"

/** The parameters of an address that asks for a price of this route; empty for the default route. */
export function askedWay({ live, profileId }: SiteFacts): readonly string[] {
  if (live === null) return []
  const { from, to } = live.way
  const { id } = hostProfiles[profileId].market
  return [
    ...(from.id === samplePlace(id, null, 0).id ? [] : [`from=${from.id}`]),
    ...(to.id === samplePlace(id, null, 1).id ? [] : [`to=${to.id}`]),
  ]
}
