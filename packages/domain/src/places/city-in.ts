import type { Language } from "../messages/language.ts"
import type { ServiceArea } from "./service-area.ts"

/**
 * A city that we serve, as a language calls it. A text that is no city's name in either language stays as it is.
 *
 * @example cityIn(areas, "Abu Dhabi", "ar") // "أبوظبي"
 */
export const cityIn = (areas: readonly Pick<ServiceArea, "city">[], text: string, language: Language): string =>
  areas.find(({ city }) => city.en === text || city.ar === text)?.city[language] ?? text
