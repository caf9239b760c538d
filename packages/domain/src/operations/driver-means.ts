import { type Vehicle, vehicles } from "../booking/parcel/vehicle.ts"

/** A driver's vehicle, and how many bookings he carries in one window. */
export interface DriverMeans {
  readonly vehicle: Vehicle
  readonly capacity: number
}

/** Nobody carries more in a window. */
export const mostCapacity = 99

/** What each vehicle carries in a window, for drivers without a number of their own. */
export const usualCapacity: Readonly<Record<Vehicle, number>> = { bike: 6, car: 12, van: 20 }

/** For a driver without known means: the smallest vehicle, so that nobody is sent what he cannot carry. */
export const unknownMeans: DriverMeans = { vehicle: "bike", capacity: usualCapacity.bike }

/** Whether two means are equal. */
export const areSameMeans = (one: DriverMeans, other: DriverMeans): boolean =>
  one.vehicle === other.vehicle && one.capacity === other.capacity

/** Means in a form, with the number as typed. */
export interface TypedMeans {
  readonly vehicle: Vehicle
  readonly capacity: string
}

/** Changes the vehicle, and the number to its usual one unless a different number was typed. */
export function changeVehicle({ vehicle, capacity }: TypedMeans, to: Vehicle): TypedMeans {
  const isUsual = capacity.trim() === "" || capacity === String(usualCapacity[vehicle])
  return { vehicle: to, capacity: isUsual ? String(usualCapacity[to]) : capacity }
}

/** The typed means, or null if the number is not valid. */
export function readMeans({ vehicle, capacity }: TypedMeans): DriverMeans | null {
  const typed = capacity.trim()
  const count = /^\d+$/.test(typed) ? Number(typed) : 0
  return count >= 1 && count <= mostCapacity && vehicles.includes(vehicle) ? { vehicle, capacity: count } : null
}
