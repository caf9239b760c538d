import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as Result from "effect/Result"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it, onTestFinished } from "vitest"
import { type BookingWish, noWish, type StopWish, sameStop } from "../../booking/change/booking-change.ts"
import type { Order } from "../../booking/order/order.ts"
import { localDate } from "../../calendar/local-date.ts"
import { formatMoney, type Money } from "../../money/money.ts"
import { type Message, MessageSender } from "../../ports/driven/messages.ts"
import { PaymentOffer } from "../../ports/driven/payment-offer.ts"
import { succeeded } from "../../testing/contracts/expectations.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { at, sampleDropOff } from "../../testing/sample-booking.ts"
import { sampleOrder } from "../../testing/sample-order.ts"
import { guestCaller } from "../caller.ts"
import { drivingPorts } from "../driving-ports.ts"
import { deliverOutbox } from "../outbox/deliver-outbox.ts"

const morning = at("2026-11-21T11:00:00.000+04:00")

/** A booking, and what its customer and its recipient are told from then on. */
async function booked(order: Partial<Order> = {}) {
  const sent: Message[] = []
  const sender = Layer.succeed(MessageSender, {
    hasWhatsapp: true,
    send: (message) => Effect.sync(() => void sent.push(message)),
  })
  const methods = ["cashAtPickup", "cashAtDelivery", "card"] as const
  const offer = Layer.succeed(PaymentOffer, { AE: methods, QA: methods })
  const runtime = ManagedRuntime.make(
    Layer.merge(sender, offer).pipe(Layer.provideMerge(inMemoryPorts()), Layer.provideMerge(TestClock.layer())),
  )
  onTestFinished(() => runtime.dispose())
  await runtime.runPromise(TestClock.setTime(morning))
  const { booking: placing, ownBookings, recipient } = drivingPorts(runtime, guestCaller("owner"))
  const { booking } = succeeded(
    await placing.placeBooking(sampleOrder({ pickupDate: localDate("2026-11-24"), ...order })),
  )
  /** What was sent since this was asked last. */
  const told = async () => {
    await runtime.runPromise(deliverOutbox())
    return sent.splice(0).map(({ to, text }) => ({ to, text }))
  }
  const before = await told()
  return { ownBookings, recipient, booking, before, own: { reference: booking.reference, accessToken: null }, told }
}

const failed = (answer: Result.Result<unknown, unknown>) => (Result.isFailure(answer) ? answer.failure : null)

const answer = (place: StopWish["place"]): StopWish => ({
  place,
  building: "Villa 9",
  landmark: "",
  name: "Omar Khalid",
  phone: sampleDropOff.contact.phone,
})
const farther = answer({
  address: "Al Sharq, Sharjah",
  position: { lat: 25.3463, lon: 55.4209 },
  cityName: "Sharjah",
})

async function proposed() {
  const made = await booked()
  const token = succeeded(await made.recipient.ask(made.own)).link.split("#")[1] ?? ""
  await made.told()
  expect(succeeded(await made.recipient.answer({ token, wish: farther }))).toMatchObject({ outcome: "proposed" })
  return made
}

it("what its sender is called is no link, neither in what a recipient is told nor in what he is asked", async () => {
  const contact = { ...sampleOrder().pickup.contact, name: "Pay at www.pay.example" }
  const { recipient, before, own, told } = await booked({ pickup: { ...sampleOrder().pickup, contact } })
  succeeded(await recipient.ask(own))
  const texts = [...before, ...(await told())].map(({ text }) => text).filter((text) => text.includes("sends you"))
  expect(texts.length).toBe(2)
  for (const text of texts) expect(text).toMatch(/^Pay at www\. pay\. example sends you a parcel/)
})

