import type { consentTable } from "@mersal/adapters-http/contract/table/consent"
import type { Routes } from "../http/mount.ts"

export const consentRoutes: Routes<typeof consentTable> = {
  noteConsent: ({ consents }, request, options) => consents.note(request, options),
  listConsents: ({ consents }, request, options) => consents.list(request, options),
  noteFact: ({ analytics }, request, options) => analytics.note(request, options),
  countFacts: ({ analytics }, request, options) => analytics.counts(request, options),
}
