import type { Place } from "../booking/stop.ts"
import type { Language } from "../messages/language.ts"
import type { ServiceArea } from "./service-area.ts"

/** The place with the name of the city that serves it, if the caller gave none; programs may leave it out. */
export const withCity = <Named extends Place>(
  place: Named,
  { city }: Pick<ServiceArea, "city">,
  language: Language,
): Named => (place.cityName === "" ? { ...place, cityName: city[language] } : place)
