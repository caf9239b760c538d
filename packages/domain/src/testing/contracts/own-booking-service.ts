import { type BookingWish, noWish } from "../../booking/change/booking-change.ts"
import type { Order } from "../../booking/order/order.ts"
import { localDate } from "../../calendar/local-date.ts"
import { money } from "../../money/money.ts"
import type {
  ChangeRequest,
  OwnBookingRequest,
  OwnBookings,
  OwnBookingsRequest,
} from "../../ports/driving/own-booking-service.ts"
import { at, referenceNumber, sampleDropOff } from "../sample-booking.ts"
import { sampleDay, sampleOrder } from "../sample-order.ts"
import type { ServiceCase, Stage } from "./contract-case.ts"
import { expectEqual, expectTrue, first, refused, succeeded } from "./expectations.ts"

const morning = at("2026-11-21T09:00:00.000+04:00")
const nextDay = localDate("2026-11-22")
const minute = 60_000

/** Same Day, 1PM-6PM: ordered until 16:00. */
const sameDay: Partial<Order> = { bookingType: "sameDay", pickupWindow: "13-18" }

const booked = async (stage: Stage, browser?: string, patch: Partial<Order> = {}) =>
  succeeded(await stage.services(browser).booking.placeBooking(sampleOrder(patch)))

const named = (reference: string, accessToken: string | null = null): OwnBookingRequest => ({ reference, accessToken })

const page = (patch: Partial<OwnBookingsRequest> = {}): OwnBookingsRequest => ({
  ofCompany: false,
  states: [],
  from: null,
  to: null,
  after: null,
  limit: 20,
  ...patch,
})

const change = (reference: string, wish: Partial<BookingWish>, patch: Partial<ChangeRequest> = {}): ChangeRequest => ({
  ...named(reference),
  wish: { ...noWish, ...wish },
  expectedTotal: null,
  isPreview: false,
  ...patch,
})

const cancel = (reference: string) => ({ ...named(reference), expectedFee: null })

const ownOf = (stage: Stage, browser?: string) => stage.services(browser).ownBookings

const listing: readonly ServiceCase[] = [
  {
    name: "one's own bookings are listed by pages, the newest first, each once and nobody else's",
    run: async (stage) => {
      const references: string[] = []
      for (let number = 0; number < 5; number += 1) {
        await stage.setNow(morning + number * minute)
        references.unshift((await booked(stage, "owner")).booking.reference)
        await booked(stage, "other")
      }
      const seen: string[] = []
      let after: OwnBookingsRequest["after"] = null
      do {
        const found: OwnBookings = succeeded(await ownOf(stage, "owner").bookings(page({ after, limit: 2 })))
        expectTrue(found.bookings.length > 0 && found.bookings.length <= 2, "a page holds one or two")
        seen.push(...found.bookings.map(({ reference }) => reference))
        after = found.next
      } while (after !== null)
      expectEqual(seen, references)
    },
  },
  {
    name: "bookings of one instant are listed once each, too",
    run: async (stage) => {
      await stage.setNow(morning)
      const made = [await booked(stage, "owner"), await booked(stage, "owner"), await booked(stage, "owner")]
      const one = succeeded(await ownOf(stage, "owner").bookings(page({ limit: 1 })))
      const rest = succeeded(await ownOf(stage, "owner").bookings(page({ after: one.next })))
      const seen = [...one.bookings, ...rest.bookings].map(({ reference }) => reference)
      expectEqual([...seen].sort(), made.map(({ booking }) => booking.reference).sort())
      expectEqual(rest.next, null)
    },
  },
  {
    name: "a list keeps to states and dates of pick-up",
    run: async (stage) => {
      await stage.setNow(morning)
      const today = (await booked(stage, "owner")).booking.reference
      const tomorrow = (await booked(stage, "owner", { pickupDate: nextDay })).booking.reference
      succeeded(await ownOf(stage, "owner").cancelBooking(cancel(tomorrow)))
      const listed = async (patch: Partial<OwnBookingsRequest>) =>
        succeeded(await ownOf(stage, "owner").bookings(page(patch))).bookings.map(({ reference }) => reference)
      expectEqual(await listed({ states: ["cancelled"] }), [tomorrow])
      expectEqual(await listed({ states: ["confirmed", "assigned"] }), [today])
      expectEqual(await listed({ from: nextDay }), [tomorrow])
      expectEqual(await listed({ to: sampleDay }), [today])
      expectEqual(await listed({ from: sampleDay, to: nextDay, states: ["delivered"] }), [])
    },
  },
  {
    name: "whoever has booked nothing, and a caller without a cookie, has an empty list",
    run: async (stage) => {
      await stage.setNow(morning)
      await booked(stage)
      for (const browser of ["nobody", undefined])
        expectEqual(succeeded(await ownOf(stage, browser).bookings(page())), { bookings: [], next: null })
      expectEqual(succeeded(await ownOf(stage, "nobody").bookings(page({ ofCompany: true }))).bookings, [])
    },
  },
]

