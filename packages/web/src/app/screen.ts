import { lazyRouteComponent } from "@tanstack/react-router"
import type { AreaName } from "../environment/texts/areas.ts"
import { loadAreas } from "../environment/texts/dictionaries.ts"
import { shownLanguage } from "./language.tsx"

/** A route's component, with the dictionaries that it shows: both are fetched when the route is, side by side. */
export const screen = <Module extends object, Name extends keyof Module & string>(
  words: readonly AreaName[],
  load: () => Promise<Module>,
  name: Name,
) =>
  lazyRouteComponent(async () => {
    const [module] = await Promise.all([load(), loadAreas(shownLanguage(), words)])
    return module
  }, name)
