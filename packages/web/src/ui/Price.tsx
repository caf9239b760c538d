import { classNames } from "./class-names.ts"
import styles from "./Price.module.css"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

interface PriceContent {
  /** Formatted, with its currency: "AED 26.25". */
  amount: string
  /** A newer price is loading; this one stays, dimmed. */
  busy?: boolean
  size?: "inherit" | "large"
}

/** An old price needs a word that screen readers read before it. */
export type PriceProps = PriceContent & ({ was: string; wasLabel: string } | { was?: undefined; wasLabel?: undefined })

/** A price in figures of equal width, with the old price struck through before it. */
export function Price({ amount, busy = false, size = "inherit", was, wasLabel }: PriceProps) {
  return (
    <span className={classNames(styles.price, size === "large" && styles.large)} aria-busy={busy || undefined}>
      {was && (
        <>
          <VisuallyHidden>{wasLabel} </VisuallyHidden>
          <s className={styles.was}>
            <bdi>{was}</bdi>
          </s>{" "}
        </>
      )}
      <bdi>{amount}</bdi>
    </span>
  )
}
