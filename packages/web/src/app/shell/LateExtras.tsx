import { type ComponentType, useEffect, useState } from "react"
import { loadAreas } from "../../environment/texts/dictionaries.ts"
import { shownLanguage } from "../language.tsx"

/** A page is used before anything beside it is worth its bytes. */
const settledMilliseconds = 2_500

/** Brings what stands beside the screens once the page has settled; a page without it lacks nothing it needs. */
export function LateExtras() {
  const [Extras, setExtras] = useState<ComponentType | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      Promise.all([import("../Extras.tsx"), loadAreas(shownLanguage(), ["extras"])])
        .then(([module]) => setExtras(() => module.Extras))
        .catch(() => {})
    }, settledMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return Extras && <Extras />
}
