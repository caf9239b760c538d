import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { PaymentMethodNotOffered } from "../../../booking/booking-errors.ts"
import { noWish } from "../../../booking/change/booking-change.ts"
import type { Place } from "../../../booking/stop.ts"
import { money, subtract } from "../../../money/money.ts"
import { documentNumber } from "../../../payment/payment-document.ts"
import { PartlyPaid } from "../../../payment/payment-errors.ts"
import { type Message, MessageSender, PushSender } from "../../../ports/driven/messages.ts"
import { MoneyBooks } from "../../../ports/driven/money-books.ts"
import { Printer } from "../../../ports/driven/printer.ts"
import { UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import { changeBooking } from "../../../use-cases/booking/change-booking.ts"
import { readBooking, readReceipt } from "../../../use-cases/booking/read-booking.ts"
import type { Caller } from "../../../use-cases/caller.ts"
import { deliverMessage } from "../../../use-cases/outbox/deliver-message.ts"
import { payForChange } from "../../../use-cases/payment/pay-for-change.ts"
import { answerRecipient } from "../../../use-cases/recipient/answer-recipient.ts"
import { askRecipient } from "../../../use-cases/recipient/ask-recipient.ts"
import { settleProposal, showAsked } from "../../../use-cases/recipient/settle-proposal.ts"
import { farther, movedTo, nearer } from "../../moved-drop-off.ts"
import { sampleCompany } from "../../sample-company.ts"
import { staffAccount } from "../../staff-account.ts"
import { StoreInspection } from "../../store-inspection.ts"
import type { DrivenCase } from "../contract-case.ts"
import { expectEqual, refusalOf } from "../expectations.ts"
import { bookingOf, changed, differenceTokenised, forChange } from "./changes.ts"
import { assigned, cancelledAtDesk, commanded, driver } from "./desk-and-driver.ts"
import {
  attemptOf,
  buy,
  cardGiven,
  chargedAndTold,
  faultCase,
  held,
  heldAndPaid,
  inCash,
  jobsAt,
  minute,
  morning,
  owner,
  paid,
  type StoredPorts,
  sameDay,
  session,
  stateOf,
  toldOf,
} from "./stage.ts"

const companyOwner: Caller = {
  ...owner,
  actor: { type: "customer", id: "aisha", company: { id: sampleCompany.id, role: "owner" } },
}

/** The files with each e-mail about one message of this topic. */
const filesMailed = Effect.fnUntraced(function* (topic: string) {
  const mails: string[][] = []
  const send = (message: Message) =>
    Effect.sync(() => {
      if (message.channel === "email") mails.push((message.attachments ?? []).map(({ name }) => name))
    })
  for (const message of yield* (yield* StoreInspection).outbox)
    if (message.topic === topic)
      yield* deliverMessage(message).pipe(
        Effect.provideService(MessageSender, { send, hasWhatsapp: true }),
        Effect.provideService(Printer, { print: () => Effect.succeed(new Uint8Array()) }),
        Effect.provideService(PushSender, { send: () => Effect.void, accepts: () => true, publicKey: "" }),
      )
  return mails.toSorted()
})

/** What a change makes dearer is paid before it is made. */
export const dearerChanges: readonly DrivenCase<StoredPorts>[] = [
  faultCase("what a company's account pays, no card pays beside it: neither the booking nor its change", () =>
    Effect.gen(function* () {
      const limit = money(1_000_000, "AED")
      yield* (yield* UnitOfWork).commit([
        { kind: "insertAccount", account: staffAccount("aisha", "customer", "Aisha") },
        { kind: "insertCompany", company: sampleCompany },
        { kind: "setCreditLimit", companyId: sampleCompany.id, limit },
      ])
      const onAccount = { ...sameDay, paymentMethod: "onAccount", costCentre: "shop" } as const
      const { reference } = yield* held(onAccount, companyOwner)
      const asked = {
        reference,
        accessToken: null,
        wish: movedTo(farther),
        expectedTotal: null,
        method: "card",
      } as const
      const refused = new PaymentMethodNotOffered({ method: "card" })
      expectEqual(yield* refusalOf(payForChange({ ...asked, instead: null }, companyOwner)), refused)
      const { booking } = yield* changeBooking({ ...asked, isPreview: false }, companyOwner)
      // The company pays all of it: nothing is due by card.
      expectEqual((yield* stateOf(reference)).paid, booking.price.toPay.minor)
      expectEqual((yield* refusalOf(session(reference, { caller: companyOwner })))._tag, "PaymentMethodNotOffered")
    }),
  ),
  faultCase("what a change makes dearer is paid first; then it is made, with an invoice of its own", (bank) =>
    Effect.gen(function* () {
      const { reference, price, dropOff, attempt } = yield* heldAndPaid(bank)
      expectEqual((yield* refusalOf(changed(reference, farther)))._tag, "ChangeUnpaid")
      expectEqual((yield* refusalOf(forChange(reference, nearer)))._tag, "NothingToPay")
      const seen = (yield* changed(reference, farther, true)).booking.price.toPay
      expectEqual((yield* refusalOf(forChange(reference, farther, price.toPay)))._tag, "ChangeCostsOtherwise")
      const session = yield* differenceTokenised(bank, reference, farther)
      expectEqual(session.amount, subtract(seen, price.toPay))
      expectEqual((yield* bookingOf(reference)).price, price)
      yield* buy({ id: session.attempt })
      const after = yield* bookingOf(reference)
      expectEqual([after.price.toPay, after.dropOff.cityName], [seen, "Ajman"])
      expectEqual(yield* stateOf(reference), { state: "confirmed", paid: seen.minor, refunded: 0 })
      const documents = yield* (yield* MoneyBooks).documents(reference)
      expectEqual(
        documents.map(({ amount }) => amount.minor).toSorted((a, b) => b - a),
        [price.toPay.minor, session.amount.minor],
      )
      // Each names what it was paid for: the first the booking as made, the second the booking as changed.
      const namedBy = (attempt: string) => documents.find(({ cause }) => cause === attempt)?.particulars
      expectEqual([namedBy(attempt.id)?.to, namedBy(attempt.id)?.price.toPay], [dropOff.cityName, price.toPay])
      expectEqual([namedBy(session.attempt)?.to, namedBy(session.attempt)?.price.toPay], ["Ajman", seen])
      expectEqual(yield* toldOf("booking-changed"), 1)
      const receipt = yield* readReceipt({ reference, accessToken: null }, owner)
      expectEqual(receipt.number, "INV-AE-2026-000001, INV-AE-2026-000002")
      // The link to the paper says what the paper says.
      const own = yield* readBooking({ reference, accessToken: null }, owner)
      expectEqual([receipt.kind, own.receiptKind], ["statement", "statement"])
    }),
  ),
  faultCase("of two payments that go back, each is told by its own amount and by what it had paid", (bank) =>
    Effect.gen(function* () {
      const { reference, price } = yield* heldAndPaid(bank)
      const { attempt, amount } = yield* differenceTokenised(bank, reference, farther)
      yield* buy({ id: attempt })
      yield* cancelledAtDesk(reference, "cancel")
      yield* jobsAt(morning + minute)
      const papers = yield* (yield* MoneyBooks).documents(reference)
      const told = (yield* (yield* StoreInspection).outbox)
        .filter(({ topic }) => topic === "payment-refunded")
        .map(({ body }) => JSON.parse(body ?? "{}"))
      expectEqual(
        told
          .map(({ cause, ...said }) => [said, papers.find((paper) => paper.cause === cause)?.amount])
          .toSorted(([a], [b]) => Number(a.isOfChange) - Number(b.isOfChange)),
        [
          [{ amount: price.toPay, isOfChange: false }, price.toPay],
          [{ amount, isOfChange: true }, amount],
        ],
      )
      const notes = papers.filter(({ series }) => series.kind === "credit-note")
      expectEqual(
        yield* filesMailed("payment-refunded"),
        notes.map(({ series, number }) => [`${documentNumber(series, number)}.pdf`]).toSorted(),
      )
      // The mail of the cancellation may be sent after them, and carries none of them a second time.
      const ofMoves = yield* filesMailed("booking-moved")
      expectEqual([ofMoves.length > 0, ofMoves.flat()], [true, []])
    }),
  ),
  faultCase("what the recipient asks for and its sender pays more for is the sender's word on it", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const own = { reference, accessToken: null }
      expectEqual(
        (yield* refusalOf(askRecipient(own, owner)))._tag,
        "ChangeRefused",
        "nobody is asked before it is paid",
      )
      expectEqual(yield* toldOf("recipient-asked"), 0)
      yield* paid(bank, reference)
      const [, token = ""] = (yield* askRecipient(own, owner)).link.split("#")
      const wish = { place: farther, building: "Villa 9", landmark: "", name: "Omar Khalid", phone: "+97165123457" }
      expectEqual((yield* answerRecipient({ token, wish })).outcome, "proposed")

      const proposed = (yield* showAsked(own, owner))?.proposal
      if (!proposed) throw new Error("Nothing is proposed")
      const settling = { ...own, isAccepted: true, expectedTotal: proposed.total }
      expectEqual((yield* refusalOf(settleProposal(settling, owner)))._tag, "ChangeUnpaid")
      const change = { ...own, wish: { ...noWish, dropOff: proposed.wish }, expectedTotal: proposed.total }
      const session = yield* payForChange({ ...change, method: "card", instead: null }, owner)
      yield* cardGiven(bank, session.attempt)
      expectEqual((yield* showAsked(own, owner))?.outcome, "proposed", "nothing is changed by asking to pay")
      yield* buy({ id: session.attempt })

      const { dropOff, price } = yield* bookingOf(reference)
      expectEqual([dropOff.address, dropOff.building, price.toPay], [farther.address, "Villa 9", proposed.total])
      const asked = yield* showAsked(own, owner)
      expectEqual([asked?.outcome, asked?.proposal], ["accepted", null])
      expectEqual((yield* refusalOf(settleProposal({ ...settling, isAccepted: false }, owner)))._tag, "NothingProposed")
    }),
  ),
  faultCase("a change of the sender's own, paid for, leaves what the recipient asks for to be decided", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const own = { reference, accessToken: null }
      yield* paid(bank, reference)
      const [, token = ""] = (yield* askRecipient(own, owner)).link.split("#")
      const wish = { place: nearer, building: "Villa 9", landmark: "", name: "Omar Khalid", phone: "+97165123457" }
      expectEqual((yield* answerRecipient({ token, wish })).outcome, "proposed")
      const session = yield* differenceTokenised(bank, reference, farther)
      yield* buy({ id: session.attempt })
      expectEqual((yield* showAsked(own, owner))?.outcome, "proposed")
    }),
  ),
  faultCase("what is due of a booking that was paid in part is paid before a change that costs more", (bank) =>
    Effect.gen(function* () {
      const { reference, dropOff } = yield* held(inCash)
      const home: Place = { address: dropOff.address, position: dropOff.position, cityName: dropOff.cityName }
      const { toPay } = (yield* changed(reference, nearer)).booking.price
      yield* assigned(reference)
      yield* TestClock.setTime(morning + 10 * minute)
      yield* changed(reference, home)
      // He had already taken the price before he could know.
      yield* commanded(reference, "cash", { type: "takeCash", minor: toPay.minor }, driver, morning + 5 * minute)
      expectEqual((yield* refusalOf(changed(reference, farther)))._tag, "ChangeUnpaid")
      const stillDue = subtract((yield* bookingOf(reference)).price.toPay, toPay)
      expectEqual(yield* refusalOf(forChange(reference, farther)), new PartlyPaid({ due: stillDue }))
      yield* paid(bank, reference)
      const session = yield* differenceTokenised(bank, reference, farther)
      yield* buy({ id: session.attempt })
      const { price } = yield* bookingOf(reference)
      expectEqual(yield* stateOf(reference), { state: "confirmed", paid: price.toPay.minor, refunded: 0 })
    }),
  ),
  faultCase("the difference goes back where the change can no longer be made when it has come", (bank) =>
    Effect.gen(function* () {
      const { reference, price, orderBy } = yield* heldAndPaid(bank)
      const session = yield* differenceTokenised(bank, reference, farther)
      bank.faults.push({ do: "pending" })
      yield* buy({ id: session.attempt })
      yield* jobsAt(orderBy + minute)
      const difference = yield* attemptOf(session.attempt)
      yield* chargedAndTold(bank, difference)
      yield* jobsAt(orderBy + 2 * minute)
      expectEqual([(yield* attemptOf(session.attempt)).state, bank.kept(difference.reference)], ["refunded", 0])
      expectEqual((yield* bookingOf(reference)).price, price)
      expectEqual(yield* stateOf(reference), { state: "confirmed", paid: price.toPay.minor, refunded: 0 })
      expectEqual((yield* (yield* MoneyBooks).documents(reference)).length, 1)
    }),
  ),
  faultCase("the card that paid is told by its digits, and of two cards neither", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      const told = Effect.map(readBooking({ reference, accessToken: null }, owner), ({ last4 }) => last4)
      expectEqual(yield* told, null)
      yield* paid(bank, reference)
      expectEqual(yield* told, "0001")
      bank.lastFour = "8902"
      const session = yield* differenceTokenised(bank, reference, farther)
      expectEqual(yield* told, "0001")
      yield* buy({ id: session.attempt })
      expectEqual(yield* told, null)
      // Each gets back what it has paid.
      yield* changed(reference, nearer)
      yield* jobsAt(morning + minute)
      expectEqual(yield* told, null)
    }),
  ),
]
