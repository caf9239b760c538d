import type { CoverageService } from "@mersal/domain/ports/driving/coverage-service"
import { polygonDetails, searchPlaces } from "../contract/endpoints/coverage.ts"
import { type Connection, call } from "./call.ts"

export const coverageClient = (connection: Connection): CoverageService => ({
  serviceAreas: (request, options) => call(connection, polygonDetails, {}, request, options),
  searchPlaces: (request, options) => call(connection, searchPlaces, {}, request, options),
})
