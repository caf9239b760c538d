import type { internationalTable } from "@mersal/adapters-http/contract/table/international"
import type { Routes } from "../http/mount.ts"

export const internationalRoutes: Routes<typeof internationalTable> = {
  quoteInternational: ({ international }, request, options) => international.quote(request, options),
}
