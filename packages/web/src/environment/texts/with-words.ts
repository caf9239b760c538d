import { shownLanguage } from "../language.ts"
import type { AreaName } from "./areas.ts"
import { loadAreas } from "./dictionaries.ts"

/**
 * A part of the page with the dictionaries that it shows: both are fetched when the part is, side by side, and then those
 * that it brings itself. Where one does not come, the part has not come.
 */
export async function withWords<Module extends object>(
  words: readonly AreaName[],
  load: () => Promise<Module & { readonly ownAreas?: readonly AreaName[] }>,
): Promise<Module> {
  const [module] = await Promise.all([load(), loadAreas(shownLanguage(), words)])
  await loadAreas(shownLanguage(), module.ownAreas ?? [])
  return module
}
