import type { AnalyticsEvent } from "@mersal/domain/analytics/analytics-event"
import type { ConsentSubject } from "@mersal/domain/consent/consent"
import { createContext, useContext } from "react"

/** Receives the five facts of section 4 and D44, such as WEB_LOGIN_COMPLETED. It never fails and never waits. */
export interface Analytics {
  readonly track: (event: AnalyticsEvent) => void
  /** Records a consent to a text that was shown, as the law requires, whether or not the reader agreed to analytics. */
  readonly agreed: (subject: ConsentSubject) => void
}

/** Does nothing until the app provides an implementation. */
export const AnalyticsContext = createContext<Analytics>({ track: () => {}, agreed: () => {} })

export const useAnalytics = (): Analytics => useContext(AnalyticsContext)
