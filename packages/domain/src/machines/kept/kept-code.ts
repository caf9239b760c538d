import type { Snapshot, SnapshotFrom } from "xstate"
import { codeRules } from "../../account/sign-in/one-time-code.ts"
import { hasShapeOf } from "../../booking/stored-shape.ts"
import { readStored } from "../../booking/stored-text.ts"
import { type Instant, msPerMinute } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import type { AccountDialogMachine } from "../account-dialog-machine.ts"
import { readAccountCode, writeAccountDialog } from "./account-dialog-storage.ts"

interface KeptCode {
  readonly challengeId: string
  /** When the popup was first seen asking for its code. */
  readonly since: Instant
  readonly popup: string
}

/** A restored popup that asks for a code. */
export interface KeptPopup {
  readonly snapshot: Snapshot<unknown>
  /** When the popup was first seen asking for its code; a new code may be requested a minute later. */
  readonly since: Instant
}

const shape = { challengeId: "", since: 0, popup: "" }

/**
 * The account popup as text for the tab's storage while it asks for a code; otherwise null.
 *
 * @param last the text stored before; if the code is the same, its time is kept
 */
export function writeKeptCode(
  machine: AccountDialogMachine,
  snapshot: SnapshotFrom<AccountDialogMachine>,
  last: string | null,
  now: Instant,
): string | null {
  const popup = snapshot.matches("code") ? writeAccountDialog(machine, snapshot) : null
  if (popup === null) return null
  const challengeId = snapshot.context.challenge?.challengeId
  const known = readKept(last)
  const since = known?.challengeId === challengeId ? known?.since : now
  return JSON.stringify({ challengeId, since, popup })
}

/** The popup in such a text while its code can still be valid (D26); null for any other text. */
export function readKeptCode(
  machine: AccountDialogMachine,
  text: string | null,
  market: MarketId,
  now: Instant,
): KeptPopup | null {
  const kept = readKept(text)
  if (kept === null || now >= kept.since + codeRules.lifetimeMinutes * msPerMinute) return null
  const snapshot = readAccountCode(machine, kept.popup, market)
  return snapshot && { snapshot, since: kept.since }
}

const readKept = (text: string | null): KeptCode | null =>
  readStored<KeptCode, KeptCode>(text, (stored) => (hasShapeOf(shape, stored) ? (stored as KeptCode) : null))
