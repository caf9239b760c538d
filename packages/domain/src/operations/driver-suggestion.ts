import type { Reference } from "../booking/order/reference.ts"
import type { Parcel } from "../booking/parcel/parcel.ts"
import { type Vehicle, vehicleFit, vehicles } from "../booking/parcel/vehicle.ts"
import { roadDistance } from "../places/distance.ts"
import type { Position } from "../places/position.ts"
import type { DriverMeans } from "./driver-means.ts"
import { type DriverStop, overlap } from "./driver-stop.ts"

/** A driver as he stands: what he drives, where he is, and where he is expected. */
export interface DriverNow extends DriverMeans {
  readonly id: string
  /** Where his phone is, if it said so just now. */
  readonly position: Position | null
  readonly stops: readonly DriverStop[]
}

/** What is to be given to somebody: the stop that comes next for it. */
export interface DriverWanted {
  readonly stop: DriverStop
  readonly vehicle: Vehicle
  readonly parcel: Pick<Parcel, "weightGrams" | "sidesCm">
}

export interface DriverSuggestion {
  readonly driver: string
  /** About how far he has to go by road, in kilometres; null where nobody knows where he will be. */
  readonly distanceKm: number | null
  /** From where that is: his phone, the stop before, or nowhere. */
  readonly from: "position" | "stop" | "unknown"
  /** How many bookings he has in the window without this one, of how many he carries. */
  readonly load: number
  readonly capacity: number
  /** The stop in the same window that is too far away for both, or null. */
  readonly conflict: { readonly reference: Reference; readonly distanceKm: number } | null
}

/** Two stops of one window farther apart than this, in kilometres by road, are hardly driven by one. */
export const farApartKm = 40

/**
 * Who could take a booking, the best first: those whose vehicle carries it and who have a place left in its window.
 * Nobody in conflict stands before one who is not; then the nearer one, then the one with more room, then the smaller
 * vehicle; equals by their ids, so that the order is always the same.
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

/** Where he comes from: the last of his stops that are over before, or of the same window; else where he is. */
function startOf({ position }: DriverNow, others: readonly DriverStop[], stop: DriverStop) {
  const before = others
    .filter(({ window }) => window.end <= stop.window.end)
    .toSorted((a, b) => b.window.end - a.window.end || (a.reference < b.reference ? -1 : 1))
  const last = before[0]
  if (last) return { from: "stop", position: last.position } as const
  return position ? ({ from: "position", position } as const) : ({ from: "unknown", position: null } as const)
}

/** The farthest of the stops that are too far away. */
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