const reading: readonly ServiceCase[] = [
  {
    name: "a booking is read whole by the browser that booked it and by its link",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking, accessToken } = await booked(stage, "owner")
      const own = succeeded(await ownOf(stage, "owner").booking(named(booking.reference)))
      expectEqual([own.booking, own.events, own.holdEndsAt], [booking, [], null])
      expectEqual([own.paid.minor, own.refunded.minor], [0, 0])
      expectTrue(/^\d{4,6}$/.test(own.pin ?? ""), "the owner is told the PIN")
      expectEqual(succeeded(await ownOf(stage).booking(named(booking.reference, accessToken))), own)
    },
  },
  {
    name: "of two who book neither reads, cancels, changes or completes what is the other's, as if it were not there",
    run: async (stage) => {
      await stage.setNow(morning)
      const mine = await booked(stage, "me")
      const yours = await booked(stage, "you")
      const { reference } = mine.booking
      for (const [who, request] of [
        ["you", named(reference)],
        ["you", named(reference, yours.accessToken)],
        [undefined, named(reference)],
        ["me", named(referenceNumber(99))],
        ["me", named("hello")],
      ] as const) {
        const own = ownOf(stage, who)
        refused(await own.booking(request), "BookingNotFound")
        refused(await own.receipt(request), "BookingNotFound")
        refused(await own.cancellation(request), "BookingNotFound")
        refused(await own.completeOrder({ ...request, leadId: null }), "BookingNotFound")
        refused(await own.cancelBooking({ ...request, expectedFee: null }), "BookingNotFound")
        for (const asked of [change(reference, { pickupDate: nextDay }), change(reference, {}, { isPreview: true })])
          refused(await own.changeBooking({ ...asked, ...request }), "BookingNotFound")
      }
      expectEqual(succeeded(await ownOf(stage, "me").booking(named(reference))).booking, mine.booking)
    },
  },
  {
    name: "a receipt lists what was ordered, and adds up",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner")
      const receipt = succeeded(await ownOf(stage, "owner").receipt(named(booking.reference)))
      const { deliveryCharge, discount, vat, toPay } = receipt.price
      expectEqual(receipt.price, booking.price)
      expectEqual(deliveryCharge.minor - discount.minor + vat.minor, toPay.minor)
      expectEqual([receipt.kind, receipt.number, receipt.paid.minor, receipt.due], ["statement", null, 0, toPay])
      succeeded(await ownOf(stage, "owner").cancelBooking(cancel(booking.reference)))
      const after = succeeded(await ownOf(stage, "owner").receipt(named(booking.reference)))
      expectEqual(after.due.minor, 0)
    },
  },
  {
    name: "completing an order answers the booking, closes its lead, and does no harm twice",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner")
      const request = { ...named(booking.reference), leadId: "0123456789abcdef0123456789abcdef" }
      const once = succeeded(await ownOf(stage, "owner").completeOrder(request))
      expectEqual(once.booking, booking)
      expectEqual(succeeded(await ownOf(stage, "owner").completeOrder(request)), once)
    },
  },
]

