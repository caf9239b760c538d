import { lazyRouteComponent } from "@tanstack/react-router"
import type { AreaName } from "../../environment/texts/areas.ts"
import { withWords } from "../../environment/texts/with-words.ts"

/** A route's component and its dictionaries, loaded in parallel with the route. */
export const screen = <Module extends object, Name extends keyof Module & string>(
  words: readonly AreaName[],
  load: () => Promise<Module>,
  name: Name,
) => lazyRouteComponent(() => withWords(words, load), name)
