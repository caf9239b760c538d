import type { Reference } from "../booking/order/reference.ts"
import type { Parcel } from "../booking/parcel/parcel.ts"
import { type Vehicle, vehicleFit, vehicles } from "../booking/parcel/vehicle.ts"
import { roadDistance } from "../places/distance.ts"
import type { Position } from "../places/position.ts"
import type { DriverMeans } from "./driver-means.ts"
import { type DriverStop, overlap } from "./driver-stop.ts"

/** A driver's present situation: his means, his position, and his stops. */
export interface DriverNow extends DriverMeans {
  readonly id: string
  /** His phone's position, if it is recent. */
  readonly position: Position | null
  readonly stops: readonly DriverStop[]
}

/** The booking to be assigned: its next stop. */
export interface DriverWanted {
  readonly stop: DriverStop
  readonly vehicle: Vehicle
  readonly parcel: Pick<Parcel, "weightGrams" | "sidesCm">
}

export interface DriverSuggestion {
  readonly driver: string
  /** About how far he has to drive, in kilometres by road; null if his position then is unknown. */
  readonly distanceKm: number | null
  /** Where the distance begins: his phone, the stop before, or unknown. */
  readonly from: "position" | "stop" | "unknown"
  /** How many other bookings he has in the window, of the number he can carry. */
  readonly load: number
  readonly capacity: number
  /** A stop in the same window that is too far away from this one, or null. */
  readonly conflict: { readonly reference: Reference; readonly distanceKm: number } | null
}

/** Two stops of one window farther apart than this, in kilometres by road, can hardly be driven by one driver. */
export const farApartKm = 40

/**
 * Drivers for a booking, the most suitable first: those whose vehicle carries it and who have a place left in its
 * window. Drivers without a conflict come first; then by distance, by room left, by the smaller vehicle, and by id, so
 * that the order is always the same.
 */
export function suggestDrivers(wanted: DriverWanted, drivers: readonly DriverNow[]): readonly DriverSuggestion[] {
  return drivers
    .filter((driver) => carries(driver, wanted))
    .map((driver) => ({ driver, suggestion: suggestionOf(driver, wanted) }))
    .filter(({ suggestion }) => suggestion.load < suggestion.capacity)
    .toSorted(
      (a, b) =>
        Number(a.suggestion.conflict !== null) - Number(b.suggestion.conflict !== null) ||
        compareDistances(a.suggestion.distanceKm, b.suggestion.distanceKm) ||
        roomOf(b.suggestion) - roomOf(a.suggestion) ||
        vehicles.indexOf(a.driver.vehicle) - vehicles.indexOf(b.driver.vehicle) ||
        (a.driver.id < b.driver.id ? -1 : 1),
    )
    .map(({ suggestion }) => suggestion)
}

/** A larger vehicle carries what a smaller one does. */
function carries({ vehicle }: DriverMeans, wanted: DriverWanted): boolean {
  return vehicles.indexOf(vehicle) >= vehicles.indexOf(wanted.vehicle) && vehicleFit(vehicle, wanted.parcel).fits
}

function suggestionOf(driver: DriverNow, { stop }: DriverWanted): DriverSuggestion {
  const others = driver.stops.filter(({ reference }) => reference !== stop.reference)
  const inWindow = others.filter(({ window }) => overlap(window, stop.window))
  const start = startOf(driver, others, stop)
  return {
    driver: driver.id,
    distanceKm: start.position && roadDistance(start.position, stop.position).distanceKm,
    from: start.from,
    load: inWindow.length,
    capacity: driver.capacity,
    conflict: conflictOf(inWindow, stop),
  }
}

/** Where he comes from: the last of his stops that end before, or are in the same window; otherwise his position. */
function startOf({ position }: DriverNow, others: readonly DriverStop[], stop: DriverStop) {
  const before = others
    .filter(({ window }) => window.end <= stop.window.end)
    .toSorted((a, b) => b.window.end - a.window.end || (a.reference < b.reference ? -1 : 1))
  const last = before[0]
  if (last) return { from: "stop", position: last.position } as const
  return position ? ({ from: "position", position } as const) : ({ from: "unknown", position: null } as const)
}

/** The farthest stop that is too far away. */
function conflictOf(inWindow: readonly DriverStop[], stop: DriverStop): DriverSuggestion["conflict"] {
  const [farthest] = inWindow
    .map(({ reference, position }) => ({
      reference,
      distanceKm: roadDistance(position, stop.position).distanceKm,
    }))
    .filter(({ distanceKm }) => distanceKm > farApartKm)
    .toSorted((a, b) => b.distanceKm - a.distanceKm || (a.reference < b.reference ? -1 : 1))
  return farthest ?? null
}

const compareDistances = (a: number | null, b: number | null): number =>
  (a ?? Number.MAX_VALUE) - (b ?? Number.MAX_VALUE)

const roomOf = ({ load, capacity }: DriverSuggestion): number => capacity - load
