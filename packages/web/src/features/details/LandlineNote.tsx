import { shownLanguage, useTexts } from "../../environment/language.ts"
import { addAreas, loadAreas } from "../../environment/texts/dictionaries.ts"
import { landlineAreas } from "../../environment/texts/landline-areas.ts"

addAreas(landlineAreas)

/** Loads the note with its texts. If one of the two does not load, the number is accepted without the note. */
export async function load(): Promise<typeof LandlineNote> {
  await loadAreas(shownLanguage(), ["landline"])
  return LandlineNote
}

/** What a landline means for its recipient, who is otherwise informed only by text message. */
function LandlineNote() {
  return useTexts().landline.note
}
