import type { coverageTable } from "@mersal/adapters-http/contract/table/coverage"
import type { Routes } from "../http/mount.ts"

export const coverageRoutes: Routes<typeof coverageTable> = {
  polygonDetails: ({ coverage }, request, options) => coverage.serviceAreas(request, options),
  searchPlaces: ({ coverage }, request, options) => coverage.searchPlaces(request, options),
}
