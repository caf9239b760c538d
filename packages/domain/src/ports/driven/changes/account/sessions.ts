import type { Session } from "../../../../account/sign-in/session.ts"
import type { Instant } from "../../../../calendar/zone.ts"

/** Changes to sessions. */
export type SessionChange =
  | { readonly kind: "openSession"; readonly session: Session }
  /** No effect when it does not exist. */
  | { readonly kind: "endSession"; readonly accountId: string; readonly sessionId: string }
  /** Every session of the account except `exceptId`. */
  | { readonly kind: "endSessions"; readonly accountId: string; readonly exceptId: string | null }
  | { readonly kind: "noteSeen"; readonly sessionId: string; readonly at: Instant }
  | { readonly kind: "noteAuthenticated"; readonly sessionId: string; readonly at: Instant }