const cancelling: readonly ServiceCase[] = [
  {
    name: "cancelling is free until the last order time exactly, and is shown before it is done",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner", sameDay)
      for (const [now, phase] of [
        [booking.orderBy - 1, "free"],
        [booking.orderBy, "late"],
      ] as const) {
        await stage.setNow(now)
        const { isCancellable, cancellation } = succeeded(
          await ownOf(stage, "owner").cancellation(named(booking.reference)),
        )
        expectEqual([isCancellable, cancellation.phase, cancellation.freeUntil], [true, phase, booking.orderBy])
        expectEqual([cancellation.fee.minor, cancellation.refund.minor], [0, 0])
      }
    },
  },
  {
    name: "a cancelled booking says so everywhere, and cannot be cancelled again",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner")
      const { reference } = booking
      const cancelled = succeeded(await ownOf(stage, "owner").cancelBooking(cancel(reference)))
      expectEqual(cancelled.booking, { ...booking, state: "cancelled" })
      const own = succeeded(await ownOf(stage, "owner").booking(named(reference)))
      expectEqual([own.booking.state, own.pin], ["cancelled", null])
      const tracking = succeeded(await stage.services().tracking.track(named(reference)))
      expectEqual(
        tracking.events.map(({ leg, kind, reason }) => [leg, kind, reason]),
        [["pickup", "cancelled", "asked-by-customer"]],
      )
      expectEqual(
        refused(await ownOf(stage, "owner").cancelBooking(cancel(reference)), "NotCancellable").state,
        "cancelled",
      )
      expectEqual(succeeded(await ownOf(stage, "owner").cancellation(named(reference))).isCancellable, false)
      refused(await ownOf(stage, "owner").changeBooking(change(reference, { pickupDate: nextDay })), "ChangeRefused")
    },
  },
  {
    name: "cancelling at another fee than was seen is refused with what it costs now",
    run: async (stage) => {
      await stage.setNow(morning)
      const { reference } = (await booked(stage, "owner")).booking
      const own = ownOf(stage, "owner")
      const dear = { ...named(reference), expectedFee: money(500, "AED") }
      expectEqual(refused(await own.cancelBooking(dear), "CancellationCostsOtherwise").cancellation.fee.minor, 0)
      succeeded(await own.cancelBooking({ ...named(reference), expectedFee: money(0, "AED") }))
    },
  },
  {
    name: "whoever sends a key again is told that the answer is the first one's",
    run: async (stage) => {
      await stage.setNow(morning)
      const { reference } = (await booked(stage, "owner")).booking
      let replays = 0
      const options = {
        idempotencyKey: "cancel-1",
        onReplayed: () => {
          replays += 1
        },
      }
      const answer = succeeded(await ownOf(stage, "owner").cancelBooking(cancel(reference), options))
      expectEqual(replays, 0)
      expectEqual(succeeded(await ownOf(stage, "owner").cancelBooking(cancel(reference), options)), answer)
      expectEqual(replays, 1)
    },
  },
  {
    name: "of many who cancel at once under one key all are answered alike, and of many without one cancels",
    run: async (stage) => {
      await stage.setNow(morning)
      const one = (await booked(stage, "owner")).booking.reference
      const own = ownOf(stage, "owner")
      const keyed = await Promise.all(
        Array.from({ length: 8 }, () => own.cancelBooking(cancel(one), { idempotencyKey: "cancel-1" })),
      )
      const answers = keyed.map((answer) => succeeded(answer))
      for (const answer of answers) expectEqual(answer, answers[0])
      const two = (await booked(stage, "owner")).booking.reference
      const free = await Promise.all(Array.from({ length: 8 }, () => own.cancelBooking(cancel(two))))
      expectEqual(free.filter(({ _tag }) => _tag === "Success").length, 1)
    },
  },
]

