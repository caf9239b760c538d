import type { DriverListing } from "@mersal/domain/ports/driving/operations-service"
import { useTexts } from "../../environment/language.ts"

/** Drivers of every market by their ids. One who has left is known by his id alone. */
export type DriverNames = ReadonlyMap<string, Pick<DriverListing, "name" | "markets" | "phone" | "vehicle" | "load">>

export const driverNames = (drivers: readonly DriverListing[]): DriverNames =>
  new Map(drivers.map((driver) => [driver.id, driver]))

/** Who drives a booking, in words. */
export function useDriverName(names: DriverNames): (driver: string | null) => string {
  const { operations: words } = useTexts()
  return (driver) => (driver === null ? words.noDriver : (names.get(driver)?.name ?? driver))
}
