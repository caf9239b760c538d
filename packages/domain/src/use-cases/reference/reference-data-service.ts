import type { ReferenceDataService } from "../../ports/driving/reference-data-service.ts"
import type { Caller } from "../caller.ts"
import type { RunFor } from "../run-for.ts"
import { listBanners } from "./list-banners.ts"
import { readConfig } from "./read-config.ts"
import { readPolicy } from "./read-policy.ts"
import { readTaxes } from "./read-taxes.ts"

/** The port of public reference data, for one caller. */
export const referenceDataService = (
  run: RunFor<typeof readTaxes | typeof readConfig | typeof listBanners | typeof readPolicy>,
  caller: Caller,
): ReferenceDataService => ({
  taxes: (request, options) => run(readTaxes(request), options),
  config: (request, options) => run(readConfig(request), options),
  banners: (request, options) => run(listBanners(request), options),
  policy: (request, options) => run(readPolicy(request, caller), options),
})
