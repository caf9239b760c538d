import type { Position } from "@mersal/domain/places/position"
import { useCallback, useEffect, useRef, useState } from "react"
import { useDriverServices } from "../../environment/driver-services.ts"

/** So often at most the server is told where the driver is, in milliseconds. */
const tellEvery = 10_000

export interface SharedPosition {
  /** Whether he shares it on the way; null until he has said. */
  readonly shares: boolean | null
  readonly choose: (shares: boolean) => void
  readonly trouble: "denied" | "lost" | null
  /** Where he is now, as far as he shares it; null between two legs. */
  readonly here: () => Position | null
}

/** Follows the phone's position while the driver is on a leg and wants it shared; between legs the phone is not asked. */
export function useSharedPosition(isOnTheWay: boolean): SharedPosition {
  const { calls, sharesPosition, setSharesPosition } = useDriverServices()
  const [shares, setShares] = useState(sharesPosition)
  const [trouble, setTrouble] = useState<SharedPosition["trouble"]>(null)
  const here = useRef<Position | null>(null)
  const isFollowed = isOnTheWay && shares === true

  useEffect(() => {
    if (!isFollowed) return
    if (!("geolocation" in navigator)) return setTrouble("denied")
    let toldAt = Number.NEGATIVE_INFINITY
    const watched = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) => {
        setTrouble(null)
        here.current = { lat: rounded(coords.latitude), lon: rounded(coords.longitude) }
        if (timestamp - toldAt < tellEvery) return
        toldAt = timestamp
        // A place of before is worth nothing: what does not arrive is not sent again.
        void calls.reportPosition({ position: here.current })
      },
      ({ code, PERMISSION_DENIED }) => setTrouble(code === PERMISSION_DENIED ? "denied" : "lost"),
      { enableHighAccuracy: true, maximumAge: tellEvery },
    )
    return () => {
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

/** A place to about a metre; more digits are noise. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5
