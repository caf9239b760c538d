import styles from "./Logo.module.css"

export interface LogoProps {
  /** The product's name, a setting: the word beside the mark. */
  name: string
}

/** The mark is an M drawn as a route: it leaves a stop, goes two ways up and down, and arrives at the live dot. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect className={styles.ground} width="32" height="32" rx="9" />
        <path className={styles.route} d="M8.5 22.5V11.2l7.5 7.3 7.5-7.3v8.3" />
        <circle className={styles.dot} cx="23.5" cy="22.7" r="2.6" />
      </svg>
      <bdi className={styles.word}>{name}</bdi>
    </span>
  )
}
