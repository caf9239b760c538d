import { lazy } from "react"
import { shownLanguage } from "../../environment/language.ts"
import { spare } from "../../environment/spare.ts"
import { loadAreas } from "../../environment/texts/dictionaries.ts"

/** A page is used before anything beside it is worth its bytes. */
const settledMilliseconds = 2_500

async function fetchExtras() {
  await loadAreas(shownLanguage(), ["extras"])
  return import("./Extras.tsx")
}

/** Brings what stands beside the screens once the page has settled; a page without it lacks nothing it needs. */
export const LateExtras = lazy(async () => {
  await new Promise((settled) => setTimeout(settled, settledMilliseconds))
  const part = await spare(fetchExtras())
  return { default: part ? part.Extras : () => null }
})
