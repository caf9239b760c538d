import type { Consent, ConsentOwner } from "../../../consent/consent.ts"

/** What is written of what people agreed to. */
export type ConsentChange = {
  readonly kind: "noteConsent"
  readonly consent: Consent
  readonly owner: ConsentOwner
}
