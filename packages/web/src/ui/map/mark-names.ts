import type { MapPoint, MapSize } from "./map-view.ts"

/** A part of the drawing, in pixels. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface MarkName extends MapPoint {
  /** What it covers together with its mark, about as wide as letters are. */
  readonly box: Box
}

/** How far a mark reaches from its middle, and how far from it the foot of a name stands, above and below. */
const reach = 9
const [above, below] = [16, 26]
/** About the width of a letter and the height of a line, in pixels. */
const letter = 7.5
const line = 18

/** Where the name of a mark stands, from the middle of its foot: above it, below it at the upper edge, and whole at a side. */
export function markName(mark: MapPoint, name: string, { width }: MapSize): MarkName {
  const half = (name.length * letter) / 2 + 4
  const x = Math.min(Math.max(mark.x, half), Math.max(half, width - half))
  const isBelow = mark.y - above - line < 0
  const y = isBelow ? mark.y + below : mark.y - above
  return {
    x,
    y,
    box: {
      left: Math.min(x - half, mark.x - reach),
      right: Math.max(x + half, mark.x + reach),
      top: isBelow ? mark.y - reach : y - line,
      bottom: isBelow ? y + 4 : mark.y + reach,
    },
  }
}

export const markBox = ({ x, y }: MapPoint): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
})

/** Of a pin whose tip is there. */
export const pinBox = ({ x, y }: MapPoint): Box => ({ left: x - 16, right: x + 16, top: y - 42, bottom: y })

export const touches = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
