import type {
  BookingType,
  Instant,
  LocalDate,
  LocalName,
  Market,
  PlaceReference,
  Position,
  RuleBook,
  Vehicle,
} from "./values.ts"

export interface SlotRequest {
  readonly market: Market
  readonly pickup: PlaceReference
  readonly dropOff: PlaceReference
  /** Without one, closures for only some vehicles are ignored. */
  readonly vehicle?: Vehicle
}

/** What can be booked between two places, and when. */
export interface SlotLookup {
  /** The server's instant for which the answer is right. */
  readonly now: Instant
  /** Until this instant the answer stays the same; null if it does not change. */
  readonly staleAt: Instant | null
  readonly book: RuleBook
  readonly closures: readonly Closure[]
  /** What is published for the market besides the readings of the book; absent if nothing is. */
  readonly rules?: { readonly name: string; readonly patch: Readonly<Record<string, unknown>> }
  /** When the next published rules take effect, if there are any. */
  readonly rulesUntil?: Instant
  /** Keys of the windows, on any bookable date, that are full in the pick-up's zone; absent if there are none. */
  readonly full?: readonly string[]
  /** The class of the route, if the published `rules` treat it specially; otherwise absent. */
  readonly route?: "dubai-abudhabi" | "new-to-new" | "al-ain-rak" | "old-to-new"
  /** The booking types that are available; others are left out. */
  readonly items: readonly SlotItem[]
}

/** One booking type: its earliest pick-up date and the open windows of that date. */
export interface SlotItem {
  readonly bookingType: BookingType
  readonly earliestPickup: LocalDate
  readonly earliestDelivery: LocalDate
  readonly slots: readonly OpenSlot[]
}

export interface OpenSlot {
  readonly key: string
  /** The id by which an order chooses it: "13-18". */
  readonly window: string
  readonly label: string
  readonly start: Instant
  readonly end: Instant
  /** The last order time; at this instant the window is shut. */
  readonly orderBy: Instant
}

/** Days, or hours of days, on which nothing is picked up or delivered. */
export interface Closure {
  readonly id: string
  /** Two dates, or two days of every year: "06-01". */
  readonly from: string
  readonly to: string
  /** 1 is Monday; every day by default. */
  readonly weekdays?: readonly number[]
  /** Two times of the day; the whole day by default. */
  readonly between?: readonly [string, string]
  /** The vehicles that it concerns; all by default. */
  readonly tags?: readonly string[]
}

/** Where a market picks up and delivers, by city. */
export interface ServiceArea {
  readonly id: string
  readonly market: Market
  readonly city: LocalName
  readonly generation: "old" | "new"
  /** Outlines as GeoJSON writes them, longitude first. A ring inside another one is a hole. */
  readonly rings: readonly (readonly (readonly [lon: number, lat: number])[])[]
}

export interface FoundPlace {
  readonly id: string
  readonly kind: "city" | "district" | "landmark" | "point"
  readonly name: LocalName
  /** The service area that it lies in; null outside all of them, where nothing can be booked. */
  readonly areaId: string | null
  readonly city: LocalName
  readonly position: Position
}
