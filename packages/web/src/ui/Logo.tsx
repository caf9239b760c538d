import styles from "./Logo.module.css"

export interface LogoProps {
  /** The product's name, shown beside the mark. It is a setting. */
  name: string
}

/** The mark is the route line, two stops joined. It contains no letter, because the product's name can change. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect className={styles.ground} width="32" height="32" rx="9" />
        <path className={styles.route} d="M11.6 20.4l8.8-8.8" />
        <circle className={styles.route} cx="9.3" cy="22.7" r="3.2" />
        <circle className={styles.dot} cx="23" cy="9" r="4.2" />
      </svg>
      <bdi className={styles.word}>{name}</bdi>
    </span>
  )
}
