import type { DriverListing } from "@mersal/domain/ports/driving/operations-service"
import { useCallback, useMemo } from "react"
import { useKeptAnswer } from "../../environment/answers/kept-answer.ts"
import { isOfBookings, useNews } from "../../environment/board-news.ts"
import { useOperations } from "../../environment/services/operations-services.ts"
import { type DriverNames, driverNames } from "../../features/operations/driver-names.ts"

const none: readonly DriverListing[] = []

/** The drivers and the markets of their current bookings, kept current. Changes of position matter only to maps. */
export function useDrivers({ followsPositions = false } = {}): {
  readonly drivers: readonly DriverListing[]
  readonly names: DriverNames
  readonly isKnown: boolean
} {
  const { operations } = useOperations()
  const { shown, refresh } = useKeptAnswer<readonly DriverListing[], never>(
    useCallback((options) => operations.drivers({}, options), [operations]),
  )
  useNews(refresh, (news) => isOfBookings(news) || (followsPositions && news.kind === "position"))
  const drivers = shown.state === "answered" ? shown.value : none
  return { drivers, names: useMemo(() => driverNames(drivers), [drivers]), isKnown: shown.state === "answered" }
}
