import type { Reference } from "@mersal/domain/booking/order/reference"
import type { AttemptReport } from "@mersal/domain/payment/attempt/attempt-report"
import type { AttemptView } from "@mersal/domain/ports/driving/payment-service"
import * as Result from "effect/Result"
import { afterEach, describe, expect, it, vi } from "vitest"
import { createActor, waitFor } from "xstate"
import { browserStorage } from "../../../testing/browser-storage.ts"
import { providedCardReturn } from "./card-return.ts"

const begun = {
  reference: "AE1",
  purpose: "card ",
  instead: null,
  begunAt: 0,
  key: "key",
  attempt: "attempt-1",
  isOpen: true,
}
const checking = { kind: "checking" } as const
const outcomes: readonly AttemptReport[] = [
  { kind: "failed", reason: "declined" },
  { kind: "paid", booking: "AE1" as Reference },
]

/**
 * Runs the page of the card's return until its result is known, and answers what the browser remembers of attempts
 * then.
 */
async function rememberedAfter(purchased: AttemptReport, read: AttemptReport): Promise<unknown> {
  const stored = new Map([["mersal.cardAttempts", JSON.stringify([begun])]])
  vi.stubGlobal("localStorage", browserStorage(stored))
  const view = (report: AttemptReport): AttemptView => ({
    report,
    code: null,
    url3d: null,
    last4: null,
    leavableAt: null,
  })
  const machine = providedCardReturn({
    purchase: async () => Result.succeed(view(purchased)),
    attempt: async () => Result.succeed(view(read)),
    confirmation: async () => Result.succeed({ isTaken: true }),
  } as unknown as Parameters<typeof providedCardReturn>[0])
  const actor = createActor(machine, { input: { attempt: "attempt-1" } }).start()
  await waitFor(actor, (state) => !state.hasTag("busy") || state.matches({ checking: "waiting" }))
  actor.stop()
  return JSON.parse(stored.get("mersal.cardAttempts") ?? "null")
}

afterEach(() => vi.unstubAllGlobals())

describe("an attempt whose page hears of its end", () => {
  it("is forgotten by the browser at once, whichever call has told, before any button is pressed", async () => {
    for (const outcome of outcomes) {
      expect(await rememberedAfter(outcome, checking)).toEqual([])
      expect(await rememberedAfter(checking, outcome)).toEqual([])
    }
  })

  it("is remembered for as long as nothing is known", async () => {
    expect(await rememberedAfter(checking, checking)).toEqual([begun])
  })
})
