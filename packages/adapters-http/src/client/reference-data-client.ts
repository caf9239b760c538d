import type { ReferenceDataService } from "@mersal/domain/ports/driving/reference-data-service"
import {
  bannerDetails,
  cancellationPolicy,
  retrieveConfig,
  retrieveTaxes,
} from "../contract/endpoints/reference-data.ts"
import { type Connection, call } from "./call.ts"

export const referenceDataClient = (connection: Connection): ReferenceDataService => ({
  taxes: (request, options) => call(connection, retrieveTaxes, {}, request, options),
  config: (request, options) => call(connection, retrieveConfig, {}, request, options),
  banners: (request, options) => call(connection, bannerDetails, {}, request, options),
  policy: (request, options) => call(connection, cancellationPolicy, {}, request, options),
})
