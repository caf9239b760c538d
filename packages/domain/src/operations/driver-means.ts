import { type Vehicle, vehicles } from "../booking/parcel/vehicle.ts"

/** What a driver drives, and how many bookings he carries in one window. */
export interface DriverMeans {
  readonly vehicle: Vehicle
  readonly capacity: number
}

/** More than this nobody carries in a window. */
export const mostCapacity = 99

/** What each vehicle carries in a window, of drivers of whom nobody has said it. */
export const usualCapacity: Readonly<Record<Vehicle, number>> = { bike: 6, car: 12, van: 20 }

/** Of a driver of whom nothing was said: the smallest vehicle, so that nobody is sent what he cannot carry. */
export const unknownMeans: DriverMeans = { vehicle: "bike", capacity: usualCapacity.bike }

/** Whether both say the same of a driver. */
export const areSameMeans = (one: DriverMeans, other: DriverMeans): boolean =>
  one.vehicle === other.vehicle && one.capacity === other.capacity

/** Means as a form holds them: how many he carries is what was typed. */
export interface TypedMeans {
  readonly vehicle: Vehicle
  readonly capacity: string
}

/** Another vehicle carries what is usual of it, unless somebody typed a number of his own. */
export function changeVehicle({ vehicle, capacity }: TypedMeans, to: Vehicle): TypedMeans {
  const isUsual = capacity.trim() === "" || capacity === String(usualCapacity[vehicle])
  return { vehicle: to, capacity: isUsual ? String(usualCapacity[to]) : capacity }
}

/** What was typed, or null where it is no number of bookings that somebody carries. */
export function readMeans({ vehicle, capacity }: TypedMeans): DriverMeans | null {
  const typed = capacity.trim()
  const count = /^\d+$/.test(typed) ? Number(typed) : 0
  return count >= 1 && count <= mostCapacity && vehicles.includes(vehicle) ? { vehicle, capacity: count } : null
}
