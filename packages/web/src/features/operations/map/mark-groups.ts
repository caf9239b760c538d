import type { MapMark } from "../../../ui/map/AreaMap.tsx"
import type { MapPoint } from "../../../ui/map/map-view.ts"

/** Marks too close to each other for a finger to separate. */
export interface MarkGroup extends MapPoint {
  readonly marks: readonly MapMark[]
}

/** In pixels: marks closer than this are pressed as one. Half of the smallest target. */
const reach = 22

/**
 * The marks as pressable groups: each is in the first group whose first mark is near.
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
