import { lazy } from "react"
import { spare } from "../../environment/answers/spare.ts"
import { shownLanguage } from "../../environment/language.ts"
import { loadAreas } from "../../environment/texts/dictionaries.ts"

/** Long enough for a page to be in use before the extras are loaded. */
const settledMilliseconds = 2_500

async function fetchExtras() {
  // Their calls first: the schemas of those then start in a task of their own.
  await Promise.all([loadAreas(shownLanguage(), ["extras"]), import("../composition/extras-composition.ts")])
  return import("./Extras.tsx")
}

/** Loads the extras beside the screens once the page has settled. A page works without them. */
export const LateExtras = lazy(async () => {
  await new Promise((settled) => setTimeout(settled, settledMilliseconds))
  const part = await spare(fetchExtras())
  return { default: part ? part.Extras : () => null }
})
