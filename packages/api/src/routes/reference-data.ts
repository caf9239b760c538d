import type { referenceDataTable } from "@mersal/adapters-http/contract/table/reference-data"
import type { Routes } from "../http/mount.ts"

export const referenceDataRoutes: Routes<typeof referenceDataTable> = {
  retrieveTaxes: ({ referenceData }, request, options) => referenceData.taxes(request, options),
  retrieveConfig: ({ referenceData }, request, options) => referenceData.config(request, options),
  bannerDetails: ({ referenceData }, request, options) => referenceData.banners(request, options),
  cancellationPolicy: ({ referenceData }, request, options) => referenceData.policy(request, options),
}
