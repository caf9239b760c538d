import { expect } from "vitest"
import { type Draft, newDraft } from "../../booking/draft/draft.ts"
import type { Reference } from "../../booking/order/reference.ts"
import { PromoRefused } from "../../promo/promo-errors.ts"
import { isWholeBooking } from "../booking/booking-shape.ts"
import { readSnapshot, writeSnapshot } from "../kept/versioned-snapshot.ts"
import { atPayment, begin, filled, noon } from "./booking-stage.ts"

/** A booking driven by a test. */
export type Run = ReturnType<typeof begin>

export const empty = { draft: newDraft("", "AE"), now: 0 }

export const reference = (text: string) => text as Reference
export const minutes = (count: number) => count * 60_000
export const used = new PromoRefused({ refusal: { kind: "used-up", maximumUses: 100 } })

/** A booking that waits for its card payment: confirmed, held, and the browser sent to the bank. */
export async function atBank(draft: Draft = filled, method: "card" | "debitCard" = "card") {
  const run = await atPayment(draft, {}, method)
  run.actor.send({ type: "booking.confirmed", now: noon })
  await run.at("awaitingPayment")
  return run
}

/** Held, and back on the payment step after a declined card. */
export async function declined() {
  const run = await atBank()
  run.actor.send({ type: "payment.failed", attempt: "attempt-1", reason: "declined" })
  expect(run.flow()).toBe("payment")
  return run
}

/** The same booking after a reload: from text, with the same answers. */
export function reopened(run: Run, now = noon) {
  const text = writeSnapshot(run.machine, run.actor.getPersistedSnapshot())
  run.actor.stop()
  const snapshot = readSnapshot(run.machine, text, empty, isWholeBooking)
  if (!snapshot) throw new Error("The text was not read")
  const again = begin({ draft: filled, snapshot }, run.far)
  again.actor.send({ type: "page.reopened", now })
  return again
}
