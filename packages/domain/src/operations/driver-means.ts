import type { Vehicle } from "../booking/parcel/vehicle.ts"

/** What a driver drives, and how many bookings he carries in one window. */
export interface DriverMeans {
  readonly vehicle: Vehicle
  readonly capacity: number
}

/** More than this nobody carries in a window. */
export const mostCapacity = 99

/** What each vehicle carries in a window, of drivers of whom nobody has said it. */
const usualCapacity: Readonly<Record<Vehicle, number>> = { bike: 6, car: 12, van: 20 }

/** Of a driver of whom nothing was said: the smallest vehicle, so that nobody is sent what he cannot carry. */
export const unknownMeans: DriverMeans = { vehicle: "bike", capacity: usualCapacity.bike }
