import type { AnalyticsEvent } from "@mersal/domain/analytics/analytics-event"
import type { ConsentSubject } from "@mersal/domain/consent/consent"
import type { MarketId } from "@mersal/domain/market/market"
import type { Analytics } from "../environment/analytics.ts"
import { rememberConsent, rememberedConsent } from "./remembered.ts"

/** Which wording of the texts was answered; another wording of the question is asked anew. */
const consentVersion = "2026-11"

const watchers = new Set<() => void>()

const calls = () => import("./extras-composition.ts")

/** Whether the reader agreed to be counted: null until asked (consent comes first). */
export const countingConsent = (): boolean | null => rememberedConsent(consentVersion)

export function watchConsent(changed: () => void): () => void {
  watchers.add(changed)
  return () => void watchers.delete(changed)
}

/** Keeps the answer here, and on the server as the law asks; either answer is as good, and neither is asked again. */
export function answerConsent(isGiven: boolean): void {
  rememberConsent(consentVersion, isGiven)
  for (const changed of watchers) changed()
  note("analytics", isGiven)
}

function note(subject: ConsentSubject, isGiven: boolean): void {
  calls()
    .then(({ consents }) => consents.note({ subject, version: consentVersion, isGiven }))
    .catch(() => {})
}

/** Tells the server a fact, if the reader agreed. What is not told is lost, and nobody waits for it. */
export const analyticsOf = (market: MarketId): Analytics => ({
  track: (event: AnalyticsEvent) => {
    if (countingConsent() !== true) return
    calls()
      .then(({ facts }) => facts.note({ market, event }))
      .catch(() => {})
  },
  agreed: (subject) => note(subject, true),
})
