import { type ComponentType, useEffect, useState } from "react"
import { spare } from "../../environment/spare.ts"
import { loadAreas } from "../../environment/texts/dictionaries.ts"
import { shownLanguage } from "../language.tsx"

/** A page is used before anything beside it is worth its bytes. */
const settledMilliseconds = 2_500

/** Brings what stands beside the screens once the page has settled; a page without it lacks nothing it needs. */
export function LateExtras() {
  const [Extras, setExtras] = useState<ComponentType | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      void Promise.all([
        spare(import("../Extras.tsx")),
        spare(loadAreas(shownLanguage(), ["extras"]).then(() => true)),
      ]).then(([part, hasWords]) => part && hasWords && setExtras(() => part.Extras))
    }, settledMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return Extras && <Extras />
}
