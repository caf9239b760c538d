import * as Result from "effect/Result"
import type { StopWish } from "../../booking/change/booking-change.ts"
import type { Order } from "../../booking/order/order.ts"
import { localDate } from "../../calendar/local-date.ts"
import { at, referenceNumber, sampleDropOff } from "../sample-booking.ts"
import { atSea, sampleOrder } from "../sample-order.ts"
import { expectEqual, expectTrue, refused, succeeded } from "./expectations.ts"
import type { StaffedCase, StaffedStage } from "./staffed-stage.ts"

const now = at("2026-11-21T11:00:00.000+04:00")
const hour = 3_600_000

async function booked(stage: StaffedStage, order: Partial<Order> = { pickupDate: localDate("2026-11-24") }) {
  await stage.setNow(now)
  const { booking, accessToken } = succeeded(await stage.services("owner").booking.placeBooking(sampleOrder(order)))
  const { recipient, payLinks } = stage.services("owner")
  const own = { reference: booking.reference, accessToken: null }
  return { booking, accessToken, own, recipient, payLinks }
}

async function asked(stage: StaffedStage) {
  const made = await booked(stage)
  const { link, expiresAt } = succeeded(await made.recipient.ask(made.own))
  const token = link.split("#")[1] ?? ""
  return { ...made, link, expiresAt, token, theirs: stage.services("recipient").recipient }
}

/** The same place, with another door and another person. */
const sameWay: StopWish = {
  place: { address: "Al Majaz 3, Sharjah", position: sampleDropOff.position, cityName: "Sharjah" },
  building: "Villa 9, back door",
  landmark: "Opposite the park",
  name: "Omar <b>Khalid</b>",
  phone: "+97165123457",
}
/** Far enough for another price. */
const farther: StopWish = {
  ...sameWay,
  place: { address: "Al Sharq, Sharjah", position: { lat: 25.3463, lon: 55.4209 }, cityName: "Sharjah" },
}

const dropOff = async (stage: StaffedStage, reference: string) =>
  succeeded(await stage.services("owner").ownBookings.booking({ reference, accessToken: null })).booking.dropOff

