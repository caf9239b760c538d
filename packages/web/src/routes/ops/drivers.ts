import type { DriverListing } from "@mersal/domain/ports/driving/operations-service"
import { useCallback, useMemo } from "react"
import { useNews } from "../../environment/board-news.ts"
import { useKeptAnswer } from "../../environment/kept-answer.ts"
import { useOperations } from "../../environment/operations-services.ts"
import { type DriverNames, driverNames } from "../../features/operations/driver-names.ts"

const none: readonly DriverListing[] = []

/** Who drives, as it is while it is looked at. Positions are news for maps alone. */
export function useDrivers({ followsPositions = false } = {}): {
  readonly drivers: readonly DriverListing[]
  readonly names: DriverNames
  readonly isKnown: boolean
} {
  const { operations } = useOperations()
  const { shown, refresh } = useKeptAnswer<readonly DriverListing[], never>(
    useCallback((options) => operations.drivers({}, options), [operations]),
  )
  useNews(refresh, ({ kind }) => kind === "begun" || kind === "reload" || (followsPositions && kind !== "desk"))
  const drivers = shown.state === "answered" ? shown.value : none
  return { drivers, names: useMemo(() => driverNames(drivers), [drivers]), isKnown: shown.state === "answered" }
}
