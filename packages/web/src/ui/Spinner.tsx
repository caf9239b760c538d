import { classNames } from "./class-names.ts"
import styles from "./Spinner.module.css"

export interface SpinnerProps {
  /** What is being waited for, for screen readers; leave it out beside a text that already says so. */
  label?: string
  size?: "small" | "large"
}

/** Something is under way. With reduced motion it breathes instead of turning. */
export function Spinner({ label, size = "small" }: SpinnerProps) {
  const className = classNames(styles.spinner, size === "large" && styles.large)
  return label ? (
    <span className={className} role="img" aria-label={label} />
  ) : (
    <span className={className} aria-hidden />
  )
}
