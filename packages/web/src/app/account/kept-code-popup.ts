import type { AccountDialogOpening } from "@mersal/domain/machines/account-dialog/account-dialog-event"
import { type KeptPopup, readKeptCode, writeKeptCode } from "@mersal/domain/machines/kept/kept-code"
import type { MarketId } from "@mersal/domain/market/market"
import type { SnapshotFrom } from "xstate"
import { serverNow } from "../page/clock.ts"
import { providedAccountMachine } from "./account-machine.ts"
import { keepCode, keptCode } from "./kept-code.ts"

/* The popup that asks for a code survives its page, because a phone may reload the page of a customer who left it to
   read the message. It is restored with the next page of its tab, or when the popup is opened, while the code is
   valid. */

/**
 * Stores the popup for this tab while it asks for a code, and removes it once it asks for something else or is closed.
 */
export function keepCodePopup(snapshot: SnapshotFrom<typeof providedAccountMachine>): void {
  keepCode(writeKeptCode(providedAccountMachine, snapshot, keptCode(), serverNow()))
}

/**
 * The stored popup to start from when it is opened this way, and when its code was sent; undefined if none is stored.
 */
export function keptCodePopup({ mode }: AccountDialogOpening, market: MarketId): KeptPopup | undefined {
  if (mode !== "login" && mode !== "register") return undefined
  return readKeptCode(providedAccountMachine, keptCode(), market, serverNow()) ?? undefined
}
