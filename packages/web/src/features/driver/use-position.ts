import type { Position } from "@mersal/domain/places/position"
import { useCallback, useEffect, useRef, useState } from "react"
import { useDriverServices } from "../../environment/services/driver-services.ts"

/** How often the driver's position is sent, in milliseconds. */
const tellEvery = 10_000

export interface SharedPosition {
  /** Whether he shares it during a run; null until he has answered. */
  readonly shares: boolean | null
  readonly choose: (shares: boolean) => void
  readonly trouble: "denied" | "lost" | null
  /** His current position, as far as he shares it; null between two legs. */
  readonly here: () => Position | null
}

/** Follows the phone's position while the driver is on a leg and shares it. Between legs the phone is not asked. */
export function useSharedPosition(isOnTheWay: boolean): SharedPosition {
  const { calls, sharesPosition, setSharesPosition } = useDriverServices()
  const [shares, setShares] = useState(sharesPosition)
  const [trouble, setTrouble] = useState<SharedPosition["trouble"]>(null)
  const here = useRef<Position | null>(null)
  const isFollowed = isOnTheWay && shares === true

  useEffect(() => {
    if (!isFollowed) return
    if (!("geolocation" in navigator)) return setTrouble("denied")
    // Sent also if unchanged, because a driver in a traffic jam is still somewhere. An old position is worthless, so a
    // lost one is not sent again.
    const tell = () => here.current && void calls.reportPosition({ position: here.current })
    const timer = setInterval(tell, tellEvery)
    const watched = navigator.geolocation.watchPosition(
      ({ coords }) => {
        setTrouble(null)
        const isFirst = here.current === null
        here.current = { lat: rounded(coords.latitude), lon: rounded(coords.longitude) }
        if (isFirst) tell()
      },
      ({ code, PERMISSION_DENIED }) => {
        here.current = null
        setTrouble(code === PERMISSION_DENIED ? "denied" : "lost")
      },
      { enableHighAccuracy: true, maximumAge: tellEvery },
    )
    return () => {
      clearInterval(timer)
      navigator.geolocation.clearWatch(watched)
      here.current = null
      setTrouble(null)
    }
  }, [isFollowed, calls])

  return {
    shares,
    choose: (chosen) => {
      setSharesPosition(chosen)
      setShares(chosen)
    },
    trouble,
    here: useCallback(() => here.current, []),
  }
}

/** A position to about a metre; more digits are noise. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5
