import type { AnalyticsService } from "@mersal/domain/ports/driving/analytics-service"
import type { ConsentService } from "@mersal/domain/ports/driving/consent-service"
import { countFacts, listConsents, noteConsent, noteFact } from "../contract/endpoints/consent.ts"
import { type Connection, call } from "./call.ts"

export const consentClient = (connection: Connection): ConsentService => ({
  note: (request, options) => call(connection, noteConsent, {}, request, options),
  list: (request, options) => call(connection, listConsents, {}, request, options),
})

export const analyticsClient = (connection: Connection): AnalyticsService => ({
  note: (request, options) => call(connection, noteFact, {}, request, options),
  counts: (request, options) => call(connection, countFacts, {}, request, options),
})
