import { type PointerEvent, type RefObject, useEffect, useRef } from "react"
import { type GeoPoint, type MapPoint, type MapSize, type MapView, panned, toGeo, toPoint } from "./map-view.ts"

/** In pixels. A finger that moved less than this has pressed, not dragged. */
const slack = 6

/**
 * React's own wheel listener is passive and cannot stop the page from scrolling. A read-only map lets the page scroll.
 */
export function useWheel(
  frame: RefObject<HTMLElement | null>,
  zoom: (factor: number, at: MapPoint) => void,
  isTaken: boolean,
) {
  const turn = useRef(zoom)
  turn.current = zoom
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const listen = (event: WheelEvent) => {
      if (!isTaken && !event.ctrlKey) return
      event.preventDefault()
      turn.current(Math.exp(-event.deltaY / 400), pointOf(element, event))
    }
    element.addEventListener("wheel", listen, { passive: false })
    return () => element.removeEventListener("wheel", listen)
  }, [frame, isTaken])
}

interface Pointing {
  readonly view: MapView
  readonly size: MapSize
  readonly pin: GeoPoint | null
  readonly setView: (view: MapView) => void
  readonly zoom: (factor: number, at: MapPoint) => void
  readonly put: ((at: GeoPoint, how?: "pressed") => void) | undefined
}

/** One finger drags the map or the pin, two zoom, and a press sets the pin. */
export function usePointers({ view, size, pin, setView, zoom, put }: Pointing) {
  const down = useRef(new Map<number, MapPoint>())
  const drag = useRef<{ what: "map" | "pin"; isMoved: boolean; from: MapPoint } | null>(null)
  const end = (event: PointerEvent<HTMLElement>) => {
    down.current.delete(event.pointerId)
    drag.current = null
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      const at = pointOf(event.currentTarget, event)
      down.current.set(event.pointerId, at)
      event.currentTarget.setPointerCapture(event.pointerId)
      const tip = pin && toPoint(view, size, pin)
      const isOnPin = put && tip && Math.hypot(at.x - tip.x, at.y - (tip.y - 18)) <= 24
      drag.current = { what: isOnPin ? "pin" : "map", isMoved: down.current.size > 1, from: at }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = down.current.get(event.pointerId)
      const dragged = drag.current
      if (!before || !dragged) return
      const at = pointOf(event.currentTarget, event)
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1]
      if (other) {
        const [last, now] = [before, at].map((point) => Math.hypot(point.x - other.x, point.y - other.y)) as [
          number,
          number,
        ]
        zoom(now / Math.max(1, last), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 })
      } else {
        dragged.isMoved ||= Math.hypot(at.x - dragged.from.x, at.y - dragged.from.y) > slack
        if (!dragged.isMoved) return
        const by = { x: at.x - before.x, y: at.y - before.y }
        if (dragged.what === "map") setView(panned(view, { x: -by.x, y: -by.y }))
        else if (pin && put) {
          const tip = toPoint(view, size, pin)
          put(toGeo(view, size, { x: tip.x + by.x, y: tip.y + by.y }))
        }
      }
      down.current.set(event.pointerId, at)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const dragged = drag.current
      const isPress = dragged !== null && !dragged.isMoved && down.current.size === 1
      end(event)
      if (isPress && put) put(toGeo(view, size, pointOf(event.currentTarget, event)), "pressed")
    },
    onPointerCancel: end,
  }
}

function pointOf(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): MapPoint {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
