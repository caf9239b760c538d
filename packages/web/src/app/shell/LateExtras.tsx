import { type ComponentType, useEffect, useState } from "react"
import { shownLanguage } from "../../environment/language.ts"
import { spare } from "../../environment/spare.ts"
import { loadAreas } from "../../environment/texts/dictionaries.ts"

/** A page is used before anything beside it is worth its bytes. */
const settledMilliseconds = 2_500

async function fetchExtras() {
  await loadAreas(shownLanguage(), ["extras"])
  return import("../Extras.tsx")
}

/** Brings what stands beside the screens once the page has settled; a page without it lacks nothing it needs. */
export function LateExtras() {
  const [Extras, setExtras] = useState<ComponentType | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      void spare(fetchExtras()).then((part) => part && setExtras(() => part.Extras))
    }, settledMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return Extras && <Extras />
}
