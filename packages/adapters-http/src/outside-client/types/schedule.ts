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
  /** Without one, closures that concern some vehicles only do not count. */
  readonly vehicle?: Vehicle
}

/** What can be booked between two places, and when. */
export interface SlotLookup {
  /** The server's instant for which the answer is right. */
  readonly now: Instant
  /** Until this instant the answer is the same; null where it does not change. */
  readonly staleAt: Instant | null
  readonly book: RuleBook
  readonly closures: readonly Closure[]
  /** What is published for the market beside the readings of the book; missing where nothing is. */
  readonly rules?: { readonly name: string; readonly patch: Readonly<Record<string, unknown>> }
  /** When other rules count, as far as they are published. */
  readonly rulesUntil?: Instant
  /** Keys of the windows, of any date within reach, that are full where the parcel is picked up; missing where none is. */
  readonly full?: readonly string[]
  /** The class of the way, where the published rules have one for it: they stand in `rules`. Missing elsewhere. */
  readonly route?: "dubai-abudhabi" | "new-to-new" | "al-ain-rak" | "old-to-new"
  /** The booking types that can be had; one that cannot is left out. */
  readonly items: readonly SlotItem[]
}

/** One booking type: its earliest date of pick-up and the windows of that date that are open. */
export interface SlotItem {
  readonly bookingType: BookingType
  readonly earliestPickup: LocalDate
  readonly earliestDelivery: LocalDate
  readonly slots: readonly OpenSlot[]
}

export interface OpenSlot {
  readonly key: string
  /** Its id, by which an order chooses it: "13-18". */
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
  /** 1 is Monday; every day where it is left out. */
  readonly weekdays?: readonly number[]
  /** Two times of the day: the whole day where it is left out. */
  readonly between?: readonly [string, string]
  /** The vehicles that it concerns; all of them where it is left out. */
  readonly tags?: readonly string[]
}

/** Where a market picks up and delivers, by city. */
export interface ServiceArea {
  readonly id: string
  readonly market: Market
  readonly city: LocalName
  readonly generation: "old" | "new"
  /** Outlines of corners as GeoJSON writes them, longitude first. One inside another is a hole. */
  readonly rings: readonly (readonly (readonly [lon: number, lat: number])[])[]
}

export interface FoundPlace {
  readonly id: string
  readonly kind: "city" | "district" | "landmark" | "point"
  readonly name: LocalName
  /** The service area it lies in; null outside all of them, where nothing can be booked. */
  readonly areaId: string | null
  readonly city: LocalName
  readonly position: Position
}