export const recipientServiceContract: readonly StaffedCase[] = [
  {
    name: "a recipient is told who sends and when it comes, and nothing else",
    run: async (stage) => {
      const { booking, token, theirs, expiresAt } = await asked(stage)
      expectEqual(expiresAt, now + 24 * hour)
      expectEqual(succeeded(await theirs.question({ token })), {
        market: "AE",
        senderName: booking.pickup.contact.name,
        cityName: booking.dropOff.cityName,
        deliveryWindow: booking.deliveryWindow,
        cash: null,
        expiresAt,
      })
    },
  },
  {
    name: "his answer becomes the drop-off, once, where the price stays",
    run: async (stage) => {
      const { booking, own, recipient, token, theirs } = await asked(stage)
      expectEqual(succeeded(await theirs.answer({ token, wish: sameWay })), {
        outcome: "applied",
        reference: booking.reference,
      })
      const { building, landmark, contact } = await dropOff(stage, booking.reference)
      expectEqual([building, landmark, contact.phone], [sameWay.building, sameWay.landmark, sameWay.phone])
      expectTrue(!contact.name.includes("<"), "the name is sanitised as any other (D24)")
      refused(await theirs.answer({ token, wish: { ...sameWay, building: "Mine" } }), "RecipientLinkInvalid")
      refused(await theirs.question({ token }), "RecipientLinkInvalid")
      expectEqual((await dropOff(stage, booking.reference)).building, sameWay.building)
      expectEqual(succeeded(await recipient.asked(own))?.outcome, "applied")
    },
  },
  {
    name: "of many answers at once one counts",
    run: async (stage) => {
      const { token, theirs } = await asked(stage)
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          theirs.answer({ token, wish: { ...sameWay, building: `Villa ${index}` } }),
        ),
      )
      expectEqual(answers.filter(({ _tag }) => _tag === "Success").length, 1)
      for (const answer of answers) if (answer._tag === "Failure") refused(answer, "RecipientLinkInvalid")
    },
  },
  {
    name: "another price waits for the sender, who accepts it for the total that he sees",
    run: async (stage) => {
      const { booking, own, recipient, token, theirs } = await asked(stage)
      expectEqual(succeeded(await theirs.answer({ token, wish: farther })).outcome, "proposed")
      expectEqual(await dropOff(stage, booking.reference), booking.dropOff)
      const state = succeeded(await recipient.asked(own))
      const proposal = state?.proposal
      if (!proposal) throw new Error("Something is proposed")
      expectTrue(proposal.total.minor !== booking.price.toPay.minor, "it costs otherwise")
      expectEqual([state.outcome, proposal.wish.building], ["proposed", farther.building])
      const accept = (total: typeof proposal.total) =>
        recipient.settle({ ...own, isAccepted: true, expectedTotal: total })
      refused(await accept(booking.price.toPay), "ChangeCostsOtherwise")
      expectEqual(succeeded(await accept(proposal.total))?.booking.price.toPay, proposal.total)
      expectEqual((await dropOff(stage, booking.reference)).address, farther.place?.address)
      refused(await accept(proposal.total), "NothingProposed")
      expectEqual(succeeded(await recipient.asked(own))?.outcome, "accepted")
    },
  },
  {
    name: "what the sender declines changes nothing",
    run: async (stage) => {
      const { booking, own, recipient, token, theirs } = await asked(stage)
      succeeded(await theirs.answer({ token, wish: farther }))
      expectEqual(succeeded(await recipient.settle({ ...own, isAccepted: false, expectedTotal: null })), null)
      expectEqual(await dropOff(stage, booking.reference), booking.dropOff)
      expectEqual(succeeded(await recipient.asked(own))?.outcome, "declined")
      refused(await recipient.settle({ ...own, isAccepted: true, expectedTotal: null }), "NothingProposed")
    },
  },
  {
    name: "a link is good for twenty-four hours and until there is a newer one",
    run: async (stage) => {
      const { own, recipient, token, theirs } = await asked(stage)
      await stage.setNow(now + 24 * hour - 1)
      succeeded(await theirs.question({ token }))
      await stage.setNow(now + 24 * hour)
      refused(await theirs.question({ token }), "RecipientLinkInvalid")
      refused(await theirs.answer({ token, wish: sameWay }), "RecipientLinkInvalid")
      expectEqual(succeeded(await recipient.asked(own))?.outcome, "expired")
      const next = succeeded(await recipient.ask(own)).link.split("#")[1] ?? ""
      await stage.setNow(now + 24 * hour + 1)
      const newest = succeeded(await recipient.ask(own)).link.split("#")[1] ?? ""
      refused(await theirs.question({ token: next }), "RecipientLinkInvalid")
      succeeded(await theirs.question({ token: newest }))
    },
  },
  {
    name: "a link ends no later than the drop-off can be changed",
    run: async (stage) => {
      const { own, recipient, booking } = await booked(stage, { pickupDate: localDate("2026-11-21") })
      const { link, expiresAt } = succeeded(await recipient.ask(own))
      expectEqual(expiresAt, booking.orderBy)
      expectTrue(expiresAt < now + 24 * hour, "it is for today")
      expectEqual(succeeded(await recipient.asked(own))?.expiresAt, expiresAt)
      const theirs = stage.services("recipient").recipient
      const token = link.split("#")[1] ?? ""
      await stage.setNow(booking.orderBy - 1)
      expectEqual(succeeded(await theirs.question({ token })).expiresAt, expiresAt)
      await stage.setNow(booking.orderBy)
      refused(await theirs.question({ token }), "RecipientLinkInvalid")
    },
  },
  {
    name: "of two links that end together the newer one is told from the other",
    run: async (stage) => {
      const { own, recipient } = await booked(stage, { pickupDate: localDate("2026-11-21") })
      const first = succeeded(await recipient.ask(own))
      await stage.setNow(now + 60_000)
      const second = succeeded(await recipient.ask(own))
      expectEqual([second.expiresAt, first.askedAt, second.askedAt], [first.expiresAt, now, now + 60_000])
      expectEqual(succeeded(await recipient.asked(own))?.askedAt, second.askedAt)
    },
  },
  {
    name: "a made-up link opens nothing, and the link of one booking no other",
    run: async (stage) => {
      const { token, theirs, booking } = await asked(stage)
      for (const wrong of ["", "0".repeat(48), token.slice(1), `${token}0`, token.toUpperCase(), booking.reference])
        refused(await theirs.question({ token: wrong }), "RecipientLinkInvalid")
    },
  },
  {
    name: "an answer is checked as a sender's would be, and a refused one leaves the link open",
    run: async (stage) => {
      const { token, theirs } = await asked(stage)
      const wish = (patch: Partial<StopWish>) => theirs.answer({ token, wish: { ...sameWay, ...patch } })
      refused(await wish({ phone: "123" }), "InvalidBooking")
      refused(await wish({ name: "" }), "InvalidBooking")
      refused(await wish({ place: { address: "At sea", position: atSea, cityName: "" } }), "NotServed")
      succeeded(await wish({}))
    },
  },
  {
    name: "only the owner asks, sees and settles",
    run: async (stage) => {
      const { own, accessToken } = await asked(stage)
      const { recipient } = stage.services("stranger")
      refused(await recipient.ask(own), "BookingNotFound")
      refused(await recipient.asked(own), "BookingNotFound")
      refused(await recipient.settle({ ...own, isAccepted: true, expectedTotal: null }), "BookingNotFound")
      refused(await recipient.ask({ reference: referenceNumber(77), accessToken: null }), "BookingNotFound")
      expectEqual(succeeded(await recipient.asked({ ...own, accessToken }))?.outcome, "waiting")
    },
  },
  {
    name: "nobody is asked when it is too late, nor more than five times",
    run: async (stage) => {
      const { own, recipient, booking } = await booked(stage)
      for (let number = 0; number < 5; number += 1) {
        await stage.setNow(now + number)
        succeeded(await recipient.ask(own))
      }
      await stage.setNow(now + 5)
      expectEqual(refused(await recipient.ask(own), "RecipientAskedOften").most, 5)
      await stage.setNow(booking.orderBy)
      expectEqual(refused(await recipient.ask(own), "ChangeRefused").reason, "too-late")
    },
  },
  {
    name: "under one key he is asked once, however often and however parallel, and every answer is the same link",
    run: async (stage) => {
      const { own, recipient } = await booked(stage)
      const press = () => recipient.ask(own, { idempotencyKey: "ask-1" })
      const first = (await Promise.all(Array.from({ length: 6 }, press))).map(succeeded)
      await stage.setNow(now + hour)
      const answers = [...first, succeeded(await press())]
      for (const answer of answers) expectEqual(answer, answers[0])
      succeeded(await stage.services("recipient").recipient.question({ token: first[0]?.link.split("#")[1] ?? "" }))
      // It counts as one of the five.
      for (let number = 1; number < 5; number += 1) {
        await stage.setNow(now + hour + number)
        succeeded(await recipient.ask(own))
      }
      await stage.setNow(now + 2 * hour)
      refused(await recipient.ask(own, { idempotencyKey: "ask-2" }), "RecipientAskedOften")
      expectEqual(succeeded(await press()), answers[0])
      const other = await booked(stage)
      refused(await other.recipient.ask(other.own, { idempotencyKey: "ask-1" }), "IdempotencyMismatch")
    },
  },
]