it("until when he may answer is said to him on the market's wall clock, for a parcel of today too", async () => {
  const asked = async (order: Partial<Order>) => {
    const { recipient, own, told } = await booked(order)
    succeeded(await recipient.ask(own))
    return (await told()).map(({ text }) => /Tell us before (.+) where to bring it/.exec(text)?.[1])
  }
  expect(await asked({})).toEqual(["22nd Nov, 2026 - 11:00 AM"])
  const today = { bookingType: "sameDay", pickupDate: localDate("2026-11-21"), pickupWindow: "13-18" } as const
  expect(await asked(today)).toEqual(["21st Nov, 2026 - 04:00 PM"])
})

describe("of another place that costs otherwise", () => {
  it("its sender is told, with a link to where he decides", async () => {
    const { booking, told } = await proposed()
    const [message, ...others] = await told()
    expect(others).toEqual([])
    expect(message?.to).toBe(booking.customer.email)
    expect(message?.text).toContain("asks for another drop-off")
    expect(message?.text).toContain(`/go/account/bookings/${booking.reference}#access=`)
  })

  it("its recipient is told that the sender declines, for as long as the parcel still comes", async () => {
    const { booking, own, recipient, told } = await proposed()
    await told()
    succeeded(await recipient.settle({ ...own, isAccepted: false, expectedTotal: null }))
    const [message, ...others] = await told()
    expect(others).toEqual([])
    expect(message?.to).toBe(booking.dropOff.contact.phone)
    expect(message?.text).toContain("stays as it was")

    const ended = await proposed()
    succeeded(await ended.ownBookings.cancelBooking({ ...ended.own, expectedFee: null }))
    await ended.told()
    succeeded(await ended.recipient.settle({ ...ended.own, isAccepted: false, expectedTotal: null }))
    expect(await ended.told()).toEqual([])
  })

  it("both are told that he accepts", async () => {
    const { booking, own, recipient, told } = await proposed()
    await told()
    succeeded(await recipient.settle({ ...own, isAccepted: true, expectedTotal: null }))
    expect((await told()).map(({ to }) => to).toSorted()).toEqual(
      [booking.customer.email, booking.dropOff.contact.phone].toSorted(),
    )
  })
})

async function changed(wish: Partial<BookingWish>, order: Partial<Order> = {}) {
  const made = await booked(order)
  const change = { ...made.own, wish: { ...noWish, ...wish }, expectedTotal: null, isPreview: false }
  succeeded(await made.ownBookings.changeBooking(change))
  const { phone } = made.booking.dropOff.contact
  const messages = (await made.told()).filter(({ to }) => to !== made.booking.customer.email)
  return { ...made, phone, messages }
}

describe("of a change", () => {
  it("its recipient hears nothing that is not his", async () => {
    const { messages } = await changed({ pickup: { ...sameStop, building: "Another floor" } })
    expect(messages).toEqual([])
  })

  it("its recipient hears of another place or door, and not of another time", async () => {
    const { phone, messages } = await changed({ dropOff: { ...sameStop, building: "Villa 9" } })
    expect(messages.map(({ to }) => to)).toEqual([phone])
    expect(messages[0]?.text).toContain("drop-off of your parcel was changed. It comes on 2")
    expect(messages[0]?.text).not.toContain("another time")
  })

  it("whoever is named anew hears who sends, and a PIN of his own; the other that it goes to somebody else", async () => {
    const next = "+97165123457"
    const { before, phone, messages, own, ownBookings } = await changed({
      dropOff: { ...sameStop, name: "Omar", phone: next },
    })
    const toNext = messages.filter(({ to }) => to === next)
    const wordsOf = (told: typeof messages) => told.map(({ text }) => text.replace(/: \d{4}\. /, ": …. "))
    const pinsOf = (told: typeof messages) => told.map(({ text }) => /: (\d{4})\. /.exec(text)?.[1])
    const first = before.filter(({ to }) => to === phone)
    expect(wordsOf(toNext)).toEqual(wordsOf(first))
    expect(pinsOf(toNext)).not.toEqual(pinsOf(first))
    // The one that proves the delivery, as the owner reads it.
    expect(pinsOf(toNext)).toEqual([succeeded(await ownBookings.booking(own)).pin])
    const toFormer = messages.filter(({ to }) => to === phone)
    expect(toFormer).toHaveLength(1)
    expect(toFormer[0]?.text).toContain("goes to somebody else")
    expect(messages).toHaveLength(2)
  })
})

