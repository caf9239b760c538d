import { type BookingWish, noWish, sameStop } from "../../../booking/change/booking-change.ts"
import { presetParcels } from "../../../booking/parcel/parcel.ts"
import { localDate } from "../../../calendar/local-date.ts"
import { rowInForce } from "../../../pricing/dated-row.ts"
import { at } from "../../sample-booking.ts"
import { sampleDay, sampleOrder, servedWay } from "../../sample-order.ts"
import { expectEqual, expectTrue, first, refused, succeeded } from "../expectations.ts"
import { placeAt } from "../places-named.ts"
import type { StaffedCase, StaffedStage } from "../staffed-stage.ts"

const now = at("2026-11-21T09:00:00.000+04:00")
const morning = "11-14"
const afternoon = "13-18"

/** Edits the price list in force: the morning costs five dirhams more and the afternoon three less. */
async function scene(stage: StaffedStage) {
  await stage.setNow(now)
  const { admin } = (await stage.staff("admin", "Amal")).services
  const entries = succeeded(await admin.list({ kind: "tariffs", market: "AE" }))
  const inForce = rowInForce(
    entries.map(({ value }) => value),
    sampleDay,
  )
  const { value, version } = first(entries.filter(({ value: { id } }) => id === inForce?.id))
  const adjusted = { ...value, windowAdjustmentsMinor: { [morning]: 500, [afternoon]: -300 } }
  succeeded(await admin.edit({ kind: "tariffs", market: "AE", id: value.id, version, value: adjusted }))
  const services = stage.services("owner")
  const quote = await quoteOf(stage)
  const order = (pickupWindow: string) =>
    sampleOrder({
      bookingType: "sameDay",
      pickupWindow,
      parcel: { ...sampleOrder().parcel, ...presetParcels.small },
      quoteId: quote.id,
    })
  return { admin, services, quote, order, list: adjusted, version: version + 1 }
}

const asked = {
  market: "AE",
  pickup: placeAt(servedWay.AE.pickup),
  dropOff: placeAt(servedWay.AE.dropOff),
  vehicle: "bike",
  parcel: presetParcels.small,
} as const

async function quoteOf(stage: StaffedStage, type = "sameDay") {
  const { quotes } = succeeded(await stage.services("owner").pricing.quotePrices(asked))
  return first(quotes.filter(({ bookingType }) => bookingType === type))
}

