import type { AnalyticsEvent } from "@mersal/domain/analytics/analytics-event"
import { createContext, useContext } from "react"

/** Where the five facts of section 4 and D44 are told, such as WEB_LOGIN_COMPLETED. It never fails and never waits. */
export interface Analytics {
  readonly track: (event: AnalyticsEvent) => void
}

/** Tells nobody, until the app provides somebody who listens. */
export const AnalyticsContext = createContext<Analytics>({ track: () => {} })

export const useAnalytics = (): Analytics => useContext(AnalyticsContext)
