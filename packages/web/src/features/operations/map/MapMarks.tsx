import { listed } from "@mersal/domain/messages/listed"
import type { KeyboardEvent } from "react"
import { useLanguage } from "../../../environment/language.ts"
import type { MapMark } from "../../../ui/map/AreaMap.tsx"
import type { MapPoint, MapSize } from "../../../ui/map/map-view.ts"
import styles from "./MapMarks.module.css"
import { type MarkGroup, markGroups } from "./mark-groups.ts"

interface MapMarksProps {
  marks: readonly MapMark[]
  size: MapSize
  place: (mark: MapMark) => MapPoint
  /** The name of a mark. */
  nameOf: (mark: MapMark) => string
  chosen: ReadonlySet<string>
  onChoose: (marks: readonly MapMark[]) => void
}

/** The pressable marks over the map's drawing, for touch, mouse and the Tab key. */
export function MapMarks({ marks, size, place, nameOf, chosen, onChoose }: MapMarksProps) {
  const { language, texts } = useLanguage()
  const { operations: words } = texts
  const { width, height } = size
  const groups = markGroups(marks, place).filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)
  const press = (group: MarkGroup) => (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return
    event.preventDefault()
    onChoose(group.marks)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in an svg
    <svg className={styles.marks} width={width} height={height} role="group" aria-label={words.mapMarks}>
      {groups.map((group) => {
        const [first, ...others] = group.marks
        if (!first) return null
        const names = group.marks.map(nameOf)
        const label =
          others.length === 0 ? names[0] : `${words.marksTogether(names.length)}: ${listed[language](names)}`
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot be in an svg
          <g
            key={first.id}
            role="button"
            tabIndex={0}
            aria-label={label}
            aria-pressed={group.marks.every(({ id }) => chosen.has(id))}
            className={styles.mark}
            transform={`translate(${group.x} ${group.y})`}
            onClick={() => onChoose(group.marks)}
            onKeyDown={press(group)}
          >
            <circle className={styles.target} r="22" />
            {others.length > 0 && (
              <>
                <circle className={styles.disc} r="12" />
                <text className={styles.count} textAnchor="middle" dominantBaseline="central">
                  {names.length}
                </text>
              </>
            )}
          </g>
        )
      })}
    </svg>
  )
}
