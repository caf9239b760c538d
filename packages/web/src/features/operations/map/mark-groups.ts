import type { MapMark } from "../../../ui/map/AreaMap.tsx"
import type { MapPoint } from "../../../ui/map/map-view.ts"

/** Marks that lie so near to each other that a finger could not tell them apart. */
export interface MarkGroup extends MapPoint {
  readonly marks: readonly MapMark[]
}

/** As near as this in pixels, marks are pressed as one: half of the smallest target. */
const reach = 22

/**
 * The marks as they are pressed: each stands in the first group whose first mark it is near to.
 *
 * @param place where a mark is drawn
 */
export function markGroups(marks: readonly MapMark[], place: (mark: MapMark) => MapPoint): readonly MarkGroup[] {
  const groups: (MapPoint & { marks: MapMark[] })[] = []
  for (const mark of marks) {
    const { x, y } = place(mark)
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < reach)
    if (near) near.marks.push(mark)
    else groups.push({ x, y, marks: [mark] })
  }
  return groups
}
