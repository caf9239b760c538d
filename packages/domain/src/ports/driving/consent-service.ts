import type { Consent } from "../../consent/consent.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** Consents of an account or a browser. Withdrawing one is as easy as giving it (PDPL article 6). */
export interface ConsentService {
  note(request: Pick<Consent, "subject" | "version" | "isGiven">, options?: CallOptions): Answer<Consent>
  /** The caller's own, the newest first. */
  list(request: Record<never, never>, options?: CallOptions): Answer<readonly Consent[]>
}
