import type { Consent, ConsentOwner } from "../../../consent/consent.ts"

/** Changes to people's consents. */
export type ConsentChange = {
  readonly kind: "noteConsent"
  readonly consent: Consent
  readonly owner: ConsentOwner
}
