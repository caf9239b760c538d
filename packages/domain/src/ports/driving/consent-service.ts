import type { Consent } from "../../consent/consent.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** What somebody agreed to, by his account or his browser; he may take it back as he gave it (PDPL article 6). */
export interface ConsentService {
  note(request: Pick<Consent, "subject" | "version" | "isGiven">, options?: CallOptions): Answer<Consent>
  /** One's own, the newest first. */
  list(request: Record<never, never>, options?: CallOptions): Answer<readonly Consent[]>
}
