import { shownLanguage } from "../language.ts"
import type { AreaName } from "./areas.ts"
import { loadAreas } from "./dictionaries.ts"

/** A part of the page with the dictionaries that it shows: both are fetched when the part is, side by side. */
export async function withWords<Module>(words: readonly AreaName[], load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), loadAreas(shownLanguage(), words)])
  return module
}