const changing: readonly ServiceCase[] = [
  {
    name: "how to find somebody is changed at no cost, and anything else stays",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner")
      const dropOff = { ...noWish.dropOff, building: "Villa 9 🏡", name: "Sara", phone: "050 765 4321" }
      const changed = succeeded(await ownOf(stage, "owner").changeBooking(change(booking.reference, { dropOff })))
      expectEqual([changed.parts, changed.difference], [["drop-off-details"], { kind: "none" }])
      const { building, contact } = changed.booking.dropOff
      expectEqual([building, contact.name, contact.phone], ["Villa 9", "Sara", "+971507654321"])
      expectEqual(changed.booking, { ...booking, dropOff: changed.booking.dropOff })
      expectEqual(succeeded(await ownOf(stage, "owner").booking(named(booking.reference))).booking, changed.booking)
    },
  },
  {
    name: "another date gets a window of that date, at the same price",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner")
      const { booking: moved, parts } = succeeded(
        await ownOf(stage, "owner").changeBooking(change(booking.reference, { pickupDate: nextDay })),
      )
      expectEqual([parts, moved.pickupWindow.date, moved.deliveryWindow.date], [["time"], nextDay, "2026-11-23"])
      expectEqual([moved.price, moved.state], [booking.price, "confirmed"])
      expectTrue(moved.orderBy > booking.orderBy, "it is free for longer")
      const tracking = succeeded(await stage.services().tracking.track(named(booking.reference)))
      expectEqual([tracking.deliveryWindow, tracking.events], [moved.deliveryWindow, []])
    },
  },
  {
    name: "a window that is shut is refused with what is next, and nothing is changed",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner", sameDay)
      await stage.setNow(at("2026-11-21T11:00:00.000+04:00"))
      const refusal = refused(
        await ownOf(stage, "owner").changeBooking(change(booking.reference, { pickupWindow: "11-14" })),
        "SlotRefused",
      )
      expectTrue(refusal.next !== null, "it says what is next")
      expectEqual(succeeded(await ownOf(stage, "owner").booking(named(booking.reference))).booking, booking)
    },
  },
  {
    name: "another address is previewed with its difference, changed at the price that was seen, and refused at another",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner")
      const own = ownOf(stage, "owner")
      // Without a city, as a program may send it: the area has one.
      const place = { address: "Deira, Dubai", position: { lat: 25.2697, lon: 55.3095 }, cityName: "" }
      const wish = { dropOff: { ...noWish.dropOff, place } }
      const preview = succeeded(await own.changeBooking(change(booking.reference, wish, { isPreview: true })))
      expectEqual(preview.parts, ["drop-off-address"])
      expectTrue(preview.difference.kind !== "none", "the way has another price")
      expectEqual(succeeded(await own.booking(named(booking.reference))).booking, booking)

      const otherTotal = { expectedTotal: booking.price.toPay }
      const refusal = refused(
        await own.changeBooking(change(booking.reference, wish, otherTotal)),
        "ChangeCostsOtherwise",
      )
      expectEqual([refusal.total, refusal.previousTotal], [preview.booking.price.toPay, booking.price.toPay])
      const seen = { expectedTotal: preview.booking.price.toPay }
      const changed = succeeded(await own.changeBooking(change(booking.reference, wish, seen)))
      expectEqual(changed.booking, preview.booking)
      const { address } = changed.booking.dropOff
      expectEqual([address, changed.booking.dropOff.building], [place.address, sampleDropOff.building])
      expectEqual(changed.booking.dropOff.cityName, "Dubai")
      expectEqual(succeeded(await own.booking(named(booking.reference))).booking, changed.booking)
    },
  },
  {
    name: "what is asked for as it is already changes nothing",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner")
      const { address, position, cityName, building, landmark, contact } = booking.pickup
      const pickup = {
        place: { address, position, cityName },
        building,
        landmark,
        name: contact.name,
        phone: contact.phone,
      }
      const wish = { pickup, pickupDate: booking.pickupWindow.date, pickupWindow: booking.pickupWindow.window }
      const same = succeeded(await ownOf(stage, "owner").changeBooking(change(booking.reference, wish)))
      expectEqual([same.parts, same.difference, same.booking], [[], { kind: "none" }, booking])
    },
  },
  {
    name: "a change that cannot be stored or served is refused",
    run: async (stage) => {
      await stage.setNow(morning)
      const { reference } = (await booked(stage, "owner")).booking
      const own = ownOf(stage, "owner")
      const wrong = { dropOff: { ...noWish.dropOff, building: " ", phone: "12" } }
      const { issues } = refused(await own.changeBooking(change(reference, wrong)), "InvalidBooking")
      expectEqual(
        issues.map(({ field }) => field),
        ["dropOff.building", "dropOff.contactPhone"],
      )
      const place = { address: "At sea", position: { lat: 25.7, lon: 53.2 }, cityName: "" }
      const atSea = { dropOff: { ...noWish.dropOff, place } }
      expectEqual(refused(await own.changeBooking(change(reference, atSea)), "NotServed").part, "delivery")
    },
  },
  {
    name: "places and times are changed until the last order time exactly, and the way to find somebody after it too",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner", sameDay)
      const own = ownOf(stage, "owner")
      await stage.setNow(booking.orderBy)
      const late = refused(await own.changeBooking(change(booking.reference, { pickupDate: nextDay })), "ChangeRefused")
      expectEqual([late.part, late.reason], ["time", "too-late"])
      const details = { pickup: { ...noWish.pickup, landmark: "Ring twice" } }
      expectEqual(succeeded(await own.changeBooking(change(booking.reference, details))).parts, ["pickup-details"])
    },
  },
  {
    name: "of two who change a booking at once both are heard, one after the other",
    run: async (stage) => {
      await stage.setNow(morning)
      const { reference } = (await booked(stage, "owner")).booking
      const own = ownOf(stage, "owner")
      const answers = await Promise.all([
        own.changeBooking(change(reference, { pickup: { ...noWish.pickup, landmark: "Left" } })),
        own.changeBooking(change(reference, { dropOff: { ...noWish.dropOff, landmark: "Right" } })),
        own.changeBooking(change(reference, { pickupDate: nextDay })),
      ])
      for (const answer of answers) succeeded(answer)
      const { booking } = succeeded(await own.booking(named(reference)))
      expectEqual(
        [booking.pickup.landmark, booking.dropOff.landmark, booking.pickupWindow.date],
        ["Left", "Right", nextDay],
      )
    },
  },
]

