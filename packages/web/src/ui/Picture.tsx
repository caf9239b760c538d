import type { ReactNode } from "react"
import { classNames } from "./class-names.ts"
import styles from "./Picture.module.css"

export type PictureName = "bike" | "car" | "van" | "document" | "small-box" | "medium-box" | "large-box" | "own-box"

export interface PictureProps {
  name: PictureName
  className?: string | undefined
}

/** An isometric box on the ground line y = 38; `edge` is the length of its sides and `start` its left edge. */
function box(edge: number, start = 2): ReactNode {
  const half = edge * 0.87
  const [left, middle, right, foot] = [start, start + half, start + 2 * half, 38]
  const shoulder = foot - edge * 1.5
  return (
    <>
      <path
        className={styles.paper}
        d={`M${left} ${shoulder}L${middle} ${shoulder - edge / 2}L${right} ${shoulder}L${middle} ${shoulder + edge / 2}Z`}
      />
      <path
        className={styles.tone}
        d={`M${left} ${shoulder}L${middle} ${shoulder + edge / 2}V${foot}L${left} ${foot - edge / 2}Z`}
      />
      <path
        className={styles.paper}
        d={`M${right} ${shoulder}L${middle} ${shoulder + edge / 2}V${foot}L${right} ${foot - edge / 2}Z`}
      />
      <path
        className={styles.line}
        d={`M${middle - half / 2} ${shoulder - edge / 4}L${middle + half / 2} ${shoulder + edge / 4}v${edge * 0.55}`}
      />
    </>
  )
}

const wheels = (left: number, right: number, radius: number) => (
  <>
    <circle className={styles.paper} cx={left} cy={36 - radius} r={radius} />
    <circle className={styles.paper} cx={right} cy={36 - radius} r={radius} />
    <circle className={styles.hub} cx={left} cy={36 - radius} r="1.5" />
    <circle className={styles.hub} cx={right} cy={36 - radius} r="1.5" />
  </>
)

/** Drawn in two tones on a 64 by 40 grid. Vehicles face the reading direction. */
const drawings: Readonly<Record<PictureName, ReactNode>> = {
  bike: (
    <>
      <rect className={styles.tone} x="6" y="6" width="16" height="14" rx="3" />
      <path className={styles.line} d="M6 12h16" />
      <path className={styles.tone} d="M10 29c0-5 3-7 8-7h9c2 0 3 1 3 3v4z" />
      <path className={styles.paper} d="M18 22h12c2 0 3-1 3-2h-9" />
      <path className={styles.line} d="M30 29h8l7-15M40 12h6l2 4M45 15l6 14" />
      {wheels(15, 51, 7)}
    </>
  ),
  car: (
    <>
      <path className={styles.tone} d="M5 31v-7c0-3 2-5 5-5l8-8c1-1 3-2 5-2h14c2 0 4 1 5 2l7 7c6 1 10 3 10 7v6z" />
      <path className={styles.paper} d="M18 19l6-6c1-1 1-1 3-1h3v7zM34 12h3c1 0 2 0 3 1l5 6H34z" />
      <path className={styles.line} d="M54 24h4M30 23h4" />
      {wheels(17, 47, 6)}
    </>
  ),
  van: (
    <>
      <path className={styles.tone} d="M5 31V9c0-2 1-3 3-3h30v25z" />
      <path className={styles.paper} d="M38 12h9c2 0 3 1 4 2l6 7c1 1 2 3 2 5v5H38z" />
      <path className={styles.tone} d="M43 16h5l5 7H43z" />
      <path className={styles.line} d="M11 12h8M24 19v12" />
      {wheels(17, 48, 6)}
    </>
  ),
  document: (
    <>
      <path className={styles.tone} d="M2 10h40v26H2z" />
      <path className={styles.paper} d="M2 10h40L24 25c-1 1-3 1-4 0z" />
      <path className={styles.line} d="M2 36l13-13M42 36L29 23" />
    </>
  ),
  "small-box": box(11),
  "medium-box": box(15),
  "large-box": box(19),
  "own-box": (
    <>
      {box(13, 14)}
      <path className={styles.line} d="M5 12v26M2 12h6M2 38h6" />
    </>
  ),
}

/** A parcel or a vehicle. Always decoration beside words. */
export function Picture({ name, className }: PictureProps) {
  return (
    <svg
      className={classNames(styles.picture, className)}
      width="64"
      height="40"
      viewBox="0 0 64 40"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name]}
    </svg>
  )
}