/** Windows with prices of their own (D15), from the price list to the booking. */
export const windowPricesContract: readonly StaffedCase[] = [
  {
    name: "a window that costs more or less costs that for whoever chooses it, as the quote said (D15)",
    run: async (stage) => {
      const { admin, services, quote, order, list, version } = await scene(stage)
      expectEqual(quote.windowAdjustmentsMinor, { [morning]: 500, [afternoon]: -300 })
      const base = quote.price.deliveryCharge.minor
      // The list changes after the quote, which keeps what each window costs.
      const plain = { ...list, windowAdjustmentsMinor: {} }
      succeeded(await admin.edit({ kind: "tariffs", market: "AE", id: list.id, version, value: plain }))
      for (const [window, more] of [
        [morning, 500],
        [afternoon, -300],
      ] as const) {
        const { booking } = succeeded(await services.booking.placeBooking(order(window)))
        expectEqual([booking.pickupWindow.window, booking.price.deliveryCharge.minor], [window, base + more])
      }
      const unseen = { ...order(morning), expectedTotal: quote.price.toPay }
      const { quote: dearer } = refused(await services.booking.placeBooking(unseen), "PriceChanged")
      expectEqual([dearer.window, dearer.price.deliveryCharge.minor], [morning, base + 500])
      // A quote for one window is not valid for another.
      refused(await services.booking.placeBooking({ ...order(afternoon), quoteId: dearer.id }), "PriceChanged")
      const agreed = { ...order(morning), quoteId: dearer.id, expectedTotal: dearer.price.toPay }
      expectEqual(succeeded(await services.booking.placeBooking(agreed)).booking.price, dearer.price)
    },
  },
  {
    name: "a window that the server assigns costs no more and no less (D13)",
    run: async (stage) => {
      const { services, order } = await scene(stage)
      const nextDay = await quoteOf(stage, "nextDay")
      expectEqual(nextDay.windowAdjustmentsMinor, undefined)
      const wish = { ...order(morning), bookingType: "nextDay", pickupWindow: null, quoteId: nextDay.id } as const
      expectEqual(succeeded(await services.booking.placeBooking(wish)).booking.price, nextDay.price)
    },
  },
  {
    name: "a promo takes its part off the price of the window that is chosen",
    run: async (stage) => {
      const { services, quote, order } = await scene(stage)
      const ask = { ...asked, bookingType: "sameDay", code: "WELCOME10", phone: null, quoteId: quote.id } as const
      const { coupon, quote: less } = succeeded(
        await services.promo.applyPromo({ ...ask, window: afternoon, expectedTotal: null }),
      )
      const charge = quote.price.deliveryCharge.minor - 300
      expectEqual([less.window, less.price.deliveryCharge.minor], [afternoon, charge])
      expectEqual(coupon.discount.minor, Math.round(charge / 10))
      const promo = { promoCode: "WELCOME10", expectedTotal: coupon.newPrice }
      const { booking } = succeeded(await services.booking.placeBooking({ ...order(afternoon), ...promo }))
      expectEqual(booking.price, less.price)
    },
  },
  {
    name: "another window of a complete booking is paid up or given back by what the two cost",
    run: async (stage) => {
      const { services, order } = await scene(stage)
      const { booking } = succeeded(await services.booking.placeBooking(order(afternoon)))
      const change = (pickupWindow: string) =>
        services.ownBookings.changeBooking({
          reference: booking.reference,
          accessToken: null,
          wish: { ...noWish, pickupWindow },
          expectedTotal: null,
          isPreview: false,
        })
      const { booking: moved, difference } = succeeded(await change(morning))
      expectEqual(moved.price.deliveryCharge.minor, booking.price.deliveryCharge.minor + 800)
      expectTrue(difference.kind === "pay", "the morning costs more")
      expectEqual(succeeded(await change(afternoon)).booking.price, booking.price)
    },
  },
  {
    name: "of a booking that the desk moved, the owner's change costs what its window does beside the one that was paid",
    run: async (stage) => {
      const { services, order } = await scene(stage)
      const { booking } = succeeded(await services.booking.placeBooking(order(afternoon)))
      const { reference, price } = booking
      const { operations } = (await stage.staff("ops", "Olga")).services
      const date = localDate("2026-11-24")
      const moveTo = async (id: string, window: string) => {
        const windows = { pickup: { date, window }, delivery: { date, window: "18-22" } }
        const command = { type: "reschedule", ...windows } as const
        succeeded(await operations.command({ reference, command, id, at: null, place: null, after: null }))
      }
      const change = (wish: Partial<BookingWish>) =>
        services.ownBookings.changeBooking({
          reference,
          accessToken: null,
          wish: { ...noWish, ...wish },
          expectedTotal: null,
          isPreview: false,
        })
      const priceAfter = async (wish: Partial<BookingWish>) => succeeded(await change(wish)).booking.price

      await moveTo("move-first-00", "11-14")
      await moveTo("move-second-00", "10-12")
      await moveTo("move-third-00", "11-14")
      // This does not choose a window either.
      expectEqual(await priceAfter({ dropOff: { ...sameStop, building: "Villa 8" } }), price)
      const { position, cityName } = booking.dropOff
      const nextDoor = { address: "Next door", position, cityName }
      expectEqual(await priceAfter({ dropOff: { ...sameStop, place: nextDoor } }), price)
      expectEqual(await priceAfter({ pickupWindow: afternoon }), price)
      await moveTo("move-fourth-00", "11-14")
      const dearer = await priceAfter({ pickupDate: localDate("2026-11-25"), pickupWindow: morning })
      expectEqual(dearer.deliveryCharge.minor, price.deliveryCharge.minor + 800)
      // From then on the price is that of its window.
      expectEqual(await priceAfter({ pickupWindow: afternoon }), price)
    },
  },
]
