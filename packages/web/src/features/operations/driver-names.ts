import type { DriverListing } from "@mersal/domain/ports/driving/operations-service"
import { useTexts } from "../../environment/language.ts"

/** Names of drivers by their ids. One who has left is known by his id alone. */
export type DriverNames = ReadonlyMap<string, string>

export const driverNames = (drivers: readonly Pick<DriverListing, "id" | "name">[]): DriverNames =>
  new Map(drivers.map(({ id, name }) => [id, name]))

/** Who drives a booking, in words. */
export function useDriverName(names: DriverNames): (driver: string | null) => string {
  const { operations: words } = useTexts()
  return (driver) => (driver === null ? words.noDriver : (names.get(driver) ?? driver))
}
