import type { Booking } from "@mersal/domain/booking/booking"
import type { Stop } from "@mersal/domain/booking/stop"
import type { SlotItem } from "@mersal/domain/booking/windows/slot-lookup"
import type { Instant } from "@mersal/domain/calendar/zone"
import type { Services } from "@mersal/domain/ports/driving/services"
import * as Result from "effect/Result"
import { cards, payByCard } from "./card-payment.ts"
import { expectThat, must, Unexpected } from "./expectation.ts"
import type { PlannedBooking, PlannedStop } from "./plan/day-plan.ts"
import { paymentWays } from "./plan/payment-way.ts"
import type { ProductLine } from "./product-line.ts"

/** The booker, at his own browser. */
export interface Customer {
  readonly line: ProductLine
  readonly services: Services
}

/** A booking that its customer has made, and how he reaches it. */
export interface Placed {
  readonly reference: string
  readonly accessToken: string
  readonly booking: Booking
  /** Until when it waits for its card payment; null if it does not. */
  readonly holdEndsAt: Instant | null
}

/** Looks up windows and prices, and books, as the pages do; a second time if its window closed meanwhile. */
export async function place(customer: Customer, planned: PlannedBooking): Promise<Placed> {
  const first = await tryToPlace(customer, planned)
  const isClosed =
    Result.isFailure(first) &&
    first.failure._tag === "SlotRefused" &&
    (first.failure.reason === "slot-closed" || first.failure.reason === "cutoff-passed")
  const answer = isClosed ? await tryToPlace(customer, planned) : first
  const { booking, accessToken, holdEndsAt = null } = await must(Promise.resolve(answer), "A booking")
  return { reference: booking.reference, accessToken, booking, holdEndsAt }
}

async function tryToPlace(
  { services }: Pick<Customer, "services">,
  planned: PlannedBooking,
): ReturnType<Services["booking"]["placeBooking"]> {
  const { market, vehicle, parcel, bookingType, customer, promoCode } = planned
  const [pickup, dropOff] = [planned.pickup, planned.dropOff].map(({ place }) => ({
    kind: "position" as const,
    position: place.position,
  })) as [PositionOf, PositionOf]
  const way = { market, pickup, dropOff, vehicle }
  const { items } = await must(services.schedule.lookUpSlots(way), "Windows")
  const item = items.find((each) => each.bookingType === bookingType)
  if (!item) throw new Unexpected(`No window of ${bookingType} is open`)
  const { quotes } = await must(services.pricing.quotePrices({ ...way, parcel }), "Prices")
  const plain = quotes.find((each) => each.bookingType === bookingType)
  const asked = { ...way, parcel, bookingType, phone: customer.phone, expectedTotal: null }
  const discounted =
    promoCode === null || plain === undefined
      ? undefined
      : await must(services.promo.applyPromo({ ...asked, code: promoCode, quoteId: plain.id }), `Promo ${promoCode}`)
  const quote = discounted?.quote ?? plain
  if (!quote) throw new Unexpected(`No price of ${bookingType}`)
  const order = {
    market,
    pickup: stopOf(planned.pickup, customer, true),
    dropOff: stopOf(planned.dropOff, planned.recipient, false),
    parcel,
    vehicle,
    bookingType,
    pickupDate: item.earliestPickup,
    pickupWindow: windowOf(item, planned.windowShare),
    deliveryDate: null,
    deliveryWindow: null,
    customer: { name: customer.name, phone: customer.phone, email: customer.email },
    paymentMethod: paymentWays[planned.payment].method,
    quoteId: quote.id,
    expectedTotal: quote.price.toPay,
    leadId: null,
    promoCode,
  }
  const idempotencyKey = `robot-${planned.customer.email}-${planned.number}-${item.earliestPickup}`
  return services.booking.placeBooking(order, { idempotencyKey })
}

type PositionOf = { readonly kind: "position"; readonly position: PlannedStop["place"]["position"] }

const windowOf = ({ slots }: SlotItem, share: number): string | null =>
  slots[Math.min(slots.length - 1, Math.floor(share * slots.length))]?.window ?? null

const stopOf = (
  { place, building, landmark }: PlannedStop,
  { name, phone }: { readonly name: string; readonly phone: string },
  isCustomer: boolean,
): Stop => ({ ...place, building, landmark, contact: { name, phone, isCustomer } })

/** Pays a held booking as planned. Answers whether it was paid. */
export async function pay(
  customer: Customer,
  placed: Placed,
  { payment, market }: PlannedBooking,
  banks: Set<string>,
): Promise<boolean> {
  const { method } = paymentWays[payment]
  if (method !== "card" && method !== "debitCard") return false
  expectThat(placed.holdEndsAt !== null, "What is paid by card is held until it is paid")
  const byCard = (card: string, instead: string | null = null) =>
    payByCard({ ...customer, ...placed, method, card, instead, banks })
  if (payment === "abandoned") return false
  if (payment === "cashInstead") {
    const { attempt, isPaid } = await byCard(cards.declined)
    expectThat(!isPaid, "A card that is declined pays nothing")
    const request = { ...placed, method: "cashAtDelivery" as const, instead: attempt }
    await must(customer.services.payments.payInCash(request), "Cash instead of a card")
    return false
  }
  if (payment === "secondCard") {
    const first = await byCard(cards.declined)
    expectThat(!first.isPaid, "A card that is declined pays nothing")
  }
  const card = payment === "cardAtBank" ? cards.asks : payment === "debitCard" ? cards.debit : cards.pays
  const { isPaid } = await byCard(card)
  expectThat(isPaid, `A card pays in ${market}`)
  return true
}
