import { classNames } from "./class-names.ts"
import styles from "./RouteMotif.module.css"

/** The line alone, lying: decoration for empty states and headers. */
export function RouteMotif({ className }: { className?: string | undefined }) {
  return (
    <svg className={classNames(styles.motif, className)} viewBox="0 0 320 72" aria-hidden="true" focusable="false">
      <path className={styles.motifTrack} d="M20 52C84 52 84 20 150 20s72 32 150 32" />
      <path className={styles.motifDone} d="M20 52C84 52 84 20 150 20" />
      <circle className={styles.motifStart} cx="20" cy="52" r="7" />
      <rect className={styles.motifEnd} x="293" y="45" width="14" height="14" rx="4" />
      <circle className={styles.motifLive} cx="150" cy="20" r="6" />
    </svg>
  )
}
