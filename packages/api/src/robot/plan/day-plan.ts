import type { BookingType } from "@mersal/domain/booking/booking-type"
import type { Parcel } from "@mersal/domain/booking/parcel/parcel"
import type { Vehicle } from "@mersal/domain/booking/parcel/vehicle"
import type { Place } from "@mersal/domain/booking/stop"
import type { MarketId } from "@mersal/domain/market/market"
import { type Chance, chanceOf } from "./chance.ts"
import { type Fate, fateWeights, needsCard } from "./fate.ts"
import { cardWeights, type PaymentWay, paymentWeights } from "./payment-way.ts"
import { type Person, somebody } from "./people.ts"
import { someParcel, someWay } from "./way.ts"

/** A booking of a robot's day as planned, from the seed alone: who books what and when, and how it ends. */
export interface PlannedBooking {
  /** 1 for the first of the day. */
  readonly number: number
  /** Minutes after the beginning of the day. */
  readonly bookAfter: number
  readonly market: MarketId
  readonly customer: Person & {
    /** The index of the booker among the day's account holders; null for a guest. */
    readonly member: number | null
    readonly email: string
  }
  readonly recipient: Person
  readonly pickup: PlannedStop
  readonly dropOff: PlannedStop
  readonly parcel: Parcel
  readonly vehicle: Vehicle
  readonly bookingType: BookingType
  /** Which of the open windows he takes: 0 for the first, 1 for the last. */
  readonly windowShare: number
  /** When the driver sets off within a window: 0 for its beginning, 1 for its end. */
  readonly startShare: number
  readonly promoCode: string | null
  readonly payment: PaymentWay
  readonly fate: Fate
  /** The proof of delivery. A recipient knows the PIN from his own message, or from the sender. */
  readonly proof: "pin-of-message" | "pin-of-sender" | "photo" | "signature"
  /** Whether the first PIN that is given is wrong. */
  readonly saysWrongPin: boolean
  /** Whether the driver's phone is offline at the door, and reports later what he did. */
  readonly losesLine: boolean
  /** Whether each of the driver's commands is sent twice, as by a phone that lost the answer. */
  readonly repeatsCommands: boolean
  /** Whether two dispatchers assign two drivers at the same moment. */
  readonly isContested: boolean
  /** Whether its customer follows it. */
  readonly isWatched: boolean
}

export interface PlannedStop {
  readonly place: Place
  readonly building: string
  readonly landmark: string
}

export interface DayPlan {
  readonly seed: number
  readonly bookings: readonly PlannedBooking[]
  /** Drivers of each market. */
  readonly drivers: Readonly<Record<MarketId, number>>
  /** The people with an account, in the market in which they live. */
  readonly members: readonly (Person & { readonly market: MarketId; readonly email: string })[]
}

/** How long bookings come in, in minutes from the beginning of the day. */
export const bookingMinutes = 9 * 60

/** The people before it are members, one for every tenth booking. */
const firstGuest = 1_000
const membersOf = (bookings: number): number => Math.min(firstGuest, Math.ceil(bookings / 10))

/** A day with this many bookings. The same seed and number give the same day. */
export function planDay({ seed, bookings }: { readonly seed: number; readonly bookings: number }): DayPlan {
  const chance = chanceOf(seed)
  const members = Array.from({ length: membersOf(bookings) }, (_, index) => {
    const own = chance.branch(`member ${index}`)
    const market = own.weighted({ AE: 70, QA: 30 })
    return { ...somebody(own, market, seed, index), market, email: `member-${seed}-${index + 1}@robot.example` }
  })
  const planned = Array.from({ length: bookings }, (_, index) => planBooking(chance, seed, index + 1, members))
  const driversOf = (market: MarketId) =>
    1 + Math.ceil(planned.filter((booking) => booking.market === market).length / 8)
  return { seed, bookings: planned, drivers: { AE: driversOf("AE"), QA: driversOf("QA") }, members }
}

function planBooking(day: Chance, seed: number, number: number, members: DayPlan["members"]): PlannedBooking {
  const chance = day.branch(`booking ${number}`)
  const holder = chance.oneIn(3) ? chance.between(0, members.length - 1) : null
  const member = holder === null ? undefined : members[holder]
  const market = member?.market ?? chance.weighted({ AE: 70, QA: 30 })
  const guest = somebody(chance, market, seed, firstGuest + number * 2)
  const customer = member
    ? { name: member.name, phone: member.phone, language: member.language, member: holder, email: member.email }
    : { ...guest, member: null, email: `guest-${seed}-${number}@robot.example` }
  const [from, to] = someWay(chance, market, customer.language)
  const fate = chance.weighted(fateWeights)
  const bookingType = chance.weighted({ onDemand: 35, sameDay: 35, nextDay: 30 })
  const { parcel, vehicle } = someParcel(chance)
  return {
    number,
    bookAfter: chance.between(0, bookingMinutes),
    market,
    customer,
    recipient: somebody(chance, market, seed, firstGuest + number * 2 + 1),
    pickup: { place: from, ...someDoor(chance) },
    dropOff: { place: to, ...someDoor(chance) },
    parcel,
    vehicle,
    bookingType,
    windowShare: chance.between(0, 100) / 100,
    startShare: chance.between(0, 60) / 100,
    // Only guests: an account may already have used the code on an earlier day.
    promoCode: member === undefined && chance.oneIn(5) ? chance.pick(["WELCOME10", "FRIENDS25"]) : null,
    payment: somePayment(chance, market, fate),
    fate,
    proof: chance.weighted({ "pin-of-message": 40, "pin-of-sender": 20, photo: 25, signature: 15 }),
    saysWrongPin: chance.oneIn(8),
    losesLine: chance.oneIn(6),
    repeatsCommands: chance.oneIn(6),
    isContested: chance.oneIn(8),
    isWatched: chance.oneIn(3),
  }
}

function somePayment(chance: Chance, market: MarketId, fate: Fate): PaymentWay {
  if (fate === "neverPaid") return "abandoned"
  const weights = needsCard.has(fate) ? cardWeights : paymentWeights
  return chance.weighted(weights[market] as Readonly<Record<PaymentWay, number>>)
}

const someDoor = (chance: Chance): Omit<PlannedStop, "place"> => ({
  building: `Tower ${chance.between(1, 40)}, floor ${chance.between(1, 30)}`,
  landmark: chance.pick(["", "", "Behind the mosque", "Beside the pharmacy", "Ask at the reception"]),
})
