import type { liveTable } from "@mersal/adapters-http/contract/table/live"
import type { Routes } from "../http/mount.ts"

export const liveRoutes: Routes<typeof liveTable> = {
  trackingLive: ({ live }, request, options) => live.moment(request, options),
  trackingStream: ({ live }, request, options) => live.follow(request, options),
}