export const payLinkServiceContract: readonly StaffedCase[] = [
  {
    name: "whoever has the link sees what is due and how it may be paid, until its end",
    run: async (stage) => {
      const { own, booking, payLinks } = await booked(stage)
      const { token, link, expiresAt } = succeeded(await payLinks.makePayLink(own))
      expectTrue(link.endsWith(`#pay=${token}`), "the token stands behind the #")
      const open = (payToken: string | null, reference: string = booking.reference) =>
        stage.services("friend").payLinks.openPayment({ reference, accessToken: null, payToken })
      const due = succeeded(await open(token))
      expectEqual(
        [due.reference, due.state, due.due, due.paid.minor, due.holdEndsAt, due.isByLink],
        [booking.reference, "confirmed", booking.price.toPay, 0, null, true],
      )
      // By card too, if the stage has a gateway.
      const inCash = due.methods.filter((method) => method.startsWith("cash"))
      expectEqual(inCash.toSorted(), ["cashAtDelivery", "cashAtPickup"])
      for (const wrong of [null, "", "x", `${token}0`, token.replace(/.$/, (last) => (last === "0" ? "1" : "0"))])
        refused(await open(wrong), "BookingNotFound")
      const other = succeeded(await stage.services("other").booking.placeBooking(sampleOrder())).booking.reference
      refused(await open(token, other), "BookingNotFound")
      await stage.setNow(expiresAt - 1)
      succeeded(await open(token))
      await stage.setNow(expiresAt)
      refused(await open(token), "BookingNotFound")
    },
  },
  {
    name: "its owner needs no link, by browser or by the booking's own",
    run: async (stage) => {
      const { own, booking, accessToken, payLinks } = await booked(stage)
      expectEqual(succeeded(await payLinks.openPayment({ ...own, payToken: null })).due, booking.price.toPay)
      // With his own link he is its owner still.
      const { token } = succeeded(await payLinks.makePayLink(own))
      expectEqual(succeeded(await payLinks.openPayment({ ...own, payToken: token })).isByLink, false)
      const { payLinks: theirs } = stage.services("other")
      succeeded(await theirs.openPayment({ ...own, accessToken, payToken: null }))
      refused(await theirs.makePayLink(own), "BookingNotFound")
    },
  },
  {
    name: "a dispatcher makes a link for an order by phone; a driver does not",
    run: async (stage) => {
      const { own } = await booked(stage)
      const ops = await stage.staff("ops", "Olga")
      const { token } = succeeded(await ops.services.payLinks.makePayLink(own))
      succeeded(await stage.services("friend").payLinks.openPayment({ ...own, payToken: token }))
      const driver = await stage.staff("porter", "Dawud")
      const answer = await driver.services.payLinks.makePayLink(own)
      // The server's HTTP layer refuses it before the use case runs.
      const isRefused = Result.isFailure(answer) && ["BookingNotFound", "RequestRefused"].includes(answer.failure._tag)
      expectTrue(isRefused, "a driver makes no link")
    },
  },
  {
    name: "where nothing is due nobody is asked to pay",
    run: async (stage) => {
      const { own, booking, payLinks } = await booked(stage)
      const { token } = succeeded(await payLinks.makePayLink(own))
      succeeded(
        await stage
          .services("owner")
          .ownBookings.cancelBooking({ reference: booking.reference, accessToken: null, expectedFee: null }),
      )
      refused(await payLinks.makePayLink(own), "NothingToPay")
      const due = succeeded(await payLinks.openPayment({ ...own, payToken: token }))
      expectEqual([due.due.minor, due.methods], [0, []])
    },
  },
]
