import { shownLanguage } from "../language.ts"
import type { AreaName } from "./areas.ts"
import { loadAreas } from "./dictionaries.ts"

/**
 * A part of the page with its dictionaries: all are loaded in parallel, then the dictionaries that the part itself
 * registers. If one of them does not load, neither does the part.
 */
export async function withWords<Module extends object>(
  words: readonly AreaName[],
  load: () => Promise<Module & { readonly ownAreas?: readonly AreaName[] }>,
): Promise<Module> {
  const [module] = await Promise.all([load(), loadAreas(shownLanguage(), words)])
  await loadAreas(shownLanguage(), module.ownAreas ?? [])
  return module
}
