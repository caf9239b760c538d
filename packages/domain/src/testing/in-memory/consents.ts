import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { analyticsNames, type NotedEvent } from "../../analytics/analytics-event.ts"
import { toIso } from "../../calendar/iso-instant.ts"
import { msPerDay } from "../../calendar/zone.ts"
import type { Consent, ConsentOwner } from "../../consent/consent.ts"
import { Analytics } from "../../ports/driven/analytics.ts"
import type { ConsentChange } from "../../ports/driven/changes/consent.ts"
import { Consents } from "../../ports/driven/consents.ts"
import type { Applying } from "./tables.ts"

export interface KeptConsent extends ConsentOwner {
  readonly consent: Consent
}

export const consentTables = () => ({
  consents: new Map<string, KeptConsent>(),
  facts: new Map<string, NotedEvent>(),
})

type ConsentTables = ReturnType<typeof consentTables>

export const applyingConsents: Applying<ConsentChange, ConsentTables> = {
  noteConsent({ consents }, { consent, owner }) {
    consents.set(consent.id, { consent, ...owner })
    return true
  },
}

/** @param tables the store as it stands when a port is asked */
export const consentPorts = (tables: () => ConsentTables) =>
  Context.make(Consents, {
    of: ({ accountId, ownerDigest }) =>
      Effect.sync(() =>
        [...tables().consents.values()]
          .filter(
            (kept) =>
              (accountId !== null && kept.accountId === accountId) ||
              (ownerDigest !== null && kept.ownerDigest === ownerDigest),
          )
          .map(({ consent }) => consent)
          .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)),
      ),
  }).pipe(
    Context.add(Analytics, {
      note: (event) => Effect.sync(() => void tables().facts.set(event.id, event)),
      counts: (market) =>
        Effect.sync(() => {
          const days = Map.groupBy(
            [...tables().facts.values()].filter((fact) => fact.market === market),
            ({ at }) => Math.floor(at / msPerDay),
          )
          return [...days]
            .toSorted(([a], [b]) => b - a)
            .flatMap(([day, facts]) =>
              analyticsNames.toSorted().flatMap((name) => {
                const count = facts.filter(({ event }) => event.name === name).length
                return count === 0 ? [] : [{ day: toIso(day * msPerDay).slice(0, 10), name, count }]
              }),
            )
        }),
    }),
  )
