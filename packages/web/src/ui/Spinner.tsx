import { classNames } from "./class-names.ts"
import styles from "./Spinner.module.css"

export interface SpinnerProps {
  /** What is loading, for screen readers. Leave it out beside a text that says so. */
  label?: string
  size?: "small" | "large"
}

/** Shows that something is loading. With reduced motion it fades instead of turning. */
export function Spinner({ label, size = "small" }: SpinnerProps) {
  const className = classNames(styles.spinner, size === "large" && styles.large)
  return label ? (
    <span className={className} role="img" aria-label={label} />
  ) : (
    <span className={className} aria-hidden />
  )
}