describe("of a booking that is not paid yet", () => {
  const unpaid: Partial<Order> = { paymentMethod: "card" }

  it("its recipient hears nothing: neither that it is changed, nor that it is cancelled; nor is its owner written to, who cancelled it", async () => {
    const { booking, own, ownBookings, told, before, messages } = await changed(
      { dropOff: { ...sameStop, building: "Villa 9" } },
      unpaid,
    )
    expect([booking.state, before, messages]).toEqual(["awaitingPayment", [], []])
    succeeded(await ownBookings.cancelBooking({ ...own, expectedFee: null, onlyHeld: true }))
    expect(await told()).toEqual([])
  })

  it("its recipient is not asked where to: its sender is told that it is to be paid first", async () => {
    const { own, ownBookings, recipient, told } = await booked(unpaid)
    expect(failed(await recipient.ask(own))).toMatchObject({ part: "drop-off-address", reason: "not-paid" })
    expect(await told()).toEqual([])
    const wish = { ...noWish, dropOff: farther }
    const change = { ...own, wish, expectedTotal: null, isPreview: true }
    expect(failed(await ownBookings.changeBooking(change))).toMatchObject({ reason: "not-paid" })
  })
})

describe("of a booking that the recipient pays", () => {
  const paidAtDoor: Partial<Order> = { paymentMethod: "cashAtDelivery" }
  const cashOf = ({ price }: { readonly price: { readonly toPay: Money } }) =>
    `have ${formatMoney(price.toPay)} in cash ready for the driver`

  it("he is told the amount when it is announced, when he is asked where to, and nothing of it where another pays", async () => {
    const { booking, before, own, recipient, told } = await booked(paidAtDoor)
    const { phone } = booking.dropOff.contact
    expect(before.find(({ to }) => to === phone)?.text).toContain(cashOf(booking))
    const { link } = succeeded(await recipient.ask(own))
    const [asked] = await told()
    expect([asked?.to, asked?.text]).toEqual([phone, expect.stringContaining(cashOf(booking))])
    const { cash } = succeeded(await recipient.question({ token: link.split("#")[1] ?? "" }))
    expect(cash).toEqual(booking.price.toPay)

    const other = await booked()
    const theirs = [...other.before.filter(({ to }) => to === phone)]
    succeeded(await other.recipient.ask(other.own))
    theirs.push(...(await other.told()))
    expect(theirs).toHaveLength(2)
    expect(theirs.map(({ text }) => text).join()).not.toMatch(/cash|AED/)
  })

  it("he is told another amount by itself where nothing else of a change is his, and no other who does not pay", async () => {
    const far = { ...farther, building: "Marina Plaza", name: "Aisha Rahman", phone: "+971501234567" }
    for (const [order, count] of [
      [paidAtDoor, 1],
      [{}, 0],
    ] as const) {
      const { messages, phone, own, ownBookings, booking } = await changed({ pickup: far }, order)
      const { booking: after } = succeeded(await ownBookings.booking(own))
      expect(after.price.toPay).not.toEqual(booking.price.toPay)
      const theirs = messages.filter(({ to }) => to === phone)
      expect(theirs).toHaveLength(count)
      for (const { text } of theirs) expect(text).toContain(cashOf(after))
    }
  })

  it("its customer reads in the confirmation how it is paid", async () => {
    const confirmation = async (order: Partial<Order>) => {
      const { before, booking } = await booked(order)
      return [before.find(({ to }) => to === booking.customer.email)?.text, formatMoney(booking.price.toPay)] as const
    }
    const [atDoor, due] = await confirmation(paidAtDoor)
    expect(atDoor).toContain(`The recipient pays the driver ${due} in cash at the drop-off.`)
    const [atPickup] = await confirmation({})
    expect(atPickup).toContain(`The driver takes ${due} in cash at the pick-up.`)
  })
})
