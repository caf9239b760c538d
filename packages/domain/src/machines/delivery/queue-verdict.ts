import * as Result from "effect/Result"
import type { Instant } from "../../calendar/zone.ts"
import type { CommandConflict, CommandUnfit, ProofImageRefused } from "../../delivery/delivery-errors.ts"
import type { Money } from "../../money/money.ts"
import type { CommandFailure } from "../../ports/driving/operations-service.ts"
import type { ServiceFailure } from "../../ports/driving/service-failure.ts"

/** Why the server refused a command. */
export interface QueueRefusal {
  readonly reason:
    | CommandConflict["reason"]
    | CommandUnfit["reason"]
    | ProofImageRefused["reason"]
    | "not-yours"
    | "not-allowed"
    | "unreadable"
  /** From when the driver may report that nobody is there. */
  readonly until: Instant | null
  /** The amount due now. */
  readonly amount: Money | null
}

/** What an answer means for the command that was sent. */
export type QueueVerdict =
  | { readonly kind: "taken" }
  /** No answer, or the server is busy: the same command is sent again later. */
  | { readonly kind: "again" }
  /** The server failed on it: it is sent again later, but other commands may go first. */
  | { readonly kind: "broken" }
  /** The session has ended, or opens nothing yet: it is sent when the driver has signed in again, with a second factor. */
  | { readonly kind: "signed-out" }
  | { readonly kind: "refused"; readonly refusal: QueueRefusal }

type QueueFailure = CommandFailure | ProofImageRefused | ServiceFailure

export const verdictOf = (answer: Result.Result<unknown, QueueFailure>): QueueVerdict =>
  Result.isSuccess(answer) ? { kind: "taken" } : verdictOfFailure(answer.failure)

function verdictOfFailure(failure: QueueFailure): QueueVerdict {
  switch (failure._tag) {
    case "NetworkFailure":
      return { kind: "again" }
    case "ServerFailure":
      return { kind: "broken" }
    case "RequestRefused":
      if (failure.code === "too-many-requests") return { kind: "again" }
      if (keptOut.has(failure.code)) return { kind: "signed-out" }
      return refused("unreadable")
    case "CommandConflict":
      return refused(failure.reason, { until: failure.until })
    case "CommandUnfit":
      return refused(failure.reason, { amount: failure.amount })
    case "ProofImageRefused":
      return refused(failure.reason)
    case "BookingNotFound":
      return refused("not-yours")
    case "CommandNotAllowed":
      return refused("not-allowed")
    case "CommandIdReused":
      return refused("unreadable")
  }
}

const keptOut: ReadonlySet<string> = new Set(["sign-in-required", "invalid-token", "second-factor-required"])

const refused = (
  reason: QueueRefusal["reason"],
  { until = null, amount = null }: Partial<Pick<QueueRefusal, "until" | "amount">> = {},
): QueueVerdict => ({ kind: "refused", refusal: { reason, until, amount } })