const promos: readonly ServiceCase[] = [
  {
    name: "a promo is granted by the server, once for each customer, and given back by a free cancellation",
    run: async (stage) => {
      await stage.setNow(morning)
      const plain = (await booked(stage, "owner")).booking
      const { booking } = await booked(stage, "owner", { promoCode: "welcome10" })
      expectEqual([booking.promoCode, booking.price.deliveryCharge], ["WELCOME10", plain.price.deliveryCharge])
      expectTrue(booking.price.toPay.minor < plain.price.toPay.minor, "it takes something off")
      const again = () => stage.services("other").booking.placeBooking(sampleOrder({ promoCode: "WELCOME10" }))
      expectEqual(refused(await again(), "PromoRefused").refusal.kind, "not-found")
      succeeded(await ownOf(stage, "owner").cancelBooking(cancel(booking.reference)))
      expectEqual(succeeded(await again()).booking.promoCode, "WELCOME10")
    },
  },
  {
    name: "a code that is none books nothing, and a promo stays when its booking is changed",
    run: async (stage) => {
      await stage.setNow(morning)
      refused(
        await stage.services("owner").booking.placeBooking(sampleOrder({ promoCode: "NEVERWAS" })),
        "PromoRefused",
      )
      expectEqual(succeeded(await ownOf(stage, "owner").bookings(page())).bookings, [])
      const { booking } = await booked(stage, "owner", { promoCode: "WELCOME10" })
      const place = { address: "Deira, Dubai", position: { lat: 25.2697, lon: 55.3095 }, cityName: "Dubai" }
      const wish = { dropOff: { ...noWish.dropOff, place } }
      const changed = succeeded(await ownOf(stage, "owner").changeBooking(change(booking.reference, wish)))
      expectEqual(changed.booking.promoCode, "WELCOME10")
      expectTrue(changed.booking.price.discount.minor > 0, "it still takes something off")
    },
  },
]

const searching: readonly ServiceCase[] = [
  {
    name: "a guest finds a booking by its reference and four digits of a phone in it, and sees no more than by the reference",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner")
      const { reference } = booking
      const search = (value: string, lastFour: string | null, browser = "stranger") =>
        stage.services(browser).tracking.search({ field: "reference", value, lastFour })
      const shown = succeeded(await stage.services("stranger").tracking.track(named(reference)))
      for (const phone of [booking.customer.phone, booking.dropOff.contact.phone])
        expectEqual(succeeded(await search(reference, phone.slice(-4))), [shown])
      expectEqual(first(succeeded(await search(reference, booking.customer.phone.slice(-4), "owner"))).booking, booking)
      for (const wrong of ["0000", "", null, "67", booking.customer.phone.slice(-5)])
        expectEqual(refused(await search(reference, wrong), "SearchFailed").field, "reference")
      refused(await search(referenceNumber(77), booking.customer.phone.slice(-4)), "SearchFailed")
    },
  },
  {
    name: "a guest finds nothing by a phone or an e-mail",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner")
      for (const [field, value] of [
        ["phone", booking.customer.phone],
        ["email", booking.customer.email],
      ] as const) {
        const answer = await stage.services("owner").tracking.search({ field, value, lastFour: "4567" })
        expectEqual(refused(answer, "SearchFailed").field, field)
      }
    },
  },
]

export const ownBookingServiceContract: readonly ServiceCase[] = [
  ...listing,
  ...reading,
  ...cancelling,
  ...changing,
  ...promos,
  ...searching,
]
