import type { AnalyticsEvent } from "@mersal/domain/analytics/analytics-event"
import type { ConsentSubject } from "@mersal/domain/consent/consent"
import { createContext, useContext } from "react"

/** Where the five facts of section 4 and D44 are told, such as WEB_LOGIN_COMPLETED. It never fails and never waits. */
export interface Analytics {
  readonly track: (event: AnalyticsEvent) => void
  /** What somebody agreed to who was shown the text of it is kept, as the law asks, whether or not he is counted. */
  readonly agreed: (subject: ConsentSubject) => void
}

/** Tells nobody, until the app provides somebody who listens. */
export const AnalyticsContext = createContext<Analytics>({ track: () => {}, agreed: () => {} })

export const useAnalytics = (): Analytics => useContext(AnalyticsContext)
