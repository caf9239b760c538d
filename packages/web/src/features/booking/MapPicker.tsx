import type { Place, StopSide } from "@mersal/domain/booking/stop"
import type { Position } from "@mersal/domain/places/position"
import type { ServiceArea } from "@mersal/domain/places/service-area"
import type { FoundPlace } from "@mersal/domain/ports/driving/coverage-service"
import * as Result from "effect/Result"
import { useEffect, useMemo, useState } from "react"
import { useLanguage } from "../../environment/language.ts"
import { loadOutlines, loadPlaceNames } from "../../environment/outlines.ts"
import { placeAddress } from "../../environment/places/place-words.ts"
import { useProduct } from "../../environment/product.ts"
import { useServices } from "../../environment/services/services.ts"
import { Button } from "../../ui/Button.tsx"
import { AreaMap } from "../../ui/map/AreaMap.tsx"
import type { MapPlace } from "../../ui/map/place-labels.ts"
import { Skeleton } from "../../ui/Skeleton.tsx"
import styles from "./MapPicker.module.css"
import { pinAt, pinnedPlace, pinText } from "./pinned-place.ts"

interface MapPickerProps {
  /** The initial position of the pin; null if none was chosen. */
  start: Place | null
  /** The other end of the route, if chosen. */
  other: Place | null
  otherSide: StopSide
  onChoose: (place: FoundPlace) => void
}

/** How long a pin must rest before its place is requested. */
const settlingMilliseconds = 300

/**
 * Chooses a place with a pin (D20). Loaded with the press that opens it. Without an answer, the outlines alone are
 * enough.
 */
export function MapPicker({ start, other, otherSide, onChoose }: MapPickerProps) {
  const { market, mapTiles } = useProduct()
  const { language, texts } = useLanguage()
  const { booking: words, firstStep } = texts
  const outlines = useOutlines()
  const [pin, setPin] = useState(start?.position ?? null)
  const [isLost, setLost] = useState(false)
  const { place, isAsked } = usePlaceOf(pin, outlines)
  const areas = useMemo(
    () => outlines?.map(({ id, city, rings }) => ({ id, name: city[language], rings })) ?? [],
    [outlines, language],
  )
  const places = usePlaceNames()
  const put = ({ lat, lon }: Position) => {
    setLost(false)
    setPin(pinAt(lat, lon))
  }
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => put({ lat: coords.latitude, lon: coords.longitude }),
      () => setLost(true),
      { enableHighAccuracy: true, timeout: 10_000 },
    )
  // The drawn mark of the other end, in words.
  const help = other ? `${firstStep.mapHelp} ${words[otherSide]}: ${other.address}` : firstStep.mapHelp
  const isServed = place !== null && place.areaId !== null
  return (
    <div className="stack">
      <p className="text-muted">{firstStep.mapHint}</p>
      {outlines ? (
        <AreaMap
          key={market}
          label={firstStep.mapLabel}
          words={{ zoomIn: words.mapZoomIn, zoomOut: words.mapZoomOut, help }}
          areas={areas}
          places={places}
          tiles={mapTiles}
          marks={other ? [{ id: otherSide, kind: otherSide, at: other.position, name: words[otherSide] }] : []}
          around={start ? [start.position] : other ? [other.position] : []}
          pin={pin}
          onPin={put}
        />
      ) : (
        <Skeleton shape="card" />
      )}
      <div className={styles.choice}>
        <p role="status" className={styles.place}>
          {isLost && firstStep.mapHereFailed}
          {/* Until the server has answered, the city is shown and not read out: a nearer name may follow. */}
          {!isLost && place && (
            <span key={String(isAsked)} aria-hidden={isAsked}>
              {isServed ? placeAddress(place, language) : firstStep.addressOutsideNote}
            </span>
          )}
        </p>
        <div className={styles.ways}>
          <Button aria-disabled={!isServed} onClick={() => place && isServed && onChoose(place)}>
            {firstStep.mapUse}
          </Button>
          {"geolocation" in navigator && (
            <Button variant="secondary" icon="locate" onClick={locate}>
              {firstStep.mapHere}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** First the outlines that come with the page, then the operator's current ones. */
function useOutlines(): readonly ServiceArea[] | null {
  const { market } = useProduct()
  const { coverage } = useServices()
  const [areas, setAreas] = useState<readonly ServiceArea[] | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    void loadOutlines(market).then((bundled) => !signal.aborted && setAreas((known) => known ?? bundled))
    void coverage.serviceAreas({ market }, { signal }).then((answer) => {
      if (!signal.aborted && Result.isSuccess(answer)) setAreas(answer.success)
    })
    return () => left.abort()
  }, [market, coverage])
  return areas
}

function usePlaceNames(): readonly MapPlace[] {
  const { market } = useProduct()
  const { language } = useLanguage()
  const [places, setPlaces] = useState<readonly MapPlace[]>([])
  useEffect(() => {
    let isLeft = false
    // A map also works without names.
    const show = (entries: Awaited<ReturnType<typeof loadPlaceNames>>) => {
      if (isLeft) return
      setPlaces(
        entries.map(({ id, kind, name, lat, lon }) => ({ id, name: name[language], rank: kind, at: { lat, lon } })),
      )
    }
    void loadPlaceNames(market).then(show, () => {})
    return () => {
      isLeft = true
    }
  }, [market, language])
  return places
}

interface PinnedPlace {
  readonly place: FoundPlace | null
  /** Whether the server's answer for this pin is pending. */
  readonly isAsked: boolean
}

/** The place of a pin: its city at once, and the nearest name once the server has answered. */
function usePlaceOf(pin: Position | null, areas: readonly ServiceArea[] | null): PinnedPlace {
  const { market } = useProduct()
  const { coverage } = useServices()
  const { texts } = useLanguage()
  const [named, setNamed] = useState<FoundPlace | null>(null)
  const [answered, setAnswered] = useState<Position | null>(null)
  useEffect(() => {
    if (!pin) return
    const call = new AbortController()
    const ask = async () => {
      const answer = await coverage.searchPlaces({ market, text: pinText(pin) }, { signal: call.signal })
      if (call.signal.aborted) return
      if (Result.isSuccess(answer)) setNamed(answer.success[0] ?? null)
      setAnswered(pin)
    }
    const timer = setTimeout(() => void ask(), settlingMilliseconds)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [pin, market, coverage])
  const isAsked = answered !== pin
  if (!pin || !areas) return { place: null, isAsked }
  const { addressOutside } = texts.firstStep
  const drawn = pinnedPlace(pin, areas, { en: addressOutside, ar: addressOutside })
  return { place: named?.id === drawn.id ? named : drawn, isAsked }
}
