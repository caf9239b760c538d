import { capacities } from "./admin-service/capacities.ts"
import { edits } from "./admin-service/edits.ts"
import { keptFees } from "./admin-service/kept-fees.ts"
import { leads } from "./admin-service/leads.ts"
import { marketData } from "./admin-service/market-data.ts"
import { prices } from "./admin-service/prices.ts"
import { rules } from "./admin-service/rules.ts"
import { windowPricesContract } from "./admin-service/window-prices.ts"
import type { StaffedCase } from "./staffed-stage.ts"

/** What an admin edits, and what everybody else sees of it. */
export const adminServiceContract: readonly StaffedCase[] = [
  ...windowPricesContract,
  ...capacities,
  ...keptFees,
  ...prices,
  ...marketData,
  ...edits,
  ...rules,
  ...leads,
]
