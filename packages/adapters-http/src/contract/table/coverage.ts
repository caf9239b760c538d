import { row } from "../endpoint-row.ts"
import { polygonDetails, searchPlaces } from "../endpoints/coverage.ts"

export const coverageTable = {
  polygonDetails: row({
    endpoint: polygonDetails,
    summary: "The service areas of a market, as rings of [lon, lat].",
    access: "anyone",
    limit: "lookUp",
    example: { market: "QA" },
  }),
  searchPlaces: row({
    endpoint: searchPlaces,
    summary: "Places by name in either script or by a written address, coordinates, or a pasted map link.",
    access: "anyone",
    limit: "placeSearch",
    example: { market: "AE", text: "mar" },
  }),
}
