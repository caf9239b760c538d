import { shownLanguage, useTexts } from "../../environment/language.ts"
import { addAreas, loadAreas } from "../../environment/texts/dictionaries.ts"
import { landlineAreas } from "../../environment/texts/landline-areas.ts"

addAreas(landlineAreas)

/** With its words: the number is taken without them where one of the two cannot be had. */
export async function load(): Promise<typeof LandlineNote> {
  await loadAreas(shownLanguage(), ["landline"])
  return LandlineNote
}

/** What a landline means for its recipient, whom nothing but a text message tells of his parcel. */
function LandlineNote() {
  return useTexts().landline.note
}
