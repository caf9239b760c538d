import type { AccountDialogOpening } from "@mersal/domain/machines/account-dialog/account-dialog-event"
import { type KeptPopup, readKeptCode, writeKeptCode } from "@mersal/domain/machines/kept-code"
import type { MarketId } from "@mersal/domain/market/market"
import type { SnapshotFrom } from "xstate"
import { serverNow } from "../page/clock.ts"
import { providedAccountMachine } from "./account-machine.ts"
import { keepCode, keptCode } from "./kept-code.ts"

/*
 * The popup that asks for a code outlives its page: a phone may reload the page of a customer who left it to read the
 * message. It comes back with the next page of its tab, or when the popup is opened, for as long as the code is valid.
 */

/** Keeps it for this tab while it asks for a code, and forgets it once it asks for something else or is closed. */
export function keepCodePopup(snapshot: SnapshotFrom<typeof providedAccountMachine>): void {
  keepCode(writeKeptCode(providedAccountMachine, snapshot, keptCode(), serverNow()))
}

/** What the popup starts from when it is opened this way, and when its code was sent; undefined when nothing is kept. */
export function keptCodePopup({ mode }: AccountDialogOpening, market: MarketId): KeptPopup | undefined {
  if (mode !== "login" && mode !== "register") return undefined
  return readKeptCode(providedAccountMachine, keptCode(), market, serverNow()) ?? undefined
}
