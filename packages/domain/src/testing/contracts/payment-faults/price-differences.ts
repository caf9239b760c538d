import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { PaymentMethodNotOffered } from "../../../booking/booking-errors.ts"
import { type BookingWish, noWish } from "../../../booking/change/booking-change.ts"
import type { Reference } from "../../../booking/order/reference.ts"
import type { Place } from "../../../booking/stop.ts"
import type { Instant } from "../../../calendar/zone.ts"
import { CommandUnfit } from "../../../delivery/delivery-errors.ts"
import { type Money, money, subtract } from "../../../money/money.ts"
import { documentNumber } from "../../../payment/payment-document.ts"
import { PartlyPaid } from "../../../payment/payment-errors.ts"
import { Bookings } from "../../../ports/driven/bookings.ts"
import { type Message, MessageSender, PushSender } from "../../../ports/driven/messages.ts"
import { MoneyBooks } from "../../../ports/driven/money-books.ts"
import { Printer } from "../../../ports/driven/printer.ts"
import { UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import type { StaffCommand } from "../../../ports/driving/operations-service.ts"
import { changeBooking } from "../../../use-cases/booking/change-booking.ts"
import { readBooking, readReceipt } from "../../../use-cases/booking/read-booking.ts"
import type { Caller } from "../../../use-cases/caller.ts"
import { showFile } from "../../../use-cases/operations/board.ts"
import { obeyCommand } from "../../../use-cases/operations/obey-command.ts"
import { deliverMessage } from "../../../use-cases/outbox/deliver-message.ts"
import { payForChange } from "../../../use-cases/payment/pay-for-change.ts"
import { takeReturn } from "../../../use-cases/payment/take-message.ts"
import { answerRecipient } from "../../../use-cases/recipient/answer-recipient.ts"
import { askRecipient } from "../../../use-cases/recipient/ask-recipient.ts"
import { settleProposal, showAsked } from "../../../use-cases/recipient/settle-proposal.ts"
import { sampleCompany } from "../../sample-company.ts"
import type { ScriptedBank } from "../../scripted-gateway.ts"
import { staffAccount } from "../../staff-account.ts"
import { StoreInspection } from "../../store-inspection.ts"
import type { DrivenCase } from "../contract-case.ts"
import { expectEqual, expectTrue, refusalOf } from "../expectations.ts"
import { cancelledAt } from "./cancellations.ts"
import {
  attemptOf,
  buy,
  desk,
  faultCase,
  held,
  jobsAt,
  minute,
  morning,
  notify,
  owner,
  paid,
  refundsOf,
  type StoredPorts,
  sameDay,
  session,
  stateOf,
  toldOf,
} from "./stage.ts"

const near: Place = { address: "Deira, Dubai", position: { lat: 25.2697, lon: 55.3095 }, cityName: "Dubai" }
const far: Place = { address: "Al Nuaimia, Ajman", position: { lat: 25.3995, lon: 55.4796 }, cityName: "Ajman" }

const to = (place: Place): BookingWish => ({ ...noWish, dropOff: { ...noWish.dropOff, place } })

const companyOwner: Caller = {
  ...owner,
  actor: { type: "customer", id: "aisha", company: { id: sampleCompany.id, role: "owner" } },
}

const changed = (reference: string, place: Place, isPreview = false) =>
  changeBooking({ reference, accessToken: null, wish: to(place), expectedTotal: null, isPreview }, owner)

const forChange = (reference: string, place: Place, expectedTotal: Money | null = null) =>
  payForChange({ reference, accessToken: null, wish: to(place), expectedTotal, method: "card", instead: null }, owner)

/** From the session for a difference to the answer of its purchase. */
const differencePaid = Effect.fnUntraced(function* (bank: ScriptedBank, reference: string, place: Place) {
  const session = yield* forChange(reference, place)
  const { reference: ours } = yield* attemptOf(session.attempt)
  yield* takeReturn(bank.formReturn(ours))
  return session
})

const bookingOf = Effect.fnUntraced(function* (reference: Reference) {
  const stored = yield* (yield* Bookings).find(reference)
  if (!stored) throw new Error(`No booking ${reference}`)
  return stored.booking
})

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

export const priceDifferences: readonly DrivenCase<StoredPorts>[] = [
  faultCase("what a change makes cheaper goes back to the card, once, and is not due again", (bank) =>
    Effect.gen(function* () {
      const { reference, price } = yield* held()
      const { attempt } = yield* paid(bank, reference)
      const { difference, booking } = yield* changed(reference, near)
      expectEqual(difference, { kind: "give-back", amount: subtract(price.toPay, booking.price.toPay) })
      yield* changed(reference, near)
      yield* jobsAt(morning + minute)
      const back = price.toPay.minor - booking.price.toPay.minor
      expectEqual(yield* stateOf(reference), { state: "confirmed", paid: price.toPay.minor, refunded: back })
      expectEqual(
        (yield* refundsOf(attempt.id)).map(({ reason }) => reason),
        ["became-cheaper"],
      )
      const receipt = yield* readReceipt({ reference, accessToken: null }, owner)
      expectEqual([receipt.due.minor, receipt.refunded.minor], [0, back])
    }),
  ),
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
      const asked = { reference, accessToken: null, wish: to(far), expectedTotal: null, method: "card" } as const
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
      const { reference, price, dropOff } = yield* held()
      const { attempt } = yield* paid(bank, reference)
      expectEqual((yield* refusalOf(changed(reference, far)))._tag, "ChangeUnpaid")
      expectEqual((yield* refusalOf(forChange(reference, near)))._tag, "NothingToPay")
      const seen = (yield* changed(reference, far, true)).booking.price.toPay
      expectEqual((yield* refusalOf(forChange(reference, far, price.toPay)))._tag, "ChangeCostsOtherwise")
      const session = yield* differencePaid(bank, reference, far)
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
      const { reference, price } = yield* held()
      yield* paid(bank, reference)
      const { attempt, amount } = yield* differencePaid(bank, reference, far)
      yield* buy({ id: attempt })
      yield* cancelledAt(reference, "cancel")
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
      const wish = { place: far, building: "Villa 9", landmark: "", name: "Omar Khalid", phone: "+97165123457" }
      expectEqual((yield* answerRecipient({ token, wish })).outcome, "proposed")

      const proposed = (yield* showAsked(own, owner))?.proposal
      if (!proposed) throw new Error("Nothing is proposed")
      const settling = { ...own, isAccepted: true, expectedTotal: proposed.total }
      expectEqual((yield* refusalOf(settleProposal(settling, owner)))._tag, "ChangeUnpaid")
      const change = { ...own, wish: { ...noWish, dropOff: proposed.wish }, expectedTotal: proposed.total }
      const session = yield* payForChange({ ...change, method: "card", instead: null }, owner)
      const { reference: ours } = yield* attemptOf(session.attempt)
      yield* takeReturn(bank.formReturn(ours))
      expectEqual((yield* showAsked(own, owner))?.outcome, "proposed", "nothing is changed by asking to pay")
      yield* buy({ id: session.attempt })

      const { dropOff, price } = yield* bookingOf(reference)
      expectEqual([dropOff.address, dropOff.building, price.toPay], [far.address, "Villa 9", proposed.total])
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
      const wish = { place: near, building: "Villa 9", landmark: "", name: "Omar Khalid", phone: "+97165123457" }
      expectEqual((yield* answerRecipient({ token, wish })).outcome, "proposed")
      const session = yield* differencePaid(bank, reference, far)
      yield* buy({ id: session.attempt })
      expectEqual((yield* showAsked(own, owner))?.outcome, "proposed")
    }),
  ),
  faultCase("what is due of a booking that was paid in part is paid before a change that costs more", (bank) =>
    Effect.gen(function* () {
      const { reference, dropOff } = yield* held({ ...sameDay, paymentMethod: "cashAtPickup" })
      const home: Place = { address: dropOff.address, position: dropOff.position, cityName: dropOff.cityName }
      const driver: Caller = { ...desk, actor: { type: "porter", id: "driver-1", company: null } }
      const give = (id: string, command: StaffCommand, by: Caller, at: Instant | null = null) =>
        obeyCommand({ reference, id, after: null, at, place: null, command }, by)
      const account = staffAccount("driver-1", "porter", "Dawud")
      yield* (yield* UnitOfWork).commit([{ kind: "insertAccount", account }])
      const { toPay } = (yield* changed(reference, near)).booking.price
      yield* give("assign", { type: "assign", driver: "driver-1" }, desk)
      yield* TestClock.setTime(morning + 10 * minute)
      yield* changed(reference, home)
      // He had already taken the price before he could know.
      yield* give("cash", { type: "takeCash", minor: toPay.minor }, driver, morning + 5 * minute)
      expectEqual((yield* refusalOf(changed(reference, far)))._tag, "ChangeUnpaid")
      const stillDue = subtract((yield* bookingOf(reference)).price.toPay, toPay)
      expectEqual(yield* refusalOf(forChange(reference, far)), new PartlyPaid({ due: stillDue }))
      yield* paid(bank, reference)
      const session = yield* differencePaid(bank, reference, far)
      yield* buy({ id: session.attempt })
      const { price } = yield* bookingOf(reference)
      expectEqual(yield* stateOf(reference), { state: "confirmed", paid: price.toPay.minor, refunded: 0 })
    }),
  ),
  faultCase("what a card gets back of a booking is not asked of the desk in cash, nor given by its hand", (bank) =>
    Effect.gen(function* () {
      const { reference, price } = yield* held({ ...sameDay, paymentMethod: "cashAtPickup" })
      const give = (id: string, type: "takeCash" | "refund", minor: number) =>
        obeyCommand({ reference, id, after: null, at: null, place: null, command: { type, minor } }, desk)
      const isAsked = Effect.map(showFile({ reference }, desk), ({ exceptions }) =>
        exceptions.some(({ kind }) => kind === "cash-to-return"),
      )
      yield* give("cash", "takeCash", price.toPay.minor)
      const session = yield* differencePaid(bank, reference, far)
      yield* buy({ id: session.attempt })
      expectEqual(yield* isAsked, false)
      bank.refusedRefunds = 1
      // Cheaper by more than the card has paid: the card gets everything back, and the desk returns the rest.
      const { booking } = yield* changed(reference, near)
      const back = session.amount
      const beside = price.toPay.minor - booking.price.toPay.minor
      const refused = new CommandUnfit({ reason: "refund-under-way", amount: back })
      expectTrue(beside > 0, "some of the cash goes back, too")
      expectEqual([yield* isAsked, yield* refusalOf(give("back-0", "refund", beside + 1))], [true, refused])
      yield* give("back-1", "refund", beside)
      expectEqual([yield* isAsked, yield* refusalOf(give("back-2", "refund", back.minor))], [false, refused])
      // A refund that the gateway refuses becomes the desk's task.
      yield* jobsAt(morning + minute)
      expectEqual(yield* isAsked, true)
      yield* give("back-3", "refund", back.minor)
      expectEqual([yield* isAsked, bank.kept((yield* attemptOf(session.attempt)).reference)], [false, back.minor])
      const { paid: came, refunded } = yield* stateOf(reference)
      expectEqual(came - refunded, booking.price.toPay.minor)
    }),
  ),
  faultCase("a difference goes through all three: cheaper, dearer again, and cancelled, to nothing", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held()
      yield* paid(bank, reference)
      yield* changed(reference, near)
      expectEqual((yield* refusalOf(forChange(reference, far)))._tag, "PaymentInProgress")
      yield* jobsAt(morning + minute)
      const session = yield* differencePaid(bank, reference, far)
      yield* buy({ id: session.attempt })
      const { toPay } = (yield* bookingOf(reference)).price
      const { paid: came, refunded } = yield* stateOf(reference)
      expectEqual(came - refunded, toPay.minor)
      yield* cancelledAt(reference, "cancel-3")
      yield* jobsAt(morning + 2 * minute)
      yield* jobsAt(morning + 4 * minute)
      const end = yield* stateOf(reference)
      expectEqual([end.state, end.paid - end.refunded], ["cancelled", 0])
      expectEqual(
        bank.journal.reduce((sum, { kind, amount }) => sum + (kind === "refund" ? -1 : 1) * amount.minor, 0),
        0,
      )
    }),
  ),
  faultCase("the difference goes back where the change can no longer be made when it has come", (bank) =>
    Effect.gen(function* () {
      const { reference, price, orderBy } = yield* held()
      yield* paid(bank, reference)
      const session = yield* differencePaid(bank, reference, far)
      bank.faults.push({ do: "pending" })
      yield* buy({ id: session.attempt })
      yield* jobsAt(orderBy + minute)
      const { reference: ours, amount } = yield* attemptOf(session.attempt)
      bank.settle({ reference: ours, amount }, "14000")
      yield* notify(bank.notice({ reference: ours, amount }, "14000"))
      yield* jobsAt(orderBy + 2 * minute)
      expectEqual([(yield* attemptOf(session.attempt)).state, bank.kept(ours)], ["refunded", 0])
      expectEqual((yield* bookingOf(reference)).price, price)
      expectEqual(yield* stateOf(reference), { state: "confirmed", paid: price.toPay.minor, refunded: 0 })
      expectEqual((yield* (yield* MoneyBooks).documents(reference)).length, 1)
    }),
  ),
  faultCase("of what the desk gives back to a card, no less corrects than was paid beyond a lower price", (bank) =>
    Effect.gen(function* () {
      const { reference, price } = yield* held()
      yield* paid(bank, reference)
      bank.refusedRefunds = 1
      const { booking } = yield* changed(reference, near)
      yield* jobsAt(morning + minute)
      const beyond = price.toPay.minor - booking.price.toPay.minor
      const told = Effect.gen(function* () {
        const own = yield* readBooking({ reference, accessToken: null }, owner)
        return [own.refunded.minor, own.goingBack.minor, own.due.minor]
      })
      expectEqual(yield* told, [0, beyond, 0])
      const command = (id: string, minor: number) =>
        obeyCommand({ reference, id, after: null, at: null, place: null, command: { type: "refund", minor } }, desk)
      yield* command("back-1", beyond - 1)
      yield* jobsAt(morning + 2 * minute)
      expectEqual(yield* told, [beyond - 1, 1, 0])
      // The rest, and some more as goodwill.
      yield* command("back-2", 500)
      yield* jobsAt(morning + 3 * minute)
      expectEqual(yield* told, [beyond + 499, 0, 0])
    }),
  ),
  faultCase("what is given back out of goodwill is not due again", (bank) =>
    Effect.gen(function* () {
      const { reference } = yield* held({ ...sameDay, paymentMethod: "cashAtPickup" })
      const { price } = yield* bookingOf(reference)
      const command = (id: string, type: "takeCash" | "refund", amount: Money) =>
        obeyCommand({ reference, id, after: null, at: null, place: null, command: { type, minor: amount.minor } }, desk)
      yield* command("cash-1", "takeCash", price.toPay)
      yield* command("cash-2", "refund", money(100, "AED"))
      const receipt = yield* readReceipt({ reference, accessToken: null }, owner)
      expectEqual([receipt.due.minor, receipt.refunded.minor], [0, 100])
      expectEqual(bank.journal, [])
    }),
  ),
]
