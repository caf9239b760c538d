import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from "react"
import { classNames } from "../class-names.ts"
import { Icon } from "../Icon.tsx"
import { VisuallyHidden } from "../VisuallyHidden.tsx"
import styles from "./AreaMap.module.css"
import { areaBounds, type MapArea, shapesOf } from "./area-shapes.ts"
import { usePointers, useWheel } from "./map-gestures.ts"
import {
  boundsOf,
  type GeoPoint,
  isSeen,
  keyStep,
  type MapPoint,
  type MapSize,
  type MapView,
  panned,
  toGeo,
  toPoint,
  viewOf,
  within,
  zoomed,
} from "./map-view.ts"
import { buttonsBox, markBox, markName, pinBox } from "./mark-names.ts"
import { type MapPlace, placeLabels } from "./place-labels.ts"
import { tilesOf } from "./tiles.ts"
import { useSizeOf } from "./use-size-of.ts"

/** A mark on the map: an end of the route, or what is moving along it. */
export interface MapMark {
  readonly id: string
  readonly kind: "pickup" | "dropOff" | "live"
  readonly at: GeoPoint
  /** Written beside the mark, where its shape alone would be unclear. Screen readers must get it from `words.help`. */
  readonly name?: string
}

export interface AreaMapProps {
  /** Names the map for screen readers. What it shows must also be in words beside it. */
  label: string
  words: { zoomIn: string; zoomOut: string; help: string }
  areas: readonly MapArea[]
  /** Pictures of streets to draw under the map, and their copyright line. */
  tiles?: { readonly url: string; readonly credit: string } | undefined
  /** Names for orientation. Only those that fit are shown, and more of them the closer the view is. */
  places?: readonly MapPlace[]
  marks?: readonly MapMark[]
  /** Joins pick-up and drop-off by a line. */
  showsWay?: boolean
  /** What the first view shows. If left out or empty, all the areas. */
  around?: readonly GeoPoint[]
  pin?: GeoPoint | null
  /**
   * Called when a place is pressed, or the pin is dragged or moved by the arrow keys. Without it the map cannot be
   * changed.
   */
  onPin?: (at: GeoPoint, how: "pressed" | "moved") => void
  className?: string | undefined
  /** Drawn over the map; `place` converts positions to pixels. For content that can be pressed. */
  overlay?: (size: MapSize, place: (at: GeoPoint) => MapPoint) => ReactNode
}

const zoomStep = 1.8
/** About two kilometres across a phone: close enough to see the neighbourhood of a place. */
const aroundScale = 1_500

/**
 * The areas that are served, drawn from outlines that come with the page, without network or foreign pictures. Dragging
 * and the arrow keys move the map, or the pin if there is one; plus, minus and the wheel zoom.
 */
