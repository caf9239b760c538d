import type { trackingTable } from "@mersal/adapters-http/contract/table/tracking"
import type { Routes } from "../http/mount.ts"

export const trackingRoutes: Routes<typeof trackingTable> = {
  orderTracking: ({ tracking }, request, options) => tracking.track(request, options),
  globalTracking: ({ tracking }, request, options) => tracking.search(request, options),
}
