import { bookingTypes } from "../booking/booking-type.ts"
import { vehicleFit } from "../booking/parcel/vehicle.ts"
import type { Place } from "../booking/stop.ts"
import { roadDistance } from "../places/distance.ts"
import type { Position } from "../places/position.ts"
import type { PriceInputs, SealedQuote } from "./quote.ts"
import { type PriceFacts, quotePrice } from "./quote-price.ts"
import type { RateCard } from "./rate-card.ts"

/** The parcel and its route. Both ends carry the names of their cities. */
export interface EstimateWish extends Pick<PriceInputs, "market" | "vehicle" | "parcel"> {
  readonly pickup: Place
  readonly dropOff: Place
}

/** The route that the server priced last, and its quotes. */
export interface PricedWay extends Pick<PriceInputs, "pickup" | "dropOff"> {
  readonly quotes: readonly SealedQuote[]
}

/** A quote without an id: it anticipates the server's answer, and nothing can be booked with it (D16). */
export type EstimatedQuote = Omit<SealedQuote, "id">

/**
 * The server's answer to another wish, computed by the same rules for each booking type, from its rate card and its
 * last answer. Null when the answer cannot be known: the vehicle does not carry the parcel, a city is not on the card,
 * another price list has come into force, or the route differs and the server measures it along the roads.
 */
export function estimatedQuotes(card: RateCard, wish: EstimateWish, last: PricedWay): readonly EstimatedQuote[] | null {
  const { market, vehicle, parcel } = wish
  const [before] = last.quotes
  const from = areaIdOf(card, wish.pickup)
  const to = areaIdOf(card, wish.dropOff)
  const isKnown = before?.basis.tariff === card.tariff.id && vehicleFit(vehicle, parcel).fits
  const [pickup, dropOff] = [wish.pickup.position, wish.dropOff.position]
  const isSameWay = isSame(pickup, last.pickup) && isSame(dropOff, last.dropOff)
  if (!isKnown || !from || !to || (before.byRoad && !isSameWay)) return null
  const facts: PriceFacts = {
    tariff: card.tariff,
    vatPercent: card.vatPercent,
    areas: [from, to],
    book: before.basis.book,
    now: before.issuedAt,
    ...(before.byRoad
      ? { distanceKm: before.distanceKm, byRoad: true }
      : { distanceKm: roadDistance(pickup, dropOff).distanceKm }),
  }
  return bookingTypes.map((bookingType) => {
    const { inputs: _, ...quote } = quotePrice({ market, pickup, dropOff, vehicle, bookingType, parcel }, facts)
    return { ...quote, bookingType, vehicle }
  })
}

/** Matches the city's name in either language, as an address search gives it. */
const areaIdOf = ({ areas }: RateCard, { cityName }: Place): string | undefined =>
  areas.find(({ city }) => city.en === cityName || city.ar === cityName)?.id

const isSame = (one: Position, other: Position): boolean => one.lat === other.lat && one.lon === other.lon