export function AreaMap({
  label,
  words,
  areas,
  tiles,
  places = [],
  marks = [],
  showsWay,
  around = [],
  pin,
  onPin,
  className,
  overlay,
}: AreaMapProps) {
  const helpId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const size = useSizeOf(frame)
  const shapes = useMemo(() => shapesOf(areas), [areas])
  const bounds = useMemo(() => areaBounds(areas), [areas])
  const whole = useMemo(() => viewOf(bounds, size), [bounds, size])
  const [moved, setMoved] = useState<MapView | null>(null)
  const [first] = useState(around)
  const start = useMemo(() => {
    const shown = boundsOf(first)
    return shown ? viewOf(shown, size, aroundScale) : whole
  }, [first, size, whole])
  const view = moved ?? start

  const zoom = (factor: number, at?: MapPoint) => setMoved(zoomed(view, size, factor, whole, at))
  /** Zooms by key or button, towards the pin if it is visible. */
  const zoomHere = (factor: number) => {
    const tip = pin && toPoint(view, size, pin)
    zoom(factor, tip && isSeen(tip, size) ? tip : undefined)
  }
  const put = (at: GeoPoint, how: "pressed" | "moved" = "moved") => onPin?.(within(bounds, at), how)
  const pointers = usePointers({ view, size, pin: pin ?? null, setView: setMoved, zoom, put: onPin && put })
  useWheel(frame, zoom, onPin !== undefined)

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return
    const step = keyStep(event.key, event.shiftKey)
    if (event.key === "+" || event.key === "=") zoomHere(zoomStep)
    else if (event.key === "-") zoomHere(1 / zoomStep)
    else if (step && onPin) {
      const from = pin ? toPoint(view, size, pin) : { x: size.width / 2, y: size.height / 2 }
      const to = pin ? { x: from.x + step.x, y: from.y + step.y } : from
      put(toGeo(view, size, to))
      if (!isSeen(to, size)) setMoved(panned(view, { x: to.x - size.width / 2, y: to.y - size.height / 2 }))
    } else if (step) setMoved(panned(view, step))
    else return
    event.preventDefault()
  }

  const scale = view.scale / 1000
  const origin = toPoint(view, size, { lat: 0, lon: 0 })
  const transform = `translate(${origin.x} ${origin.y}) scale(${scale * narrowness(view, size)} ${scale})`
  const points = marks.map((mark) => ({ ...mark, ...toPoint(view, size, mark.at) }))
  const named = points.flatMap(({ name, ...mark }) => (name ? [{ name, ...mark, ...markName(mark, name, size) }] : []))
  const pinned = pin && toPoint(view, size, pin)
  const taken = [
    ...points.map(markBox),
    ...named.map(({ box }) => box),
    ...(pinned ? [pinBox(pinned)] : []),
    buttonsBox(size, document.dir === "rtl"),
  ]
  const labels = tiles ? [] : placeLabels(places, view, size, taken)
  return (
    <div className={classNames(styles.map, className)}>
      <div
        ref={frame}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move it
        tabIndex={0}
        aria-label={label}
        aria-describedby={helpId}
        className={classNames(styles.frame, onPin && styles.takesPin)}
        onKeyDown={press}
        {...pointers}
      >
        <svg className={styles.drawing} width={size.width} height={size.height} aria-hidden="true" focusable="false">
          {tiles &&
            tilesOf(view, size, tiles.url).map(({ key, url, ...place }) => <image key={key} href={url} {...place} />)}
          <g transform={transform} className={classNames(tiles && styles.overStreets)}>
            {shapes.map(({ id, path }) => (
              <path key={id} className={styles.area} d={path} fillRule="evenodd" vectorEffect="non-scaling-stroke" />
            ))}
          </g>
          {shapes.map(({ id, name, middle, span }) => {
            const { x, y } = toPoint(view, size, middle)
            const isRoomy = labels.length === 0 && span * view.scale * 0.9 > name.length * 8
            return (
              isRoomy && (
                <text key={id} className={styles.name} x={x} y={y} textAnchor="middle">
                  {name}
                </text>
              )
            )
          })}
          {labels.map(({ id, name, x, y, text }) => (
            <g key={id} className={styles.place}>
              <circle cx={x} cy={y} r="2.5" />
              <text x={text.x} y={text.y + 4} textAnchor="middle">
                {name}
              </text>
            </g>
          ))}
          {showsWay && <Way points={points} />}
          {points.map(({ id, kind, x, y }) => (
            <g key={id} transform={`translate(${x} ${y})`} className={styles[kind]}>
              {kind === "dropOff" ? <rect x="-8" y="-8" width="16" height="16" rx="5" /> : <circle r="8" />}
            </g>
          ))}
          {named.map(({ id, name, x, y }) => (
            <text key={id} x={x} y={y} className={styles.markName} textAnchor="middle">
              {name}
            </text>
          ))}
          {pinned && (
            <g transform={`translate(${pinned.x} ${pinned.y})`} className={styles.pin}>
              <circle className={styles.grip} cy="-18" r="24" />
              <path d="M0 0C-10-12-15-18-15-26a15 15 0 0 1 30 0c0 8-5 14-15 26z" />
              <circle className={styles.eye} cy="-26" r="5.5" />
            </g>
          )}
        </svg>
      </div>
      {overlay?.(size, (at) => toPoint(view, size, at))}
      {tiles && <p className={styles.credit}>{tiles.credit}</p>}
      <div className={styles.buttons}>
        <button type="button" className={styles.button} aria-label={words.zoomIn} onClick={() => zoomHere(zoomStep)}>
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={words.zoomOut}
          onClick={() => zoomHere(1 / zoomStep)}
        >
          <Icon name="minus" />
        </button>
      </div>
      <VisuallyHidden>
        <span id={helpId}>{words.help}</span>
      </VisuallyHidden>
    </div>
  )
}

/** The drawn length of a degree of longitude divided by that of a degree of latitude. */
const narrowness = (view: MapView, size: MapSize): number =>
  (toPoint(view, size, { lat: 0, lon: 1 }).x - toPoint(view, size, { lat: 0, lon: 0 }).x) / view.scale

type Placed = MapMark & MapPoint

/** A curve from one end to the other. It is curved so that nobody mistakes it for the driven road. */
function Way({ points }: { points: readonly Placed[] }) {
  const from = points.find(({ kind }) => kind === "pickup")
  const to = points.find(({ kind }) => kind === "dropOff")
  if (!from || !to) return null
  const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) / 6, y: (from.y + to.y) / 2 - (to.x - from.x) / 6 }
  return <path className={styles.way} d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`} />
}
