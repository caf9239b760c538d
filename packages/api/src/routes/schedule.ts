import type { scheduleTable } from "@mersal/adapters-http/contract/table/schedule"
import type { Routes } from "../http/mount.ts"

export const scheduleRoutes: Routes<typeof scheduleTable> = {
  retrieveAllSlots: ({ schedule }, request, options) => schedule.lookUpSlots(request, options),
}
