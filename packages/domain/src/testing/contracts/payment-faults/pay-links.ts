import * as Effect from "effect/Effect"
import { MoneyBooks } from "../../../ports/driven/money-books.ts"
import { readReceipt } from "../../../use-cases/booking/read-booking.ts"
import { guestCaller } from "../../../use-cases/caller.ts"
import { openSession } from "../../../use-cases/payment/open-session.ts"
import { makePayLink } from "../../../use-cases/recipient/pay-link.ts"
import { StoreInspection } from "../../store-inspection.ts"
import type { DrivenCase } from "../contract-case.ts"
import { expectEqual, refusalOf } from "../expectations.ts"
import {
  asOf,
  attemptOf,
  buy,
  cardGiven,
  faultCase,
  held,
  inCash,
  notify,
  owner,
  type StoredPorts,
  session,
  stateOf,
  toldOf,
} from "./stage.ts"

/** The bookings of the payments that the outbox was told of, and whether they came by a pay link. */
const paymentsTold = Effect.gen(function* () {
  const messages = yield* (yield* StoreInspection).outbox
  const told = messages.filter(({ topic }) => topic === "payment-paid")
  return told.map(({ reference, body }) => [reference, JSON.parse(body ?? "{}").isByLink]).toSorted()
})

/** A cash booking that is paid by card instead, by whoever has its link. */
export const payLinks: readonly DrivenCase<StoredPorts>[] = [
  faultCase(
    "P39: a cash booking is confirmed once, and paid by card instead only by an attempt for what is due",
    (bank) =>
      Effect.gen(function* () {
        const [booked] = yield* Effect.all([held(inCash, owner, "k"), held(inCash, owner, "k")], {
          concurrency: "unbounded",
        })
        const { reference } = booked
        expectEqual(yield* toldOf("booking-confirmed"), 1)
        const { token } = yield* makePayLink({ reference, accessToken: null }, owner)
        const stranger = guestCaller("stranger")
        const asked = { reference, method: "card", accessToken: null, instead: null } as const
        expectEqual((yield* refusalOf(openSession({ ...asked, payToken: "no" }, stranger)))._tag, "BookingNotFound")
        const { attempt, amount } = yield* openSession({ ...asked, payToken: token }, stranger)
        expectEqual(amount, booked.price.toPay)
        yield* cardGiven(bank, attempt)
        yield* buy({ id: attempt })
        expectEqual(yield* stateOf(reference), { state: "confirmed", paid: amount.minor, refunded: 0 })
        expectEqual((yield* refusalOf(session(reference)))._tag, "NothingToPay")
        const documents = yield* (yield* MoneyBooks).documents(reference)
        expectEqual(
          documents.map(({ particulars }) => particulars?.paymentMethod),
          ["card"],
        )
        const receipt = yield* readReceipt({ reference, accessToken: null }, owner)
        expectEqual([receipt.kind, receipt.booking.paymentMethod], ["tax-invoice", "card"])
      }),
  ),
  faultCase("what is paid by a pay link is told to its customer once, and what he pays himself is not", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held(inCash)
      const { token } = yield* makePayLink({ reference, accessToken: null }, owner)
      const asked = { reference, method: "card", accessToken: null, payToken: token, instead: null } as const
      const { attempt } = yield* openSession(asked, guestCaller("a friend"))
      yield* cardGiven(bank, attempt)
      yield* buy({ id: attempt })
      const byLink = yield* attemptOf(attempt)
      yield* notify(bank.notice(asOf(byLink), "14000"))
      // Whoever owns the booking pays it himself, also on the page of its link.
      const own = (yield* held(inCash)).reference
      const { token: ownToken } = yield* makePayLink({ reference: own, accessToken: null }, owner)
      const { attempt: ofOwner } = yield* openSession({ ...asked, reference: own, payToken: ownToken }, owner)
      yield* cardGiven(bank, ofOwner)
      yield* buy({ id: ofOwner })
      const expected = [
        [reference, true],
        [own, false],
      ]
      expectEqual(yield* paymentsTold, expected.toSorted())
    }),
  ),
]
