import type { BoardEntry, DriverListing } from "@mersal/domain/ports/driving/operations-service"
import { useTexts } from "../../environment/language.ts"

/** Drivers of every market by id. A disabled driver appears only on the bookings that he was given. */
export type DriverNames = ReadonlyMap<string, Pick<DriverListing, "name" | "markets" | "phone" | "vehicle" | "load">>

export const driverNames = (drivers: readonly DriverListing[]): DriverNames =>
  new Map(drivers.map((driver) => [driver.id, driver]))

type NameOfDriver = Pick<DriverListing, "name" | "phone">

export type NamesOfBooking = ReadonlyMap<string, NameOfDriver>

/** All these, and the disabled drivers who were given this booking. */
export function useNamesOfBooking(names: DriverNames, { disabledDrivers }: BoardEntry): NamesOfBooking {
  const { operations: words } = useTexts()
  if (disabledDrivers.length === 0) return names
  const gone = disabledDrivers.map((driver) => [driver.id, { ...driver, name: words.gone(driver.name) }] as const)
  return new Map<string, NameOfDriver>([...gone, ...names])
}

/** The name of a booking's driver, or the text that there is none. */
export function useDriverName(names: NamesOfBooking): (driver: string | null) => string {
  const { operations: words } = useTexts()
  return (driver) => (driver === null ? words.noDriver : (names.get(driver)?.name ?? driver))
}
