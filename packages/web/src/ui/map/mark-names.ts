import type { MapPoint, MapSize } from "./map-view.ts"

/** A rectangle of the drawing, in pixels. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface MarkName extends MapPoint {
  /** The area of the name together with its mark, estimated from the width of letters. */
  readonly box: Box
}

/** A mark's radius, and the distance of a name's baseline from its middle, above and below. */
const reach = 9
const [above, below] = [16, 26]
/** The approximate width of a letter and height of a line, in pixels. */
const letter = 7.5
const line = 18

/**
 * Where a mark's name is written, by the middle of its baseline: above the mark, below it at the map's upper edge, and
 * shifted inwards at a side.
 */
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

/** The box of a pin with its tip at this point. */
export const pinBox = ({ x, y }: MapPoint): Box => ({ left: x - 16, right: x + 16, top: y - 42, bottom: y })

/** The box of the two zoom buttons, in the lower corner at the end of the page's lines. */
export function buttonsBox({ width, height }: MapSize, isRightToLeft: boolean): Box {
  const [side, tall] = [12 + 44, 12 + 44 + 8 + 44]
  return {
    left: isRightToLeft ? 0 : width - side,
    right: isRightToLeft ? side : width,
    top: height - tall,
    bottom: height,
  }
}

export const touches = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
