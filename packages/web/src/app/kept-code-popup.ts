import { codeRules } from "@mersal/domain/account/one-time-code"
import type { Instant } from "@mersal/domain/calendar/zone"
import type { AccountDialogOpening } from "@mersal/domain/machines/account-dialog/account-dialog-event"
import { readAccountCode, writeAccountDialog } from "@mersal/domain/machines/account-dialog-storage"
import type { MarketId } from "@mersal/domain/market/market"
import type { Snapshot, SnapshotFrom } from "xstate"
import { providedAccountMachine } from "./account-machine.ts"
import { serverNow } from "./clock.ts"

/*
 * The popup that asks for a code outlives its page: a phone may load that anew for somebody who was away to read the
 * message. It comes back by a press on what opens the popup, as long as its code can be right.
 */

const key = "mersal.accountCode"

interface KeptPopup {
  readonly challengeId: string
  readonly since: Instant
  readonly popup: string
}

/** Keeps it for this tab while it asks for a code, and forgets it once it asks for something else or is closed. */
export function keepCodePopup(snapshot: SnapshotFrom<typeof providedAccountMachine>): void {
  const challengeId = snapshot.context.challenge?.challengeId
  const popup = snapshot.matches("code") ? writeAccountDialog(providedAccountMachine, snapshot) : null
  try {
    const last = kept()
    const since = last && last.challengeId === challengeId ? last.since : serverNow()
    if (popup === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify({ challengeId, since, popup }))
  } catch {
    // A private window may refuse: the popup then lasts as long as the page.
  }
}

/** What the popup begins with where this one was asked for; undefined where it begins closed. */
export function keptCodePopup({ mode }: AccountDialogOpening, market: MarketId): Snapshot<unknown> | undefined {
  if (mode !== "login" && mode !== "register") return undefined
  const last = kept()
  if (last === null || serverNow() >= last.since + codeRules.lifetimeMinutes * 60_000) return undefined
  return readAccountCode(providedAccountMachine, last.popup, market) ?? undefined
}

function kept(): KeptPopup | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null")
  } catch {
    return null
  }
}
