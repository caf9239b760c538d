import type { Order } from "../../../booking/order/order.ts"
import { at } from "../../sample-booking.ts"
import { sampleOrder } from "../../sample-order.ts"
import type { Stage } from "../contract-case.ts"
import { first, succeeded } from "../expectations.ts"
import { placeAt } from "../places-named.ts"

export const morning = at("2026-11-21T09:00:00.000+04:00")

export const place = (stage: Stage, patch: Partial<Order> = {}, idempotencyKey?: string, browser?: string) =>
  stage
    .services(browser)
    .booking.placeBooking(sampleOrder(patch), idempotencyKey === undefined ? {} : { idempotencyKey })

/** The quote that a customer of this order sees now. */
export async function quoteFor(stage: Stage, order: Order) {
  const { market, vehicle, parcel } = order
  const request = {
    market,
    pickup: placeAt(order.pickup.position),
    dropOff: placeAt(order.dropOff.position),
    vehicle,
    parcel: { weightGrams: parcel.weightGrams, sidesCm: parcel.sidesCm },
  }
  const { quotes } = succeeded(await stage.services().pricing.quotePrices(request))
  return first(quotes.filter((quote) => quote.bookingType === order.bookingType))
}

export async function listed(stage: Stage, order: Order) {
  const { items } = succeeded(
    await stage.services().schedule.lookUpSlots({
      market: order.market,
      pickup: placeAt(order.pickup.position),
      dropOff: placeAt(order.dropOff.position),
      vehicle: order.vehicle,
    }),
  )
  return first(items.filter((item) => item.bookingType === order.bookingType))
}

export const windowOf = (slot: { readonly key: string }): string => slot.key.slice(slot.key.lastIndexOf("/") + 1)
