import { type Draft, newDraft } from "@mersal/domain/booking/draft/draft"
import { writeDraft } from "@mersal/domain/booking/draft/draft-storage"
import type { ChosenPlace } from "@mersal/domain/booking/draft/placed-anew"
import type { SamplePlace } from "@mersal/domain/site/sample-place"
import type { LiveFacts } from "@mersal/domain/site/site"
import { placeOf } from "../../environment/places/place-words.ts"
import type { FilledPage } from "../filled-page.ts"

/**
 * A draft of the priced route in the browser's stored form. Its places are those that the address search finds for
 * these names. It has no id yet, because the browser assigns it.
 */
export function draftOfWay({ way, areas }: LiveFacts, { profile, language }: FilledPage): string {
  const placeFor = ({ id, name, areaId, lat, lon }: SamplePlace): ChosenPlace => {
    const city = areas.find((area) => area.id === areaId)?.city ?? name
    return placeOf({ id, kind: "district", name, areaId, city, position: { lat, lon } }, language)
  }
  const blank = newDraft("", profile.market.id)
  const draft: Draft = {
    ...blank,
    pickup: { ...blank.pickup, place: placeFor(way.from) },
    dropOff: { ...blank.dropOff, place: placeFor(way.to) },
  }
  return writeDraft(draft)
}
