import type { AnalyticsEvent } from "@mersal/domain/analytics/analytics-event"
import type { ConsentSubject } from "@mersal/domain/consent/consent"
import type { MarketId } from "@mersal/domain/market/market"
import type { Analytics } from "../../environment/analytics.ts"
import { consentVersion, rememberConsent, rememberedConsent } from "./remembered.ts"

const watchers = new Set<() => void>()

const calls = () => import("../composition/extras-composition.ts")

/** Calls back when the consent may have changed, in this tab or in another one; answers how to stop. */
export function watchConsent(changed: () => void): () => void {
  watchers.add(changed)
  addEventListener("storage", changed)
  return () => {
    watchers.delete(changed)
    removeEventListener("storage", changed)
  }
}

/**
 * Stores the answer here, and on the server as the law requires. Yes and no are equally easy to give, can be changed
 * later, and are not asked for again.
 */
export function answerConsent(isGiven: boolean): void {
  rememberConsent(isGiven)
  for (const changed of watchers) changed()
  note("analytics", isGiven)
}

function note(subject: ConsentSubject, isGiven: boolean): void {
  calls()
    .then(({ consents }) => consents.note({ subject, version: consentVersion, isGiven }))
    .catch(() => {})
}

/**
 * Sends an analytics fact to the server if the reader agreed. Facts that are not sent are dropped, and nothing waits
 * for them.
 */
export const analyticsOf = (market: MarketId): Analytics => ({
  track: (event: AnalyticsEvent) => {
    if (rememberedConsent() !== true) return
    calls()
      .then(({ facts }) => facts.note({ market, event }))
      .catch(() => {})
  },
  agreed: (subject) => note(subject, true),
})
